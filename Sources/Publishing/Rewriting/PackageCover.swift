/// Names another picture as the cover in a package document; everything else stays byte for byte.
///
/// The manifest's item has the property `cover-image` (EPUB 3.3, manifest properties vocabulary), and a `meta` of the name
/// `cover` says its id, which EPUB 2 and many readers of EPUB 3 look for.
struct PackageCover {
  private static let property = "cover-image"

  private let source: PackageSource
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - address: Where the picture lies, as seen from the document.
  ///   - type: What it is.
  ///   - bytes: The document.
  /// - Returns: The document; `nil` if this one can't be understood.
  static func naming(_ address: String, _ type: PictureType, in bytes: [UInt8]) -> [UInt8]? {
    guard let source = PackageSource(bytes) else { return nil }
    var cover = PackageCover(source: source)
    return cover.name(address, type) ? cover.document : nil
  }

  private init(source: PackageSource) { self.source = source }

  private mutating func name(_ address: String, _ type: PictureType) -> Bool {
    var number = 0
    let id = source.freeID("cover-", after: &number)
    for element in source.elements where element.tag.attributes["name"] == "cover" {
      edits.append((element.range, ""))
    }
    let meta = "<\(source.elementPrefix)meta name=\"cover\" content=\"\(id)\"/>"
    edits.append((source.end..<source.end, "\n    " + meta))
    let property = source.version >= 3 ? " properties=\"\(Self.property)\"" : ""
    let attributes =
      "id=\"\(id)\" href=\"\(PageMarkup.escaped(address))\" media-type=\"\(type.mediaType)\""
    return addItem("item \(attributes)\(property)/>", at: address)
  }

  /// Adds an item to the manifest, in place of one with the same address; no other item is the cover any more.
  ///
  /// - Parameters:
  ///   - item: The element behind its opening and its prefix.
  ///   - address: The item's address.
  /// - Returns: Whether the manifest could be understood.
  private mutating func addItem(_ item: String, at address: String) -> Bool {
    var scanner = TagScanner(source.bytes, from: source.end)
    var prefix: String?
    while prefix == nil, let tag = scanner.next() {
      // What the metadata declares need not hold here.
      if tag.kind == .start, tag.localName == "manifest" { prefix = tag.prefix }
    }
    guard let prefix else { return false }
    var place = scanner.place
    while let tag = scanner.next() {
      if tag.localName == "manifest" {
        edits.append((place..<place, "\n    <\(prefix)\(item)"))
        return tag.kind == .end
      }
      let isItem = tag.kind != .end && tag.localName == "item"
      if isItem, tag.attributes["href"] == address {
        guard tag.kind == .empty else { return false }
        edits.append((place..<tag.range.upperBound, ""))
      } else if isItem, let properties = tag.attributes["properties"],
        let attribute = tag.properties
      {
        let words = properties.split(whereSeparator: \.isWhitespace)
        let left = words.filter { $0 != Self.property }
        if left.count < words.count {
          let text = left.joined(separator: " ")
          edits.append((attribute, text.isEmpty ? "" : " properties=\"\(text)\""))
        }
      }
      place = scanner.place
    }
    return false
  }

  private var document: [UInt8] {
    var bytes: [UInt8] = []
    var place = 0
    for edit in edits {
      bytes += source.bytes[place..<edit.range.lowerBound] + Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return bytes + source.bytes[place...]
  }
}
