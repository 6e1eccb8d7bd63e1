import Foundation
import ReadingModel

/// A text with its encoding, its metadata and its layout, before any chapter is read.
struct OpenedText {
  let detected: EncodingDetector.Result
  let layout: TextLayout
  let wrapColumn: Int?
  let byteCount: Int
  /// The first part of the text.
  let start: String
  let findings: [Finding]

  /// Reads samples of a text for its encoding, then all of it for its chapters.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - chosen: The encoding; `nil` to detect it.
  ///   - rule: The expression of the chosen chapter rule; `nil` for the program's own way.
  ///   - record: Where the pass notes how far it is, and goes on from.
  ///   - progress: Takes the share of the file that has been read, 0...1, after each block.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  init(
    _ file: URL, _ chosen: TextEncoding? = nil, by rule: String? = nil,
    record: PassRecord? = nil, progress: (Double) -> Void = { _ in }
  ) throws {
    let survey = try ByteSurvey.of(file)
    let known = chosen.map { EncodingDetector.chosen($0, head: survey.head) }
    guard let detected = known ?? EncodingDetector().detect(survey) else {
      throw BookOpenError.unsupportedFormat("A binary file")
    }
    guard survey.fileLength > detected.markLength else { throw BookOpenError.empty }
    let size = Double(survey.fileLength)
    // A stored rule that no longer compiles is left out: the text opens in the program's own way.
    let expression = rule.flatMap { try? HeadingExpression($0) }
    let index = try LineIndex.make(
      of: file, as: detected, head: survey.head, by: expression, record: record
    ) { progress(min(Double($0) / size, 1)) }
    guard index.textLength > 0 else { throw BookOpenError.empty }
    let layout = try TextLayout(
      of: file, index: index, as: detected, byteCount: survey.fileLength)
    try self.init(
      file, detected: detected, layout: layout, wrapColumn: index.statistics.wrapColumn,
      byteCount: survey.fileLength,
      findings: Self.findings(survey, detected)
        + Self.findings(index, hasRule: rule != nil, isUsable: expression != nil))
  }

  /// Takes the results of an earlier pass, and reads the file's beginning.
  init(
    _ file: URL, detected: EncodingDetector.Result, layout: TextLayout, wrapColumn: Int?,
    byteCount: Int, findings: [Finding]
  ) throws {
    self.detected = detected
    self.layout = layout
    self.wrapColumn = wrapColumn
    self.byteCount = byteCount
    self.findings = findings
    var blocks = try FileBlocks(file, range: detected.markLength..<ByteSurvey.headLimit)
    let head = Array(try blocks.next() ?? Data())
    start = String(utf16Units: try TextDecoder(detected.encoding).decode(head.span))
  }

  private static func findings(
    _ index: LineIndex, hasRule: Bool, isUsable: Bool
  ) -> [Finding] {
    guard hasRule, index.gaveUp || !isUsable else { return [] }
    return [
      Finding(
        .moderate, at: "", .chapterRule,
        "The chapter rule can't be used for this text, so that chapters are missing. Choose another one."
      )
    ]
  }

  private static func findings(
    _ survey: ByteSurvey, _ detected: EncodingDetector.Result
  ) -> [Finding] {
    var findings: [Finding] = []
    if !detected.encoding.usesControls, survey.controlCount > 0 || survey.nulCount > 0 {
      findings.append(
        Finding(
          .moderate, at: "", .controlCharacters,
          "The text holds control characters, which are left out."))
    }
    return findings
  }
}
