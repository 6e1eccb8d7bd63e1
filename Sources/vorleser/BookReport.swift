import BookParser
import ReadingModel

/// The output of `info`; its coding is the documented JSON form.
struct BookReport: Encodable {
  /// One chapter with its place in the book.
  struct ChapterReport: Encodable {
    var index: Int
    var title: String?
    var path: String
    var isLinear: Bool
    /// UTF-16 offsets from the start of the book.
    var start: TextOffset
    var end: TextOffset
  }

  var fingerprint: String
  var format: String
  /// The encoding of the file, if the format does not say it itself.
  var encoding: String?
  /// How the file is read.
  var access: FileAccess
  var metadata: Metadata
  var contents: [ContentsEntry]
  var chapters: [ChapterReport]
  var warnings: [Finding]
  /// How many pages of the file have no text of their own, if it is of a format whose pages can be recognised.
  var wordlessPages: Int?

  /// Reads every chapter once, keeping only its length and findings.
  init(of book: Book) async throws {
    fingerprint = book.fingerprint.description
    format = book.fingerprint.format.id
    encoding = book.content.encoding
    access = book.content.access
    metadata = book.metadata
    contents = book.contents
    chapters = []
    wordlessPages = BookParser.wordlessPages(of: book)?.count
    warnings = book.findings
    var start = 0
    var isBlank = true
    try await book.content.forEachSummary(of: book.spine.count) { index, chapter in
      let item = book.spine[index]
      let end = start + chapter.length
      chapters.append(
        ChapterReport(
          index: index, title: item.title ?? chapter.title, path: item.path,
          isLinear: item.isLinear, start: start, end: end))
      warnings += chapter.findings
      isBlank = isBlank && chapter.isBlank
      start = end
    }
    if isBlank, let finding = try await book.blankFinding(among: warnings) {
      warnings.insert(finding, at: 0)
    }
    warnings = warnings.addingUp()
  }

  /// The text for people.
  var text: String {
    var lines = facts.compactMap { name, value in value.map { "\(name): \($0)".asLine } }
    lines.append("")
    for chapter in chapters {
      let title = chapter.title?.asLine ?? "(no title)"
      lines.append("\(chapter.index)\t\(chapter.start)\t\(title)")
    }
    if let blank = warnings.first(where: \.isOfBlankBook) { lines += ["", blank.message.asLine] }
    if !warnings.isEmpty {
      let said =
        warnings.count == 1
        ? "1 warning. 'vorleser check' shows it."
        : "\(warnings.count) warnings. 'vorleser check' lists them."
      lines += ["", said]
    }
    return lines.joined(separator: "\n")
  }

  private var language: String? {
    metadata.detectedLanguage.map { "\($0) (detected)" } ?? metadata.language
  }

  /// What can be done for pages without text.
  private var recognisable: String? {
    guard let count = wordlessPages, count > 0 else { return nil }
    let pages = count == 1 ? "1 page" : "\(count) pages"
    return "\(pages); 'vorleser recognise' reads them once the book is in the library"
  }

  private var facts: [(String, String?)] {
    let creators = metadata.creators.joined(separator: ", ")
    let series = metadata.series.map { series in
      series.name + (series.position.map { " (\($0))" } ?? "")
    }
    return [
      ("Title", metadata.title ?? "(none)"),
      ("By", creators.isEmpty ? nil : creators), ("Series", series),
      ("Language", language), ("Publisher", metadata.publisher),
      ("Format", format), ("Encoding", encoding),
      ("Access", access == .inBlocks ? "in blocks, not mapped" : nil),
      ("Without text", recognisable),
      ("Length", "\(chapters.last?.end ?? 0) UTF-16 units"),
      ("Chapters", String(chapters.count)),
    ]
  }
}
