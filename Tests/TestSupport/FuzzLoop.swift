import Foundation

/// A loop that tries many damaged inputs, each made from a number: the same number makes the same input.
///
/// A few hundred cases run among the tests. `VORLESER_FUZZ_MINUTES` has each loop go on for so long, and
/// `VORLESER_FUZZ_CASE` tries that case alone. A case that ends the process is the last thing on standard error
/// (`RunningCases`).
public struct FuzzLoop: Sendable {
  /// Where cases begin, so that a long run is not the short one again.
  private static let longRunStart: UInt64 = 1_000_000

  private let name: String
  private let caseCount: Int
  private let running: RunningCases?

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - name: What is tried, for the message.
  ///   - caseCount: How many cases the tests try.
  ///   - running: Prints the case that ends the process.
  public init(_ name: String, caseCount: Int = 200, running: RunningCases? = .shared) {
    self.name = name
    self.running = running
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
    guard let minutes = environment["VORLESER_FUZZ_MINUTES"].flatMap({ Double($0) }) else { return }
    let end = ContinuousClock.now + .seconds(60 * minutes)
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
    let slot = running?.begin("\(name): VORLESER_FUZZ_CASE=\(number)\n")
    defer { running?.end(slot) }
    var generator = SeededGenerator(seed: number)
    try await body(&generator)
  }
}
