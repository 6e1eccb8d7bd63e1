import Synchronization

/// Limits the tries to sign in by account and by address, with delays that double.
///
/// Kept in memory and bounded. Unknown names are counted like others, so that the limits do not
/// tell who has an account. A try is counted before the password is checked, so that parallel tries
/// are counted, too.
final class SignInLimits: Sendable {
  /// Tries of an account before the first delay: some mistyped passwords.
  static let freeForAccount = 5
  /// Tries of an address before the first delay: a household behind one address.
  static let freeForAddress = 20
  /// The longest delay, so that nobody can lock a person out by guessing at their name; it leaves
  /// four tries an hour, some thirty thousand in a year.
  static let longestDelay = Duration.seconds(15 * 60)
  /// Time without a try after which the count is reset.
  static let memory = Duration.seconds(60 * 60)
  /// The most names and addresses that are counted, some hundred bytes each; the oldest is dropped.
  static let entryLimit = 4096

  private struct Entry {
    var count = 0
    var last: ContinuousClock.Instant
    var until: ContinuousClock.Instant
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// The number of counted names and addresses.
  var count: Int { entries.withLock { $0.count } }

  /// Counts a try.
  ///
  /// - Parameters:
  ///   - account: The name in its compared form; `nil` if only a code is given.
  ///   - address: The client's address.
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

  /// Resets the count of an account that has signed in, and takes this try off the count of the
  /// address.
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
