import Foundation

/// When a feed is fetched again.
enum FeedSchedule {
  /// The usual time between two fetches, which publishers and readers have settled on.
  static let interval = 3600.0
  /// The longest time: a feed that fails, or asks for more patience, is still looked at once a day.
  static let longest = 86_400.0

  /// The time after a fetch that has succeeded.
  ///
  /// - Parameters:
  ///   - time: When it came.
  ///   - asked: The seconds that the feed asks for, if it does.
  /// - Returns: When to fetch it next.
  static func next(after time: Date, asked: Double?) -> Date {
    // What is no number is not greater than the usual time.
    let wanted = asked ?? interval
    return time.addingTimeInterval(wanted > interval ? min(wanted, longest) : interval)
  }

  /// The time after failures in a row: each doubles the wait.
  ///
  /// - Parameters:
  ///   - time: When it failed.
  ///   - failures: How often it has failed since it came last.
  ///   - delay: For how many seconds its server wants no further request, if it says so.
  /// - Returns: When to try it again.
  static func next(after time: Date, failures: Int, delay: Int? = nil) -> Date {
    let doublings = Double(min(max(failures - 1, 0), 10))
    return time.addingTimeInterval(
      min(max(interval * pow(2, doublings), Double(delay ?? 0)), longest))
  }
}
