import Synchronization

/// How often it may be guessed: by account and by address, with delays that double.
///
/// Kept in memory and bounded. A name that nobody has counts like any other, so that this does not
/// tell who has an account. Trying is counted before the password is looked at, so that many tries
/// at once are counted too.
final class SignInLimits: Sendable {
  /// Tries before the first delay: some mistyped passwords.
  static let freeForAccount = 5
  /// A household behind one address.
  static let freeForAddress = 20
  /// No longer, so that nobody is kept out for long by somebody who guesses at their name: then
  /// four tries an hour are left, some thirty thousand in a year.
  static let longestDelay = Duration.seconds(15 * 60)
  /// After so long without a try all is forgotten.
  static let memory = Duration.seconds(60 * 60)
  /// Names and addresses that are remembered, some hundred bytes each; the oldest is forgotten.
  static let entryLimit = 4096

  private struct Entry {
    var count = 0
    var last: ContinuousClock.Instant
    var until: ContinuousClock.Instant
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// How many names and addresses are remembered.
  var count: Int { entries.withLock { $0.count } }

  /// Counts a try.
  ///
  /// - Parameters:
  ///   - account: The name as it is compared; `nil` where only a code is given.
  ///   - address: Where it comes from.
  ///   - now: The time.
  /// - Throws: ``AccountError/tooManyTries(seconds:)``; such a try is not counted.
  func begin(
    account: String?, address: String, now: ContinuousClock.Instant = .now
  ) throws(AccountError) {
    let wait = entries.withLock { entries -> Duration? in
      let keys = Self.keys(account, address)
      let until = keys.compactMap { entries[$0.key]?.until }.max() ?? now
      guard until <= now else { return until - now }
      for (key, free) in keys { Self.count(key, free, now, &entries) }
      return nil
    }
    guard let wait else { return }
    throw .tooManyTries(seconds: Int(wait.components.seconds) + 1)
  }

  /// Forgets the tries of somebody who has signed in, and this one of the address.
  func succeeded(account: String?, address: String) {
    entries.withLock { entries in
      for (index, (key, _)) in Self.keys(account, address).enumerated() {
        if index == 0 {
          // An own account to sign in to now and then does not win new guesses at others'.
          entries[key]?.count -= 1
        } else {
          entries[key] = nil
        }
      }
    }
  }

  private static func keys(_ account: String?, _ address: String) -> [(key: String, free: Int)] {
    [("@" + network(of: address), freeForAddress)]
      + (account.map { [("=" + $0, freeForAccount)] } ?? [])
  }

  private static func count(
    _ key: String, _ free: Int, _ now: ContinuousClock.Instant, _ entries: inout [String: Entry]
  ) {
    var entry = entries[key] ?? Entry(last: now, until: now)
    if now - max(entry.last, entry.until) > memory { entry.count = 0 }
    entry.count += 1
    entry.last = now
    if entry.count >= free {
      // 1, 2, 4 … seconds; 2^10 is longer than the longest.
      let delay = Duration.seconds(1 << min(entry.count - free, 10))
      entry.until = now + min(delay, longestDelay)
    }
    entries[key] = entry
    guard entries.count > entryLimit,
      let oldest = entries.min(by: { $0.value.last < $1.value.last })
    else { return }
    entries[oldest.key] = nil
  }

  /// The part of an address that one household has: of IPv6 the first 64 bits (RFC 6177).
  static func network(of address: String) -> String {
    guard address.contains(":"), !address.hasPrefix("::ffff:") else { return address }
    let parts = address.split(separator: ":", omittingEmptySubsequences: false)
    // "2001:db8::1" has zeros where the two colons are.
    let gap = parts.firstIndex(of: "") ?? parts.count
    let head = parts[..<min(gap, 4)]
    return head.joined(separator: ":") + "::/64"
  }
}
