import CGumbo
import CXML

extension MarkupDocument {
  /// Parses HTML as browsers do; every input has a tree.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Returns: The tree; elements carry the namespace of XHTML, SVG or MathML.
  /// - Throws: ``MarkupError`` when the document is built to exhaust a parser.
  public static func html(_ bytes: [UInt8]) throws(MarkupError) -> MarkupDocument {
    try refuseTooManyTags(bytes.span, tagLimit: tagLimit / 2, isHTML: true)
    try refuseDeepNesting(bytes.span)
    guard let document = unsafe xmlNewDoc("1.0") else { throw MarkupError(message: "no memory") }
    let arena = Arena()
    var options = unsafe kGumboDefaultOptions
    unsafe options.max_errors = 0
    unsafe options.userdata = unsafe Unmanaged.passUnretained(arena).toOpaque()
    unsafe options.allocator = { arena, size in
      unsafe arena.flatMap {
        unsafe Unmanaged<Arena>.fromOpaque($0).takeUnretainedValue().allocate(size)
      }
    }
    unsafe options.deallocator = { _, _ in }
    unsafe withoutReferencesOutOfRange(bytes).withUnsafeBufferPointer { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        let output = unsafe gumbo_parse_with_options(
          &options, characters.baseAddress, characters.count)
        if let root = unsafe output?.pointee.root {
          var tree = unsafe TreeBuilder(document: document)
          unsafe tree.add(root)
        }
      }
    }
    // The arena must outlive gumbo's tree.
    withExtendedLifetime(arena) {}
    return unsafe MarkupDocument(owning: document, problem: nil)
  }
}
