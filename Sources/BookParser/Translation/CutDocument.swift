import Markup
import ReadingModel

/// A document cut into the chapters of a book.
struct CutDocument: Sendable {
  /// A line for the table of contents.
  struct Heading: Sendable {
    var label: String
    /// 1...6.
    var level: Int
    /// The piece that it is in.
    var piece: Int
    /// Its `id` there.
    var id: String
  }

  /// Where the document is kept in the book; all that refers to its places names this path.
  var path: String
  /// Each piece as a document of XHTML; never empty.
  var pieces: [[UInt8]] = []
  /// The piece that holds the notes, if they have one of their own.
  var notes: Int?
  /// The piece in which each `id` is.
  var ids: [String: Int] = [:]
  /// Headings in their order.
  var headings: [Heading] = []
  /// What the document holds itself, such as pictures in `data:` addresses and its style sheets, by path.
  var resources: [String: Resource] = [:]
  /// What its head calls it.
  var title: String?
  /// The language that it declares, BCP 47.
  var language: String?

  /// Cuts a document.
  ///
  /// - Parameters:
  ///   - document: The parsed document.
  ///   - path: Where it is kept in the book.
  init(_ document: MarkupDocument, path: String) {
    self.path = path
    guard let root = document.root else {
      pieces = [Array("<html><body></body></html>".utf8)]
      return
    }
    let language = root.attribute("lang", namespace: Namespaces.xml) ?? root.attribute("lang")
    self.language = language.flatMap { $0.isEmpty || $0.count > 35 ? nil : $0 }
    var cutter = DocumentCutter(root, path: path)
    cutter.cut(&self)
  }

  /// The path of a piece: that of the document for the first, so that it is found by it.
  ///
  /// - Parameter piece: Its index.
  /// - Returns: A path in the document's folder.
  func path(of piece: Int) -> String { piece == 0 ? path : "\(path)~\(piece + 1)" }
}
