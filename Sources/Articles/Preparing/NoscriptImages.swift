extension PageTree {
  /// Brings back pictures that scripts would load.
  ///
  /// Pages show an empty picture until a script loads the true one, which stands in a `noscript` beside it.
  mutating func bringBackImages() {
    for image in descendants(root, [.img]) where !hasPicture(image) { remove(image) }
    for fallback in descendants(root, [.noscript]) {
      guard isSingleImage(fallback) else { continue }
      let previous = previousElementSibling(fallback)
      guard previous >= 0, isSingleImage(previous) else { continue }
      let old = name(previous) == .img ? previous : first(previous, [.img])
      let new = first(fallback, [.img])
      guard old >= 0, new >= 0 else { continue }
      for attribute in Array(attributes(of: old)) where !attribute.value.isEmpty {
        let isSource = attribute.known == .src || attribute.known == .srcset
        guard isSource || namesPicture(attribute.value) else { continue }
        keep(attribute, of: old, on: new)
      }
      replace(previous, with: firstElement(fallback))
    }
  }

  private mutating func keep(_ attribute: PageAttribute, of old: Node, on new: Node) {
    let name = spelling(attribute)
    let present = attributes(of: new).first { spelling($0) == name }
    guard let present else { return set(new, attribute) }
    guard bytes[present.value.range] != bytes[attribute.value.range] else { return }
    var renamed = attribute
    renamed.known = .unknown
    renamed.name = add("data-old-" + name)
    set(new, renamed)
  }

  /// Whether an image says anywhere which picture it shows.
  private func hasPicture(_ image: Node) -> Bool {
    attributes(of: image).contains { attribute in
      switch attribute.known {
      case .src, .srcset, .dataSrc, .dataSrcset: true
      default: namesPicture(attribute.value)
      }
    }
  }

  /// Whether a node is an image, or holds nothing else.
  private func isSingleImage(_ node: Node) -> Bool {
    var node = node
    while node >= 0 {
      if name(node) == .img { return true }
      guard hasOneChild(node), isBlank(node) else { return false }
      node = firstElement(node)
    }
    return false
  }

  /// Whether a value contains the ending of a picture's file.
  func namesPicture(_ value: ByteRange) -> Bool {
    PictureNames.endings(in: bytes.span, value.range).first { _ in true } != nil
  }
}

/// Finds endings of picture files in values of attributes.
enum PictureNames {
  private static let known = ["jpg", "jpeg", "png", "webp"].map { Array($0.utf8) }

  /// The places after each ".jpg", ".jpeg", ".png" or ".webp".
  static func endings(in bytes: Span<UInt8>, _ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    for index in range where bytes[index] == UInt8(ascii: ".") {
      for ending in known where index + ending.count < range.upperBound {
        if bytes.begins(withLetters: ending, at: index + 1) {
          found.append(index + 1 + ending.count)
        }
      }
    }
    return found
  }
}
