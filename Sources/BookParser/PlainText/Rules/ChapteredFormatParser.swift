public import Foundation
public import ReadingModel

/// A parser whose format does not mark its headings.
package protocol ChapteredFormatParser: FormatParser {
  /// The chapters that rules would make of the beginning of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - encoding: The encoding that was chosen; `nil` to detect it.
  ///   - expressions: The rules; `nil` stands for the program's own way.
  ///   - byteLimit: How much of the file is looked at.
  /// - Returns: A preview for each rule, in order.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  static func previews(
    of file: URL, in encoding: EncodingName?, by expressions: [String?], byteLimit: Int
  ) throws -> [ChapterPreview]
}

extension BookParser {
  /// Bytes of a text that rules are compared on: a hundred chapters of a web novel, read in some 30 ms for each rule.
  public static let comparedLength = 1 << 20
  /// Bytes of a text that one rule is tried on: longer than all but a few novels, read in two seconds.
  public static let previewLength = 64 << 20

  /// The chapters that rules would make of a file.
  ///
  /// - Parameters:
  ///   - file: The file, which stays untouched.
  ///   - encoding: The encoding that was chosen; `nil` to detect it.
  ///   - expressions: The rules; `nil` stands for the program's own way.
  ///   - byteLimit: How much of the file is looked at.
  ///   - formats: The formats that it may be of.
  /// - Returns: A preview for each rule, in order; `nil` for a format that marks its headings.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  @concurrent
  public static func chapterPreviews(
    of file: URL, in encoding: EncodingName? = nil, by expressions: [String?],
    byteLimit: Int = previewLength, formats: BookFormatTable = .standard
  ) async throws -> [ChapterPreview]? {
    let parser = try parser(of: file, formats)
    return try (parser as? any (ChapteredFormatParser & SendableMetatype).Type)?
      .previews(of: file, in: encoding, by: expressions, byteLimit: byteLimit)
  }

  /// The rule that fits a new text best.
  ///
  /// - Parameters:
  ///   - rules: In order; only those that are enabled are tried.
  ///   - file: The file, which stays untouched.
  ///   - encoding: The encoding that was chosen; `nil` to detect it.
  ///   - formats: The formats that it may be of.
  /// - Returns: The rule whose chapters are the most regular; `nil` where none is more regular than the program's own way,
  ///   and for a format that marks its headings.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  @concurrent
  public static func bestRule(
    among rules: [ChapterRule], for file: URL, in encoding: EncodingName? = nil,
    formats: BookFormatTable = .standard
  ) async throws -> ChapterRule? {
    let enabled = rules.filter(\.isEnabled)
    guard !enabled.isEmpty,
      let previews = try await chapterPreviews(
        of: file, in: encoding, by: [nil] + enabled.map(\.expression), byteLimit: comparedLength,
        formats: formats)
    else { return nil }
    var best: (rule: ChapterRule?, regularity: Double) = (nil, previews[0].regularity)
    for (rule, preview) in zip(enabled, previews.dropFirst()) {
      guard !preview.gaveUp, preview.regularity > best.regularity else { continue }
      best = (rule, preview.regularity)
    }
    return best.rule
  }
}

extension PlainTextParser: ChapteredFormatParser {
  /// The chapters that rules would make of the beginning of a text.
  package static func previews(
    of file: URL, in encoding: EncodingName?, by expressions: [String?], byteLimit: Int
  ) throws -> [ChapterPreview] {
    let survey = try ByteSurvey.of(file)
    let known = encoding.map { EncodingDetector.chosen($0.encoding, head: survey.head) }
    guard let detected = known ?? EncodingDetector().detect(survey) else {
      throw BookOpenError.unsupportedFormat("A binary file")
    }
    return try expressions.map { expression in
      var compiled: HeadingExpression?
      if let expression {
        guard ChapterRuleList.isUsable(expression) else { return .unusable }
        // It was compiled for the check, too.
        compiled = try? HeadingExpression(expression)
      }
      return ChapterPreview(
        try HeadingSurvey(of: file, survey, as: detected, by: compiled, byteLimit: byteLimit))
    }
  }
}
