import Foundation
import Synchronization

/// A loop that tries many damaged inputs, each made from a number: the same number makes the same input.
///
/// A few hundred cases run among the tests. `VORLESER_FUZZ_SECONDS` has each loop go on for so long, and
/// `VORLESER_FUZZ_CASE` tries that case alone. A trap ends the process; the cases that were running are
/// then the last thing on standard error.
public struct FuzzLoop: Sendable {
  /// Where cases begin, so that a long run is not the short one again.
  private static let longRunStart: UInt64 = 1_000_000

  private let name: String
  private let caseCount: Int

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - name: What is tried, for the message.
  ///   - caseCount: How many cases the tests try.
  public init(_ name: String, caseCount: Int = 200) {
    self.name = name
    self.caseCount = caseCount
  }

  /// Tries cases.
  ///
  /// - Parameter body: Makes an input with the generator and gives it to a parser; says what must hold.
  /// - Throws: What `body` throws.
  public func run(_ body: (inout SeededGenerator) async throws -> Void) async throws {
    let environment = ProcessInfo.processInfo.environment
    if let one = environment["VORLESER_FUZZ_CASE"].flatMap({ UInt64($0) }) {
      return try await runCase(one, body)
    }
    for number in 0..<UInt64(caseCount) { try await runCase(number, body) }
    guard let seconds = environment["VORLESER_FUZZ_SECONDS"].flatMap({ Double($0) }) else { return }
    let end = ContinuousClock.now + .seconds(seconds)
    // Another run begins with other numbers.
    var number = Self.longRunStart + UInt64.random(in: 0..<1 << 40)
    let first = number
    while ContinuousClock.now < end {
      try await runCase(number, body)
      number += 1
    }
    print("\(name): \(number - first) cases from \(first)")
  }

  private func runCase(
    _ number: UInt64, _ body: (inout SeededGenerator) async throws -> Void
  ) async throws {
    let slot = RunningCases.begin("\(name): VORLESER_FUZZ_CASE=\(number)\n")
    defer { RunningCases.end(slot) }
    var generator = SeededGenerator(seed: number)
    try await body(&generator)
  }
}

/// The cases that are being tried, kept where a signal handler can print them.
private enum RunningCases {
  private static let slotCount = 64
  private static let slotByteCount = 160
  private nonisolated(unsafe) static let slots: UnsafeMutablePointer<UInt8> = {
    let slots = UnsafeMutablePointer<UInt8>.allocate(capacity: slotCount * slotByteCount)
    slots.initialize(repeating: 0, count: slotCount * slotByteCount)
    return slots
  }()
  private static let isTaken = Mutex([Bool](repeating: false, count: slotCount))
  private static let handler: Void = {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      signal(number) { number in
        RunningCases.printAll()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()

  static func begin(_ words: String) -> Int? {
    _ = handler
    let free = isTaken.withLock { taken in
      let free = taken.firstIndex(of: false)
      if let free { taken[free] = true }
      return free
    }
    guard let free else { return nil }
    let slot = slots + free * slotByteCount
    for (place, byte) in words.utf8.prefix(slotByteCount - 1).enumerated() {
      slot[place + 1] = byte
    }
    slot[0] = UInt8(min(words.utf8.count, slotByteCount - 1))
    return free
  }

  static func end(_ slot: Int?) {
    guard let slot else { return }
    slots[slot * slotByteCount] = 0
    isTaken.withLock { $0[slot] = false }
  }

  /// Only what a signal handler may call.
  static func printAll() {
    for slot in 0..<slotCount {
      let words = slots + slot * slotByteCount
      if words[0] > 0 { _ = write(2, words + 1, Int(words[0])) }
    }
  }
}
