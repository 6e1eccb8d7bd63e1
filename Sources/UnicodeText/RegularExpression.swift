internal import CICU

/// A regular expression in ICU's syntax, searched in one text after another, each until a deadline.
///
/// Source: <https://unicode-org.github.io/icu/userguide/strings/regexp.html>
@safe
public struct RegularExpression: ~Copyable {
  /// The memory of a match for backtracking, in bytes: some ten thousand steps of a nested pattern.
  static let stackLimit: Int32 = 8 << 20
  /// The longest pattern, in UTF-16 units: nobody types a longer one.
  public static let patternLimit = 2000

  private let handle: OpaquePointer
  private let watch: MatchWatch
  /// ICU reads the text where it lies until another one is set.
  private var text: UnsafeMutableBufferPointer<UInt16>
  private var hasBegun = false
  private var start: Int32 = 0

  /// Compiles a pattern; `^` and `$` are the edges of lines.
  ///
  /// - Parameters:
  ///   - pattern: In ICU's syntax.
  ///   - ignoresCase: Whether capitals and small letters are the same.
  /// - Throws: ``RegularExpressionError/pattern(reason:offset:)``.
  public init(_ pattern: String, ignoresCase: Bool) throws(RegularExpressionError) {
    let units = Array(pattern.utf16)
    guard units.count <= Self.patternLimit else {
      throw .pattern(reason: "it is too long", offset: Self.patternLimit)
    }
    var status = U_ZERO_ERROR
    var place = UParseError()
    let flags = UREGEX_MULTILINE.rawValue | (ignoresCase ? UREGEX_CASE_INSENSITIVE.rawValue : 0)
    let opened = unsafe units.withUnsafeBufferPointer {
      unsafe cicu_uregex_open($0.baseAddress, Int32($0.count), UInt32(flags), &place, &status)
    }
    guard cicu_failed(status) == 0, let opened = unsafe opened else {
      let offset = min(max(Int(place.offset), 0), units.count)
      throw .pattern(reason: Self.reason(status.rawValue), offset: offset)
    }
    unsafe handle = opened
    watch = MatchWatch()
    unsafe text = .allocate(capacity: 0)
    unsafe cicu_uregex_set_stack_limit(opened, Self.stackLimit, &status)
    unsafe cicu_uregex_set_callbacks(
      opened, { context, _ in unsafe MatchWatch.goesOn(context) },
      { context, _ in unsafe MatchWatch.goesOn(context) },
      Unmanaged.passUnretained(watch).toOpaque(), &status)
  }

  deinit {
    unsafe cicu_uregex_close(handle)
    unsafe text.deallocate()
  }

  /// Starts the search in a text.
  ///
  /// - Parameters:
  ///   - units: UTF-16 units, which are copied.
  ///   - start: Where the first match may begin; what is before counts for edges of lines and look-behinds.
  /// - Throws: ``RegularExpressionError/failed(reason:)`` for more than `Int32.max` units.
  public mutating func begin(
    _ units: [UInt16], from start: Int = 0
  ) throws(RegularExpressionError) {
    guard let length = Int32(exactly: units.count) else { throw .failed(reason: "too long a text") }
    let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: units.count)
    _ = unsafe copy.initialize(from: units)
    var status = U_ZERO_ERROR
    // An empty buffer has an address too, which ICU wants.
    unsafe cicu_uregex_set_text(handle, copy.baseAddress, length, &status)
    unsafe text.deallocate()
    unsafe text = copy
    hasBegun = false
    self.start = min(max(Int32(clamping: start), 0), length)
    guard cicu_failed(status) == 0 else { throw .failed(reason: Self.reason(status.rawValue)) }
  }

  /// Looks for the next match, which does not overlap the last one.
  ///
  /// - Parameter deadline: When the search gives up; it also does when the task is cancelled.
  /// - Returns: Its range in UTF-16 units, perhaps empty; `nil` when there is none.
  /// - Throws: ``RegularExpressionError/tooSlow`` after the deadline, or when the pattern
  ///   backtracks without end.
  public mutating func next(
    until deadline: ContinuousClock.Instant
  ) throws(RegularExpressionError) -> Range<Int>? {
    watch.deadline = deadline
    var status = U_ZERO_ERROR
    let isFound =
      hasBegun
      ? unsafe cicu_uregex_find_next(handle, &status)
      : unsafe cicu_uregex_find(handle, start, &status)
    hasBegun = true
    if [U_REGEX_STOPPED_BY_CALLER, U_REGEX_TIME_OUT, U_REGEX_STACK_OVERFLOW].contains(status) {
      throw .tooSlow
    }
    guard cicu_failed(status) == 0 else { throw .failed(reason: Self.reason(status.rawValue)) }
    guard isFound != 0 else { return nil }
    let start = unsafe Int(cicu_uregex_start(handle, &status))
    let end = unsafe Int(cicu_uregex_end(handle, &status))
    return start..<max(start, end)
  }

  // No C type stands in a signature here: who imports this module has Foundation's own ICU too.
  private static func reason(_ code: Int32) -> String {
    let status = UErrorCode(rawValue: code)
    return switch status {
    case U_REGEX_MISMATCHED_PAREN: "a parenthesis is not closed or not opened"
    case U_REGEX_MISSING_CLOSE_BRACKET: "a bracket [ is not closed"
    case U_REGEX_BAD_ESCAPE_SEQUENCE: "there is no such escape with a backslash"
    case U_REGEX_RULE_SYNTAX:
      "a repetition such as * + ? or { has nothing before it, or a sign is missing"
    case U_REGEX_NUMBER_TOO_BIG: "a number is too big"
    case U_REGEX_BAD_INTERVAL: "the numbers in { } are none"
    case U_REGEX_MAX_LT_MIN: "in {min,max} the first number is the larger one"
    case U_REGEX_INVALID_BACK_REF: "it refers to a group that is not there"
    case U_REGEX_LOOK_BEHIND_LIMIT: "a look-behind must have a limited length"
    case U_REGEX_INVALID_RANGE: "a range in [ ] runs backwards"
    case U_REGEX_PATTERN_TOO_BIG: "it is too big once its repetitions are written out"
    case U_REGEX_INVALID_CAPTURE_GROUP_NAME: "the name of a group is none"
    default: Self.name(code)
    }
  }
}

extension RegularExpression {
  private static func name(_ code: Int32) -> String {
    let name = unsafe cicu_error_name(UErrorCode(rawValue: code))
    return unsafe name.map { unsafe String(cString: $0) } ?? "it is malformed"
  }
}

/// Why a regular expression finds nothing.
public enum RegularExpressionError: Error, Hashable, Sendable {
  /// The pattern is malformed; the offset counts UTF-16 units of the pattern.
  case pattern(reason: String, offset: Int)
  /// The deadline has passed.
  case tooSlow
  /// ICU refuses for another reason.
  case failed(reason: String)
}

/// Tells ICU whether to go on; ICU asks every few thousand steps.
///
/// Only the searching thread uses it.
final class MatchWatch {
  var deadline = ContinuousClock.now

  static func goesOn(_ context: UnsafeRawPointer?) -> Int8 {
    guard let context = unsafe context else { return 1 }
    let watch = unsafe Unmanaged<MatchWatch>.fromOpaque(context).takeUnretainedValue()
    return ContinuousClock.now < watch.deadline && !Task.isCancelled ? 1 : 0
  }
}
