import CGumbo
import CXML

/// Rebuilds gumbo's tree as libxml2's, without recursion.
@safe
struct TreeBuilder {
  private let document: xmlDocPtr
  private var spaces: [String: xmlNsPtr] = unsafe [:]

  init(document: xmlDocPtr) {
    unsafe self.document = unsafe document
  }

  /// Copies an element and all below it to the end of the document.
  mutating func add(_ root: UnsafeMutablePointer<GumboNode>) {
    var source = unsafe root
    guard var target = unsafe element(source) else { return }
    unsafe xmlDocSetRootElement(document, target)
    unsafe setNamespace(target, root: target, source)
    let top = unsafe target
    // Index of the next child to copy, for each element that is open.
    var next = [0]
    while let index = next.last {
      let children = unsafe source.pointee.v.element.children
      guard unsafe index < Int(children.length),
        let raw = unsafe children.data[index]
      else {
        next.removeLast()
        guard !next.isEmpty, let parent = unsafe source.pointee.parent,
          let outer = unsafe target.pointee.parent
        else { return }
        unsafe source = unsafe parent
        unsafe target = unsafe outer
        continue
      }
      next[next.count - 1] += 1
      let child = unsafe raw.assumingMemoryBound(to: GumboNode.self)
      if unsafe Self.isElement(child) {
        guard let made = unsafe element(child) else { continue }
        unsafe xmlAddChild(target, made)
        unsafe setNamespace(made, root: top, child)
        unsafe source = unsafe child
        unsafe target = unsafe made
        next.append(0)
      } else if unsafe Self.isText(child) {
        unsafe xmlNodeAddContent(
          target,
          child.pointee.v.text.text.withMemoryRebound(
            to: xmlChar.self, capacity: 1, { unsafe $0 }))
      }
    }
  }

  private static func isElement(_ node: UnsafeMutablePointer<GumboNode>) -> Bool {
    let type = unsafe node.pointee.type
    return type == GUMBO_NODE_ELEMENT || type == GUMBO_NODE_TEMPLATE
  }

  private static func isText(_ node: UnsafeMutablePointer<GumboNode>) -> Bool {
    let type = unsafe node.pointee.type
    return type == GUMBO_NODE_TEXT || type == GUMBO_NODE_CDATA || type == GUMBO_NODE_WHITESPACE
  }

  private func element(_ node: UnsafeMutablePointer<GumboNode>) -> xmlNodePtr? {
    unsafe xmlNewDocNode(document, nil, name(of: node), nil)
  }

  /// gumbo knows standard elements by number only; others keep their name in the source, those of SVG with its capitals.
  private func name(of node: UnsafeMutablePointer<GumboNode>) -> String {
    var piece = unsafe node.pointee.v.element.original_tag
    if unsafe node.pointee.v.element.tag_namespace == GUMBO_NAMESPACE_SVG {
      var written = unsafe piece
      unsafe gumbo_tag_from_original_text(&written)
      if let name = unsafe gumbo_normalize_svg_tagname(&written) {
        return unsafe String(cString: name)
      }
    }
    if unsafe node.pointee.v.element.tag != GUMBO_TAG_UNKNOWN {
      return unsafe String(cString: gumbo_normalized_tagname(node.pointee.v.element.tag))
    }
    unsafe gumbo_tag_from_original_text(&piece)
    let bytes = unsafe UnsafeRawBufferPointer(start: piece.data, count: piece.length)
    return unsafe String(decoding: bytes, as: UTF8.self).lowercased()
  }

  private mutating func setNamespace(
    _ target: xmlNodePtr, root: xmlNodePtr, _ source: UnsafeMutablePointer<GumboNode>
  ) {
    let uri =
      switch unsafe source.pointee.v.element.tag_namespace {
      case GUMBO_NAMESPACE_SVG: Namespaces.svg
      case GUMBO_NAMESPACE_MATHML: Namespaces.mathML
      default: Namespaces.xhtml
      }
    unsafe target.pointee.ns = unsafe space(uri, root)
    let attributes = unsafe source.pointee.v.element.attributes
    for index in 0..<(unsafe Int(attributes.length)) {
      guard let raw = unsafe attributes.data[index] else { continue }
      let attribute = unsafe raw.assumingMemoryBound(to: GumboAttribute.self)
      let name = unsafe String(cString: attribute.pointee.name)
      let value = unsafe String(cString: attribute.pointee.value)
      let parts = name.split(separator: ":", maxSplits: 1)
      let uri =
        switch unsafe attribute.pointee.attr_namespace {
        case GUMBO_ATTR_NAMESPACE_XLINK: Namespaces.xlink
        case GUMBO_ATTR_NAMESPACE_XML: Namespaces.xml
        default: parts.count == 2 ? Namespaces.ofPrefix(parts[0]) : nil
        }
      if let uri, let local = parts.last {
        unsafe xmlNewNsProp(target, space(uri, root), String(local), value)
      } else {
        unsafe xmlNewProp(target, name, value)
      }
    }
  }

  private mutating func space(_ uri: String, _ root: xmlNodePtr) -> xmlNsPtr? {
    if let known = unsafe spaces[uri] { return unsafe known }
    let made =
      unsafe uri == Namespaces.xml
      ? xmlSearchNsByHref(document, root, uri)
      : xmlNewNs(root, uri, spaces.isEmpty ? nil : "ns\(spaces.count)")
    unsafe spaces[uri] = unsafe made
    return unsafe made
  }
}
