/// Writes a tree as HTML (HTML Standard 13.3).
struct HTMLWriter {
  // The known names as bytes, by their numbers.
  private static let names = ElementName.allCases.map { Array($0.spelling.utf8) }
  private static let attributes = AttributeName.allCases.map { Array($0.spelling.utf8) }

  private let tree: PageTree
  private var output: [UInt8] = []

  /// Makes a writer.
  ///
  /// - Parameter tree: The tree to write.
  init(_ tree: PageTree) { self.tree = tree }

  /// Writes a node with all that is inside.
  static func html(_ tree: PageTree, _ node: PageTree.Node) -> String {
    var writer = HTMLWriter(tree)
    writer.write(node)
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// Writes what is inside a node.
  static func html(_ tree: PageTree, inside node: PageTree.Node) -> String {
    var writer = HTMLWriter(tree)
    for child in tree.childNodes(node) { writer.write(child) }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private mutating func write(_ root: PageTree.Node) {
    var node = root
    while true {
      begin(node)
      if tree.firstChild(node) >= 0 {
        node = tree.firstChild(node)
        continue
      }
      end(node)
      while node != root, tree.next(node) < 0 {
        node = tree.parent(node)
        end(node)
      }
      guard node != root else { return }
      node = tree.next(node)
    }
  }

  private mutating func begin(_ node: PageTree.Node) {
    if tree.isText(node) {
      escape(tree.nodes[node].characters.range, inAttribute: false)
    } else if tree.isElement(node) {
      output.append(UInt8(ascii: "<"))
      writeName(node)
      for attribute in tree.attributes(of: node) {
        let isKnown = attribute.known != .unknown
        guard isKnown || isWritable(attribute.name) else { continue }
        output.append(UInt8(ascii: " "))
        if isKnown {
          output.append(contentsOf: Self.attributes[Int(attribute.known.rawValue)])
        } else {
          output.append(contentsOf: tree.bytes[attribute.name.range])
        }
        output.append(contentsOf: "=\"".utf8)
        escape(attribute.value.range, inAttribute: true)
        output.append(UInt8(ascii: "\""))
      }
      output.append(UInt8(ascii: ">"))
    }
  }

  /// Whether a name can be read again: pages hold attributes such as `"` and `<`, which cannot.
  private func isWritable(_ name: ByteRange) -> Bool {
    !name.isEmpty
      && tree.bytes[name.range].allSatisfy { byte in
        switch byte {
        case ...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
          UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="):
          false
        default: true
        }
      }
  }

  private mutating func end(_ node: PageTree.Node) {
    guard tree.isElement(node), !ElementName.void.contains(tree.name(node)) else { return }
    output.append(contentsOf: "</".utf8)
    writeName(node)
    output.append(UInt8(ascii: ">"))
  }

  private mutating func writeName(_ node: PageTree.Node) {
    if tree.name(node) == .unknown {
      output.append(contentsOf: tree.bytes[tree.nodes[node].characters.range])
    } else {
      output.append(contentsOf: Self.names[Int(tree.name(node).rawValue)])
    }
  }

  private mutating func escape(_ range: Range<Int>, inAttribute: Bool) {
    var start = range.lowerBound
    while let index = sign(in: start..<range.upperBound, inAttribute) {
      output += tree.bytes[start..<index]
      switch tree.bytes[index] {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      default: output += "&quot;".utf8
      }
      start = index + 1
    }
    output += tree.bytes[start..<range.upperBound]
  }

  /// The first sign in a place that stands for markup.
  private func sign(in range: Range<Int>, _ inAttribute: Bool) -> Int? {
    // "<" and ">" differ in one bit, "&" and the quotation mark in another.
    let bit: UInt8 = inAttribute ? UInt8(ascii: "&") ^ UInt8(ascii: "\"") : 0
    let index = tree.bytes.span.firstIndex(from: range.lowerBound, to: range.upperBound) { byte in
      (byte | 2).equals(UInt8(ascii: ">")) | (byte | bit).equals(UInt8(ascii: "&"))
    }
    return index < range.upperBound ? index : nil
  }
}
