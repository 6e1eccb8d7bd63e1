extension PageTree {
  /// Where the value of an attribute is; `nil` if the element has none.
  @inline(__always)
  func value(_ node: Node, _ name: AttributeName) -> ByteRange? {
    for index in nodes[node].content.range where attributes[index].known == name {
      return attributes[index].value
    }
    return nil
  }

  /// The value of an attribute; `nil` if the element has none.
  func attribute(_ node: Node, _ name: AttributeName) -> String? {
    // Without a closure, which would copy the tree.
    guard let place = value(node, name) else { return nil }
    return string(place)
  }

  /// The attributes of an element.
  func attributes(of node: Node) -> ArraySlice<PageAttribute> {
    isElement(node) ? attributes[nodes[node].content.range] : []
  }

  /// The name of an attribute as it stands in markup.
  func spelling(_ attribute: PageAttribute) -> String {
    attribute.known == .unknown ? string(attribute.name) : attribute.known.spelling
  }

  /// Sets an attribute.
  mutating func set(_ node: Node, _ name: AttributeName, to value: String) {
    set(node, PageAttribute(known: name, name: .empty, value: add(value)))
  }

  /// Sets an attribute to that of another element.
  ///
  /// An element that has as many as a tag may have takes no more: each is compared with all.
  mutating func set(_ node: Node, _ attribute: PageAttribute) {
    let range = nodes[node].content.range
    if let place = range.first(where: { isSame(attributes[$0], attribute) }) {
      attributes[place].value = attribute.value
    } else if range.count < HTMLScanner.attributeLimit {
      // The attributes of an element lie side by side: they move to the end, unless they are there.
      if range.upperBound != attributes.count {
        let start = attributes.count
        attributes.append(contentsOf: Array(attributes[range]))
        nodes[node].content = ByteRange(start..<attributes.count)
      }
      attributes.append(attribute)
      nodes[node].content.count += 1
    }
    if attribute.known == .class || attribute.known == .id { readWords(node) }
  }

  /// Whether two attributes have the same name.
  func isSame(_ one: PageAttribute, _ other: PageAttribute) -> Bool {
    guard one.known == other.known else { return false }
    guard one.known == .unknown else { return true }
    let bytes = bytes.span
    return one.name.count == other.name.count
      && bytes.extracting(one.name.range).begins(with: bytes.extracting(other.name.range))
  }

  /// Removes the attributes that meet a condition.
  mutating func removeAttributes(_ node: Node, where condition: (PageAttribute) -> Bool) {
    var kept = nodes[node].content.range.lowerBound
    for index in nodes[node].content.range where !condition(attributes[index]) {
      if kept < index { attributes[kept] = attributes[index] }
      kept += 1
    }
    nodes[node].content = ByteRange(nodes[node].content.range.lowerBound..<kept)
  }

  /// Looks for telling words in class and id.
  mutating func readWords(_ node: Node) {
    let classes = value(node, .class) ?? .empty
    let id = value(node, .id) ?? .empty
    nodes[node].classWords = ClassWords(bytes.span, classes.range)
    nodes[node].idWords = ClassWords(bytes.span, id.range)
  }

  /// Lets an element say for reading aloud what the one said whose place it takes.
  mutating func inheritReadingWords(of node: Node, by heir: Node) {
    let words = nodes[node].classWords.union(nodes[node].idWords)
    nodes[heir].classWords.formUnion(words.intersection(.reading))
  }

  // MARK: Bytes

  /// Whether a text is somewhere in a place.
  func holds(_ word: String, _ range: ByteRange) -> Bool {
    bytes.span.extracting(range.range).holds(word.utf8Span.span)
  }

  /// Whether a place holds a text and nothing else.
  func isSpelled(_ text: String, _ range: ByteRange) -> Bool {
    range.count == text.utf8.count
      && bytes.span.begins(with: text.utf8Span.span, at: Int(range.start))
  }

  /// The text at a place.
  func string(_ range: ByteRange) -> String {
    String(decoding: bytes[range.range], as: UTF8.self)
  }

  /// Keeps a text.
  mutating func add(_ text: String) -> ByteRange {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return ByteRange(start..<bytes.count)
  }
}
