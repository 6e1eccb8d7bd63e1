package import Foundation
package import ReadingModel

/// Opens plain texts of any size and encoding.
package enum PlainTextParser: FormatParser {
  /// Plain text of any encoding.
  package static let format = BookFormat(
    id: "text", name: "Plain text", mediaType: "text/plain",
    fileExtensions: ["txt", "text"], ranks: ["txt": 100])

  /// Whether the beginning of a file looks like text in some encoding.
  ///
  /// - Parameter head: The file's first bytes.
  /// - Returns: `false` for a file that is certainly no text, or is text in a markup language.
  package static func recognises(_ head: FileHead) -> Bool {
    guard head.isUnknown else { return false }
    var survey = ByteSurvey()
    survey.add(head.bytes.span)
    return EncodingDetector().detect(survey) != nil
  }

  /// Opens a text.
  ///
  /// Two passes over the file find its encoding and its chapters, and keep no text. Chapters are
  /// read when a caller asks for them.
  ///
  /// - Parameter file: The file.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError``.
  @concurrent
  package static func open(_ file: URL) async throws -> Book {
    try await open(file, as: format)
  }

  /// The least size of a text whose index is kept, in bytes.
  ///
  /// Reading a smaller one takes no longer than checking its index.
  static let indexedByteCount = 1 << 20

  /// Opens a text by its index; without a valid index it reads the text and stores the index.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - options: The place of the index, the person's choices, and the function that takes the
  ///     progress.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError``; `CancellationError`.
  @concurrent
  package static func open(_ file: URL, _ options: OpenOptions) async throws -> Book {
    // A write to the file from now on changes its stamp, so the index no longer fits.
    let stamp = try FileStamp(file)
    let place = stamp.byteCount >= indexedByteCount ? options.index : nil
    let choices = TextChoices(encoding: options.encoding, chapterRule: options.chapterRule)
    if let place, let index = try await TextIndex.stored(at: place, of: file, choices) {
      return try book(index.text, of: file, choices)(
        Fingerprint(format: format, sha256: index.sha256, byteCount: index.stamp.byteCount))
    }
    async let fingerprint = Self.fingerprint(of: file, stamp, options)
    let record = place.map {
      PassRecord(place: PassRecord.place(of: $0), stamp: stamp, choices: choices)
    }
    let text = try OpenedText(
      file, choices.encoding?.encoding, by: choices.chapterRule, record: record,
      progress: options.progress)
    let known = try await fingerprint
    if let place {
      TextIndex(sha256: known.sha256, stamp: stamp, choices: choices, text: text).store(at: place)
      record?.remove()
    }
    return try book(text, of: file, choices)(known)
  }

  /// The fingerprint of a file, which is hashed unless somebody has just done that.
  private static func fingerprint(
    of file: URL, _ stamp: FileStamp, _ options: OpenOptions
  ) async throws -> Fingerprint {
    if let known = options.sha256 {
      return Fingerprint(format: format, sha256: known, byteCount: stamp.byteCount)
    }
    return try await FileFingerprint().make(of: file, as: format)
  }

  /// Opens a file of another format as plain text.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: The format that its fingerprint names.
  ///   - chosen: The encoding that a person has chosen; `nil` for none.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError``.
  @concurrent
  static func open(
    _ file: URL, as format: BookFormat, in chosen: TextEncoding? = nil
  ) async throws -> Book {
    async let fingerprint = FileFingerprint().make(of: file, as: format)
    let book = try book(try OpenedText(file, chosen), of: file)
    return book(try await fingerprint)
  }

  /// Opens a text, which may be the contents of a book of another format.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - owner: Keeps the file alive as long as the book.
  /// - Returns: A function that makes the book of its fingerprint.
  /// - Throws: ``BookOpenError``.
  static func book(
    of file: URL, owner: (any Sendable)? = nil
  ) throws -> (Fingerprint) -> Book {
    try book(try OpenedText(file), of: file, owner: owner)
  }

  private static func book(
    _ opened: OpenedText, of file: URL, _ choices: TextChoices = TextChoices(),
    owner: (any Sendable)? = nil
  ) throws -> (Fingerprint) -> Book {
    let parts = opened.layout.parts
    let content = try PlainTextContent(
      file: file, layout: opened.layout, encoding: opened.detected.encoding,
      wrapColumn: opened.wrapColumn, chapterRule: choices.chapterRule, owner: owner)
    let metadata = TextMetadata.read(opened.start, language: opened.detected.language)
    let spine = parts.map { SpineItem(path: "", title: $0.shownTitle, isLinear: $0.isLinear) }
    let contents = contents(parts, titles: spine)
    return {
      Book(
        fingerprint: $0, metadata: metadata, contents: contents, spine: spine,
        findings: opened.findings, content: content)
    }
  }

  /// The starts of the chapters, for the scorer of the corpus.
  ///
  /// - Parameter file: A text.
  /// - Returns: The encoding's name, and the headings, each with the number of Unicode scalars
  ///   before it in the decoded file.
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
      let text = String(utf16Units: decoder.decode(bytes.span))
      if part.hasHeading {
        let blank = text.unicodeScalars.prefix { $0.properties.isWhitespace }.count
        headings.append((part.title, offset + blank))
      }
      offset += text.unicodeScalars.count
      whole += text
    }
    return (opened.detected.encoding.name, headings, whole)
  }

  /// The contents, in which chapters are below the book, part or volume before them.
  ///
  /// The titles are those of the spine, so that no title is there twice.
  private static func contents(_ parts: TextParts, titles spine: [SpineItem]) -> [ContentsEntry] {
    var entries: [ContentsEntry] = []
    entries.reserveCapacity(parts.count)
    for (index, part) in parts.enumerated() where !part.title.isEmpty && part.isLinear {
      let entry = ContentsEntry(
        label: spine[index].title ?? "", href: nil, target: ChapterTarget(chapter: index))
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
