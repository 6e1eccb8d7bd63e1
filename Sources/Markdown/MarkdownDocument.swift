import CCMark
import Synchronization

/// A parsed Markdown text.
@safe
public struct MarkdownDocument: ~Copyable {
  /// What a text may hold beside CommonMark, and how it is written.
  public enum Dialect: Sendable {
    /// CommonMark alone, with raw HTML.
    case commonMark
    /// With GitHub's tables, strikethrough, autolinks, task lists and footnotes, and with raw HTML; what is written
    /// is as active as its source.
    case gitHub
    /// GitHub's without task lists and raw HTML, with typographic quotes and dashes: for texts of our own.
    case typeset

    var extensions: [String] {
      switch self {
      case .commonMark: []
      case .gitHub: ["table", "strikethrough", "autolink", "tasklist"]
      case .typeset: ["table", "strikethrough", "autolink"]
      }
    }

    var options: Int32 {
      let all = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8
      return switch self {
      case .commonMark: all | CMARK_OPT_UNSAFE
      case .gitHub: all | CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES
      case .typeset: all | CMARK_OPT_FOOTNOTES | CMARK_OPT_SMART
      }
    }
  }

  /// The most columns of a table; nobody reads a wider one, and cmark-gfm's time for a row grows with the square of its
  /// cells: some 0.1 ms for one of 500, five seconds for three of 40,000.
  static let columnLimit = 500

  /// The library's list of extensions is a global that must be filled by one thread.
  private static let registry = Mutex(false)

  private let root: OpaquePointer
  private let dialect: Dialect

  /// Parses a text; every text is valid Markdown.
  ///
  /// - Parameters:
  ///   - text: The Markdown source; with a row of over 500 cells, all its tables are plain text, and so are the markers of
  ///     quotes and lists beyond some 200 in a line.
  ///   - dialect: What it may hold.
  /// - Throws: ``MarkdownError/outOfMemory``.
  public init(_ text: String, as dialect: Dialect = .typeset) throws(MarkdownError) {
    self.dialect = dialect
    Self.registry.withLock { isFilled in
      if !isFilled { cmark_gfm_core_extensions_ensure_registered() }
      isFilled = true
    }
    guard let parser = unsafe cmark_parser_new(dialect.options) else { throw .outOfMemory }
    defer { unsafe cmark_parser_free(parser) }
    var text = text
    if let bounded = text.withUTF8({ NestingBound.bounded(unsafe $0.span) }) { text = bounded }
    let isWide = text.withUTF8 { unsafe Self.hasWideRow($0.span) }
    for name in dialect.extensions where !(name == "table" && isWide) {
      guard let found = unsafe cmark_find_syntax_extension(name) else { continue }
      unsafe cmark_parser_attach_syntax_extension(parser, found)
    }
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let root = unsafe cmark_parser_finish(parser) else { throw .outOfMemory }
    unsafe self.root = root
  }

  /// Whether a line has more cells than a table may have columns.
  private static func hasWideRow(_ text: Span<UInt8>) -> Bool {
    var cellCount = 0
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "|"): cellCount += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): cellCount = 0
      default: continue
      }
      if cellCount > columnLimit { return true }
    }
    return false
  }

  deinit {
    unsafe cmark_node_free(root)
  }

  /// The document as the content of an XHTML `body`: every tag is closed, every attribute quoted, save in raw HTML.
  ///
  /// - Returns: The markup, ending in a newline.
  /// - Throws: ``MarkdownError/outOfMemory``.
  public func xhtml() throws(MarkdownError) -> String {
    guard let rendered = unsafe cmark_render_html(root, dialect.options, nil) else {
      throw .outOfMemory
    }
    defer { unsafe free(rendered) }
    return unsafe String(cString: rendered)
  }

  /// The text of the first heading, without its markup; `nil` where there is none.
  public var title: String? {
    var node = unsafe cmark_node_first_child(root)
    while let current = unsafe node {
      if unsafe cmark_node_get_type(current) == CMARK_NODE_HEADING {
        return unsafe Self.literals(below: current)
      }
      unsafe node = cmark_node_next(current)
    }
    return nil
  }

  private static func literals(below node: OpaquePointer) -> String {
    var text = unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) } ?? ""
    var child = unsafe cmark_node_first_child(node)
    while let current = unsafe child {
      unsafe text += literals(below: current)
      unsafe child = cmark_node_next(current)
    }
    return text
  }
}
