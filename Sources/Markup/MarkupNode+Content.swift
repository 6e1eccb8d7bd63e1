import CXML

/// One attribute of an element.
public struct MarkupAttribute: Hashable, Sendable {
  /// The name without prefix.
  public let name: String
  /// URI of the name's namespace, if it has one.
  public let namespace: String?
  /// The value, entities resolved.
  public let value: String

  /// Makes an attribute.
  ///
  /// - Parameters:
  ///   - name: The name without prefix.
  ///   - namespace: URI of the name's namespace, if it has one.
  ///   - value: The value as it is meant.
  public init(name: String, namespace: String?, value: String) {
    self.name = name
    self.namespace = namespace
    self.value = value
  }
}

extension MarkupNode {
  /// Whether the element has any attribute.
  public var hasAttributes: Bool {
    unsafe kind == .element && pointer.pointee.properties != nil
  }

  /// All attributes in their order.
  public var attributes: [MarkupAttribute] {
    guard kind == .element else { return [] }
    var attributes: [MarkupAttribute] = []
    var next = unsafe pointer.pointee.properties
    while let attribute = unsafe next {
      unsafe attributes.append(
        MarkupAttribute(
          name: Self.local(attribute.pointee.name),
          namespace: attribute.pointee.ns?.pointee.href.map { unsafe Self.string($0) },
          value: Self.value(attribute)))
      unsafe next = attribute.pointee.next
    }
    return attributes
  }

  /// Calls a function with each attribute that has no namespace, in their order.
  ///
  /// - Parameter body: Takes the name and makes the value, which is only read where it is wanted.
  public func forEachAttribute(_ body: (_ name: String, _ value: () -> String) -> Void) {
    guard kind == .element else { return }
    var next = unsafe pointer.pointee.properties
    while let attribute = unsafe next {
      unsafe next = attribute.pointee.next
      guard unsafe attribute.pointee.ns == nil, let name = unsafe attribute.pointee.name else {
        continue
      }
      unsafe body(document.names.name(at: name)) { unsafe Self.value(attribute) }
    }
  }

  /// The value of an attribute.
  ///
  /// - Parameters:
  ///   - name: Name without prefix.
  ///   - namespace: URI of its namespace; `nil` takes one without a namespace.
  /// - Returns: The value, or `nil` if the element has no such attribute.
  public func attribute(_ name: String, namespace: String? = nil) -> String? {
    guard hasAttributes else { return nil }
    return unsafe name.withCString { unsafe value(of: $0, namespace) }
  }

  /// Looks through the attributes by itself: libxml2 would go on to ask the document type for each that is missing.
  private func value(of name: UnsafePointer<CChar>, _ namespace: String?) -> String? {
    var next = unsafe pointer.pointee.properties
    while let attribute = unsafe next {
      unsafe next = attribute.pointee.next
      guard let own = unsafe attribute.pointee.name, unsafe Self.isSame(own, name) else { continue }
      let space = unsafe attribute.pointee.ns?.pointee.href
      let isSame =
        unsafe namespace.map { uri in
          unsafe space.map { unsafe Self.string($0) == uri } ?? false
        } ?? (attribute.pointee.ns == nil)
      if isSame { return unsafe Self.value(attribute) }
    }
    return nil
  }

  /// Whether two names are the same; most differ in the first character.
  private static func isSame(_ own: UnsafePointer<xmlChar>, _ name: UnsafePointer<CChar>) -> Bool {
    var place = 0
    while unsafe own[place] == UInt8(bitPattern: name[place]) {
      if unsafe own[place] == 0 { return true }
      place += 1
    }
    return false
  }

  private static func value(_ attribute: xmlAttrPtr) -> String {
    // Nearly always one text node; only values with unresolved entities have more.
    guard let first = unsafe attribute.pointee.children else { return "" }
    if unsafe first.pointee.next == nil, unsafe first.pointee.type == XML_TEXT_NODE,
      let content = unsafe first.pointee.content
    {
      return unsafe string(content)
    }
    guard let joined = unsafe xmlNodeListGetString(attribute.pointee.doc, first, 1) else {
      return ""
    }
    defer { unsafe cxml_free(joined) }
    return unsafe string(joined)
  }

  /// Calls a function with the characters of a text node.
  ///
  /// - Parameter body: Takes the UTF-8 bytes, which live only while it runs.
  public func withText(_ body: (Span<UInt8>) -> Void) {
    guard kind == .text, let content = unsafe pointer.pointee.content else { return }
    let bytes = unsafe UnsafeBufferPointer(start: content, count: Int(xmlStrlen(content)))
    unsafe body(bytes.span)
  }

  /// The text of all text nodes inside, unchanged, except in the elements that are left out.
  ///
  /// - Parameter isLeftOut: Takes an element; its text is skipped if this returns true.
  /// - Returns: The text nodes, concatenated.
  public func text(leavingOut isLeftOut: (MarkupNode) -> Bool = { _ in false }) -> String {
    guard kind == .element else { return nodeText }
    var text = ""
    var node = firstChild
    while let current = node {
      if current.kind == .element, !isLeftOut(current), let child = current.firstChild {
        node = child
        continue
      }
      text += current.nodeText
      node = current.nextOutside(within: self)
    }
    return text
  }

  private var nodeText: String {
    guard kind == .text, let content = unsafe pointer.pointee.content else { return "" }
    return unsafe Self.string(content)
  }
}
