package import Foundation
package import ReadingModel

/// Opens plain texts of any size and encoding.
package enum PlainTextParser: FormatParser {
  /// Text of any encoding.
  package static let format = BookFormat(
    id: "text", name: "Plain text", mediaType: "text/plain",
    fileExtensions: ["txt", "text"])

  /// Whether the beginning of a file looks like text in some encoding.
  ///
  /// - Parameter head: The file's first bytes.
  /// - Returns: False if it is certainly no text or text with markup of its own.
  package static func recognises(_ head: FileHead) -> Bool {
    guard head.isUnknown else { return false }
    var survey = ByteSurvey()
    survey.add(head.bytes.span)
    return EncodingDetector().detect(survey) != nil
  }

  /// Opens a text.
  ///
  /// Two passes over the file tell its encoding and where its chapters are and keep no text;
  /// chapters are read when they are asked for.
  ///
  /// - Parameter file: The file.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError``.
  @concurrent
  package static func open(_ file: URL) async throws -> Book {
    try await open(file, as: format)
  }

  /// Opens a text that is of another format by name, and is read as it stands.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: The format of its fingerprint.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError``.
  @concurrent
  static func open(_ file: URL, as format: BookFormat) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let book = try book(of: file, named: file.deletingPathExtension().lastPathComponent)
    return book(try await fingerprint)
  }

  /// Opens a text that may stand for a book of another format.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - name: What the book is called where its text does not say.
  ///   - encoding: The encoding that was chosen; `nil` to detect it.
  ///   - owner: What the file needs to be found as long as the book lives.
  /// - Returns: What makes the book, when its fingerprint is known.
  /// - Throws: ``BookOpenError``.
  static func book(
    of file: URL, named name: String, encoding: TextEncoding? = nil, owner: (any Sendable)? = nil
  ) throws -> (Fingerprint) -> Book {
    let opened = try OpenedText(file, encoding)
    let parts = opened.layout.parts
    let content = try PlainTextContent(
      file: file, layout: opened.layout, encoding: opened.detected.encoding,
      wrapColumn: opened.wrapColumn, owner: owner)
    let metadata = TextMetadata.read(
      opened.start, name: name, language: opened.detected.language)
    let spine = parts.map { SpineItem(path: "", title: $0.shownTitle, isLinear: $0.isLinear) }
    return {
      Book(
        fingerprint: $0, metadata: metadata, contents: contents(parts), spine: spine,
        findings: opened.findings, content: content)
    }
  }

  /// Where chapters start, for the corpus's scorer.
  ///
  /// - Parameter file: A text.
  /// - Returns: The encoding's name, and headings with the Unicode scalars before each in the decoded file.
  /// - Throws: ``BookOpenError``.
  package static func outline(
    of file: URL
  ) throws -> (encoding: String, headings: [(title: String, offset: Int)], sourceText: String) {
    let opened = try OpenedText(file)
    let decoder = try TextDecoder(opened.detected.encoding)
    var headings: [(String, Int)] = []
    var offset = 0
    var whole = ""
    for part in opened.layout.parts {
      var bytes = Data()
      var blocks = try FileBlocks(file, range: part.range)
      while let block = try blocks.next() { bytes.append(block) }
      let text = String(decoding: decoder.decode(bytes.span), as: UTF16.self)
      if part.hasHeading {
        let blank = text.unicodeScalars.prefix { $0.properties.isWhitespace }.count
        headings.append((part.title, offset + blank))
      }
      offset += text.unicodeScalars.count
      whole += text
    }
    return (opened.detected.encoding.name, headings, whole)
  }

  /// Chapters below the book, part or volume before them.
  private static func contents(_ parts: [TextLayout.Part]) -> [ContentsEntry] {
    var entries: [ContentsEntry] = []
    for (index, part) in parts.enumerated() where !part.title.isEmpty && part.isLinear {
      let entry = ContentsEntry(
        label: part.shownTitle ?? "", href: nil, target: ChapterTarget(chapter: index))
      let isInside =
        part.level > 0 && entries.last.map { parts[$0.target?.chapter ?? 0].level == 0 } ?? false
      if isInside {
        entries[entries.count - 1].children.append(entry)
      } else {
        entries.append(entry)
      }
    }
    return entries
  }
}

/// What is known of a text after two passes over it.
struct OpenedText {
  let detected: EncodingDetector.Result
  let layout: TextLayout
  let wrapColumn: Int?
  let byteCount: Int
  /// The first part of the text.
  let start: String
  let findings: [Finding]

  init(_ file: URL, _ chosen: TextEncoding? = nil) throws {
    let survey = try ByteSurvey.of(file)
    let known = chosen.map { EncodingDetector.chosen($0, head: survey.head) }
    guard let detected = known ?? EncodingDetector().detect(survey) else {
      throw BookOpenError.unsupportedFormat("A binary file")
    }
    guard survey.fileLength > detected.markLength else { throw BookOpenError.empty }
    let index = try LineIndex.make(of: file, as: detected, head: survey.head)
    guard index.textLength > 0 else { throw BookOpenError.empty }
    self.detected = detected
    byteCount = survey.fileLength
    layout = try TextLayout(of: file, index: index, as: detected, byteCount: survey.fileLength)
    wrapColumn = index.statistics.wrapColumn
    let head = survey.head.dropFirst(detected.markLength)
    start = String(
      decoding: try TextDecoder(detected.encoding).decode(Array(head).span), as: UTF16.self)
    var findings: [Finding] = []
    if !detected.encoding.usesControls, survey.controlCount > 0 || survey.nulCount > 0 {
      findings.append(
        Finding(
          .moderate, at: "", .controlCharacters,
          "The text holds control characters, which are left out."))
    }
    self.findings = findings
  }
}
