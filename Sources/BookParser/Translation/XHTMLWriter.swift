import Markup

/// Writes markup that every parser of XML reads, whatever the tree holds.
struct XHTMLWriter {
  private var bytes: [UInt8] = []

  /// Hands out what was written, and begins anew.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Adds markup.
  mutating func add(_ markup: [UInt8]) { bytes += markup }

  /// Adds characters.
  mutating func add(text: Span<UInt8>) { Self.escape(text, into: &bytes) }

  /// Adds a start tag.
  mutating func openTag(
    _ name: String, _ attributes: [(MarkupAttribute, String)],
    _ added: [(name: String, value: String)]
  ) {
    let replaced = attributes.map {
      MarkupAttribute(name: $0.0.name, namespace: $0.0.namespace, value: $0.1)
    }
    bytes += Self.startTag(name, replaced, added)
  }

  /// A start tag; attributes of our own come first, and none comes twice.
  static func startTag(
    _ name: String, _ attributes: [MarkupAttribute], _ added: [(name: String, value: String)],
    isEmpty: Bool = false
  ) -> [UInt8] {
    let own = added.map { MarkupAttribute(name: $0.name, namespace: nil, value: $0.value) }
    return Array("<\(name)".utf8) + self.attributes(own + attributes)
      + Array((isEmpty ? "/>" : ">").utf8)
  }

  /// Attributes as they are written; what is active or has no valid name is left out.
  static func attributes(_ attributes: [MarkupAttribute]) -> [UInt8] {
    var written: [UInt8] = []
    var names: Set<String> = []
    for attribute in attributes {
      guard isName(attribute.name), let name = prefixed(attribute),
        !attribute.name.lowercased().hasPrefix("on"), names.insert(name).inserted
      else { continue }
      written += Array(" \(name)=\"".utf8)
      escape(Array(attribute.value.utf8).span, into: &written)
      written.append(UInt8(ascii: "\""))
    }
    return written
  }

  /// Whether a name is one that XML allows and books use: letters and digits of ASCII and hyphens.
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first), name.utf8.count <= 64 else { return false }
    return name.utf8.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func prefixed(_ attribute: MarkupAttribute) -> String? {
    switch attribute.namespace {
    case nil: attribute.name.hasPrefix("xml") && attribute.name != "xmlns" ? nil : attribute.name
    case Namespaces.ops: "epub:\(attribute.name)"
    case Namespaces.xlink: "xlink:\(attribute.name)"
    case Namespaces.xml: "xml:\(attribute.name)"
    default: nil
    }
  }

  /// Writes characters so that they are no markup; those that XML forbids are left out.
  private static func escape(_ text: Span<UInt8>, into bytes: inout [UInt8]) {
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case 0x0A, 0x09, 0x20...: bytes.append(byte)
      case 0x0D: bytes.append(0x0A)
      default: continue
      }
      // U+FFFE and U+FFFF, which are no characters of XML.
      if byte & 0xFE == 0xBE, bytes.suffix(3).elementsEqual([0xEF, 0xBF, byte]) {
        bytes.removeLast(3)
        bytes += Array("\u{FFFD}".utf8)
      }
    }
  }
}
