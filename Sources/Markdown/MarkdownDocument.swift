import CCMark
import Synchronization

/// A parsed Markdown text: CommonMark with GitHub's tables, strikethrough, autolinks and footnotes.
///
/// Raw HTML in the source is left out of what is rendered.
@safe
public struct MarkdownDocument: ~Copyable {
  /// GitHub's extensions that are on.
  private static let extensions = ["table", "strikethrough", "autolink"]
  private static let options =
    CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES | CMARK_OPT_SMART | CMARK_OPT_VALIDATE_UTF8
  /// The library's list of extensions is a global that must be filled by one thread.
  private static let registry = Mutex(false)

  private let root: OpaquePointer

  /// Parses a text; every text is valid Markdown.
  ///
  /// - Parameter text: The Markdown source.
  /// - Throws: ``MarkdownError/outOfMemory``.
  public init(_ text: String) throws(MarkdownError) {
    Self.registry.withLock { isFilled in
      if !isFilled { cmark_gfm_core_extensions_ensure_registered() }
      isFilled = true
    }
    guard let parser = unsafe cmark_parser_new(Self.options) else { throw .outOfMemory }
    defer { unsafe cmark_parser_free(parser) }
    for name in Self.extensions {
      guard let found = unsafe cmark_find_syntax_extension(name) else { continue }
      unsafe cmark_parser_attach_syntax_extension(parser, found)
    }
    var text = text
    text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
      }
    }
    guard let root = unsafe cmark_parser_finish(parser) else { throw .outOfMemory }
    unsafe self.root = root
  }

  deinit {
    unsafe cmark_node_free(root)
  }

  /// The document as the content of an XHTML `body`: every tag is closed, every attribute quoted.
  ///
  /// - Returns: The markup, ending in a newline.
  /// - Throws: ``MarkdownError/outOfMemory``.
  public func xhtml() throws(MarkdownError) -> String {
    guard let rendered = unsafe cmark_render_html(root, Self.options, nil) else {
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
