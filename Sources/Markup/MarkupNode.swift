import CXML

/// An element or a piece of text in a document; keeps its document alive.
@safe
public struct MarkupNode {
  /// What a node is.
  public enum Kind: Sendable {
    case element
    /// Characters, CDATA sections included.
    case text
    /// Comments, instructions, declarations: nodes without text.
    case other
  }

  let pointer: xmlNodePtr
  let document: MarkupDocument

  init(_ pointer: xmlNodePtr, in document: MarkupDocument) {
    unsafe self.pointer = unsafe pointer
    self.document = document
  }

  /// What it is.
  public var kind: Kind {
    switch unsafe pointer.pointee.type {
    case XML_ELEMENT_NODE: .element
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: .text
    default: .other
    }
  }

  /// Whether it stands for an entity without a declaration, so that its text is unknown.
  public var isUnresolved: Bool { unsafe pointer.pointee.type == XML_ENTITY_REF_NODE }

  /// The name without prefix, as spelled in the source; empty for a node that is no element.
  public var name: String {
    guard kind == .element, let name = unsafe pointer.pointee.name else { return "" }
    return unsafe document.names.name(at: name)
  }

  /// Whether the name has a prefix that nothing declares, such as Word's `o:p` in HTML: ``name`` is then what
  /// follows it, and says nothing.
  public var hasUndeclaredPrefix: Bool {
    guard kind == .element, let name = unsafe pointer.pointee.name else { return false }
    return unsafe xmlStrchr(name, UInt8(ascii: ":")) != nil
  }

  /// URI of the element's namespace, if it has one.
  public var namespace: String? {
    guard kind == .element, let space = unsafe pointer.pointee.ns else { return nil }
    return unsafe space.pointee.href.map { unsafe Self.string($0) }
  }

  /// The line it begins in, counted from 1.
  public var line: Int { unsafe Int(xmlGetLineNo(pointer)) }

  /// The first node inside this one.
  public var firstChild: MarkupNode? {
    // What hangs below an entity reference belongs to the declaration and is not a tree.
    guard unsafe pointer.pointee.type != XML_ENTITY_REF_NODE else { return nil }
    return unsafe pointer.pointee.children.map { unsafe MarkupNode($0, in: document) }
  }

  /// The node after this one with the same parent.
  public var next: MarkupNode? {
    unsafe pointer.pointee.next.map { unsafe MarkupNode($0, in: document) }
  }

  /// The node before this one with the same parent.
  public var previous: MarkupNode? {
    unsafe pointer.pointee.prev.map { unsafe MarkupNode($0, in: document) }
  }

  /// The element that holds this node.
  public var parent: MarkupNode? {
    guard let parent = unsafe pointer.pointee.parent,
      unsafe parent.pointee.type == XML_ELEMENT_NODE
    else { return nil }
    return unsafe MarkupNode(parent, in: document)
  }

  /// The elements right inside this one.
  public var children: some Sequence<MarkupNode> {
    sequence(first: firstChild, next: { $0?.next }).lazy
      .prefix { $0 != nil }.compactMap { $0 }.filter { $0.kind == .element }
  }

  /// The element right inside this one that has a name.
  ///
  /// - Parameter name: Name without prefix.
  /// - Returns: The first such element.
  public func child(_ name: String) -> MarkupNode? {
    children.first { $0.name == name }
  }

  /// The next node in document order that is not inside this one, without leaving `root`.
  ///
  /// - Parameter root: The element that the walk stays in.
  /// - Returns: The node, or `nil` at the end.
  public func nextOutside(within root: MarkupNode) -> MarkupNode? {
    var node = self
    while unsafe node.pointer != root.pointer {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// Every element below this one, in document order; needs no stack, however deep the tree.
  public var descendants: some Sequence<MarkupNode> {
    sequence(
      state: firstChild,
      next: { (node: inout MarkupNode?) -> MarkupNode? in
        guard let current = node else { return nil }
        node = current.firstChild ?? current.nextOutside(within: self)
        return current
      }
    ).lazy.filter { $0.kind == .element }
  }

  static func string(_ characters: UnsafePointer<xmlChar>) -> String {
    unsafe String(cString: characters)
  }

  /// A name without its prefix, for prefixes that were never declared.
  static func local(_ characters: UnsafePointer<xmlChar>) -> String {
    guard let colon = unsafe xmlStrchr(characters, UInt8(ascii: ":")) else {
      return unsafe string(characters)
    }
    return unsafe string(colon.advanced(by: 1))
  }
}

extension MarkupNode: Equatable {
  /// Whether both are the same node of the same tree.
  public static func == (a: MarkupNode, b: MarkupNode) -> Bool { unsafe a.pointer == b.pointer }
}
