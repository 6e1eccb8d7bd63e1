import Foundation
import ReadingModel

/// A book whose format was translated to documents of XHTML; from there on it is read as an EPUB's chapters are.
struct TranslatedBook {
  /// The documents in reading order; not empty.
  var documents: [CutDocument]
  /// What the book says about itself.
  var metadata: Metadata
  /// Further files.
  var parts: any BookParts = NoParts()
  /// What was wrong.
  var findings: [Finding] = []
  /// The table of contents that the file has itself; `nil` where the headings are the contents.
  var outline: [OutlineLine]?
  /// Its pages as they are designed, if it has any.
  var pages: (any PageSource)?
  /// The password without which its file does not open.
  var password: FilePassword?
  /// What names its text, if that was recognised on its pages.
  var recognition: String?
  /// The encoding in which its text is read; `nil` for a format that says it itself.
  var encoding: TextEncoding?

  /// Notes the encoding of one of several texts.
  ///
  /// The first that has letters beyond ASCII speaks for all: it is the one that may be wrong.
  ///
  /// - Parameter encoding: The encoding in which the text is read.
  mutating func note(_ encoding: TextEncoding) {
    if self.encoding == nil || self.encoding == .utf8 { self.encoding = encoding }
  }

  /// A line of a table of contents.
  struct OutlineLine: Sendable {
    var label: String
    /// 1...6.
    var level: Int
    /// The index of its document.
    var document: Int
    /// The `id` in it.
    var id: String
    /// The piece of the document that it is in; `nil` where the `id` tells.
    var piece: Int?
  }

  /// The book.
  ///
  /// - Parameter fingerprint: What identifies its file.
  /// - Returns: The book.
  /// - Throws: ``BookOpenError/limit(reason:)``.
  func book(_ fingerprint: Fingerprint) throws -> Book {
    let byteCount = documents.reduce(0) { $0 + $1.pieces.reduce(0) { $0 + $1.count } }
    guard byteCount <= TranslatedContent.byteLimit else {
      throw BookOpenError.limit(
        reason: "it holds more than \(TranslatedContent.byteLimit >> 20) MB of text")
    }
    let files = TranslatedFiles(documents, parts: parts)
    var titles: [Int: String] = [:]
    var lines: [(label: String, level: Int, target: ChapterTarget, path: String)] = []
    var notes: Set<Int> = []
    var first = 0
    for (index, document) in documents.enumerated() {
      for line in contents(of: document, index) {
        let chapter = first + (line.piece ?? document.ids[line.id] ?? 0)
        lines.append(
          (
            line.label, line.level, ChapterTarget(chapter: chapter, fragment: line.id),
            document.path
          ))
        titles[chapter] = titles[chapter] ?? line.label
      }
      if let piece = document.notes { notes.insert(first + piece) }
      first += document.pieces.count
    }
    let spine = files.paths.enumerated().map { index, path in
      SpineItem(path: path, title: titles[index], isLinear: !notes.contains(index))
    }
    var findings = findings
    var tree = HeadingTree()
    for (label, level, target, path) in lines {
      tree.add(
        ContentsEntry(label: label, href: "\(path)#\(target.fragment ?? "")", target: target),
        level: level)
    }
    if tree.isCutOff {
      findings.append(
        Finding(
          .major, at: documents[0].path, .longContents,
          "The table of contents has more than \(ContentsParser.entryLimit) entries; the rest is left out.",
          ["limit": String(ContentsParser.entryLimit)]))
    }
    let presentation = Presentation(
      layouts: spine.map { _ in .reflowable }, sides: spine.map { _ in nil })
    return Book(
      fingerprint: fingerprint, metadata: metadata, contents: tree.entries, spine: spine,
      findings: findings,
      content: TranslatedContent(
        files, spine: spine, language: metadata.language, presentation: presentation,
        pages: pages, password: password, encoding: encoding?.name, recognition: recognition))
  }
}

extension TranslatedBook {
  /// What the table of contents says of a document.
  private func contents(of document: CutDocument, _ index: Int) -> [OutlineLine] {
    if let outline { return outline.filter { $0.document == index } }
    return document.headings.map {
      OutlineLine(label: $0.label, level: $0.level, document: index, id: $0.id, piece: $0.piece)
    }
  }
}

/// A table of contents that grows heading by heading.
struct HeadingTree {
  private var roots: [ContentsEntry] = []
  /// Headings that are open, outermost first, each with what is below it so far.
  private var open: [(entry: ContentsEntry, level: Int)] = []
  private var count = 0
  /// Whether headings were left out.
  private(set) var isCutOff = false

  /// Adds a heading below the last one of a higher level.
  mutating func add(_ entry: ContentsEntry, level: Int) {
    guard count < ContentsParser.entryLimit else {
      isCutOff = true
      return
    }
    count += 1
    close(downTo: level)
    open.append((entry, level))
  }

  /// The table; a title that all else is below of stands beside it.
  var entries: [ContentsEntry] {
    var tree = self
    tree.close(downTo: 0)
    guard tree.roots.count == 1, var title = tree.roots.first, !title.children.isEmpty else {
      return tree.roots
    }
    let rest = title.children
    title.children = []
    return [title] + rest
  }

  private mutating func close(downTo level: Int) {
    while let last = open.last, last.level >= level {
      open.removeLast()
      if open.isEmpty {
        roots.append(last.entry)
      } else {
        open[open.count - 1].entry.children.append(last.entry)
      }
    }
  }
}
