internal import CICU
import Synchronization

/// A regular expression of ICU that gives up when a text takes too many steps.
///
/// Expressions come from people and from files of unknown origin; a small one can take years on a
/// short text. ICU counts steps instead of time, so that equal searches have equal outcomes.
public final class TimedPattern: Sendable {
  /// One match of an expression.
  public struct Match: Hashable, Sendable {
    /// UTF-16 offsets of the whole match; may be empty.
    public var range: Range<Int>
    /// UTF-16 offsets of its groups from the first on; `nil` for those that took no part.
    public var groups: [Range<Int>?]
  }

  /// The outcome of a search.
  public enum Outcome: Hashable, Sendable {
    /// All matches, in order and without overlap.
    case matches([Match])
    /// The search took too many steps.
    case gaveUp
  }

  /// The most steps of a search, in ICU's units of some ten thousand, each a millisecond or less: a
  /// longer search in a sentence would be heard as a gap.
  private static let stepLimit: Int32 = 20
  /// Memory for backtracking, in bytes.
  private static let stackLimit: Int32 = 1 << 20
  /// The most matches in one text; the search ends there.
  public static let matchLimit = 10_000

  @safe
  private struct Handle: ~Copyable {
    let pointer: OpaquePointer
    deinit { unsafe cicu_pattern_close(pointer) }
  }

  // ICU's expressions hold the text that they search, so one searches at a time.
  private let handle: Mutex<Handle>
  private let groupCount: Int32

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - expression: In ICU's syntax.
  ///   - matchesCase: Whether capitals count.
  /// - Throws: ``UnicodeTextError`` for what is no expression.
  public init(_ expression: String, matchesCase: Bool = true) throws(UnicodeTextError) {
    var status = U_ZERO_ERROR
    let units = Array(expression.utf16)
    // UREGEX_CASE_INSENSITIVE, and UREGEX_DOTALL: a sentence may hold line ends.
    let flags: UInt32 = 32 + (matchesCase ? 0 : 2)
    let pointer = unsafe cicu_pattern_open(units, Int32(clamping: units.count), flags, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let pointer = unsafe pointer else {
      let name = unsafe cicu_error_name(status).map { unsafe String(cString: $0) }
      throw UnicodeTextError(message: name ?? "ICU error \(status.rawValue)")
    }
    unsafe cicu_pattern_limit(pointer, Self.stepLimit, Self.stackLimit, &status)
    groupCount = unsafe cicu_pattern_group_count(pointer, &status)
    handle = unsafe Mutex(Handle(pointer: pointer))
  }

  /// Looks for the expression.
  ///
  /// - Parameter text: UTF-16 units.
  /// - Returns: All matches, or that it took too long.
  public func matches(in text: [UInt16]) -> Outcome {
    handle.withLock { handle in
      unsafe text.withUnsafeBufferPointer { units in
        unsafe search(handle.pointer, units)
      }
    }
  }

  private func search(
    _ pattern: OpaquePointer, _ units: UnsafeBufferPointer<UInt16>
  ) -> Outcome {
    var status = U_ZERO_ERROR
    unsafe cicu_pattern_set_text(
      pattern, units.baseAddress, Int32(clamping: units.count), &status)
    var found: [Match] = []
    while found.count < Self.matchLimit, unsafe cicu_pattern_next(pattern, &status) != 0 {
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { break }
      guard let range = unsafe range(of: 0, in: pattern) else { break }
      let groups = (0..<groupCount).map { unsafe self.range(of: $0 + 1, in: pattern) }
      found.append(Match(range: range, groups: groups))
    }
    return status.rawValue <= U_ZERO_ERROR.rawValue ? .matches(found) : .gaveUp
  }

  private func range(of group: Int32, in pattern: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    let start = unsafe cicu_pattern_start(pattern, group, &status)
    let end = unsafe cicu_pattern_end(pattern, group, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, start >= 0, start <= end else { return nil }
    return Int(start)..<Int(end)
  }
}
