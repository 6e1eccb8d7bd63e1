import Foundation

/// What takes long: whole corpora, and many cases of what a few show already.
///
/// `make check` takes a sample, and `make long-test` takes all: it sets `VORLESER_LONG_TESTS`, and runs the suites whose
/// files name this type. No claim is tried by `make long-test` alone.
public enum LongTests {
  /// Whether all is tried.
  public static let areRun = ProcessInfo.processInfo.environment["VORLESER_LONG_TESTS"] != nil

  /// All of a collection, or a sample from all over it.
  ///
  /// - Parameters:
  ///   - all: The collection, in an order that does not change from run to run.
  ///   - step: Of so many neighbours the sample has one.
  /// - Returns: All where long tests run, else the first of every `step`.
  public static func sample<Element>(_ all: [Element], every step: Int) -> [Element] {
    areRun ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// How many cases are tried.
  ///
  /// - Parameters:
  ///   - whole: Where long tests run.
  ///   - quick: Else.
  /// - Returns: One of the two.
  public static func count(_ whole: Int, quick: Int) -> Int { areRun ? whole : quick }
}
