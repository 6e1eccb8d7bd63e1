/// A package document as it is written, with the elements of its metadata.
struct PackageSource {
  /// An element of the metadata, with the space before it.
  struct Element {
    var tag: TagScanner.Tag
    /// The bytes of the element and of what stands before it.
    var range: Range<Int>
    /// The text between its tags, as written.
    var content: String
  }

  /// The namespace of Dublin Core's elements.
  static let dublinCore = "http://purl.org/dc/elements/1.1/"
  /// The namespace of the package document.
  static let package = "http://www.idpf.org/2007/opf"

  let bytes: [UInt8]
  private let text: String
  private(set) var elements: [Element] = []
  /// The place before the end of the metadata.
  private(set) var end = 0
  /// The number before the point of the version.
  let version: Int
  /// The id of the element that identifies the publication.
  let uniqueIdentifier: String?
  /// The prefix of Dublin Core's elements with its colon; `nil` where none is declared.
  let dublinCorePrefix: String?
  /// The prefix of attributes of the package's namespace with its colon; `nil` where none is declared.
  let packagePrefix: String?
  /// The prefix of the package's elements with its colon; empty for none.
  let elementPrefix: String

  /// Reads a document; `nil` for one that can't be understood, or is in another encoding than UTF-8.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    (self.bytes, self.text) = (bytes, text)
    var scanner = TagScanner(bytes)
    guard let root = scanner.next(), root.kind == .start, root.localName == "package",
      let metadata = scanner.next(), metadata.kind == .start, metadata.localName == "metadata"
    else { return nil }
    version = Int(root.attributes["version"]?.prefix { $0 != "." } ?? "") ?? 2
    uniqueIdentifier = root.attributes["unique-identifier"]
    let declared = root.attributes.merging(metadata.attributes) { _, inner in inner }
    func prefix(of namespace: String) -> String? {
      declared.filter { $0.value == namespace && $0.key.hasPrefix("xmlns:") }.keys.sorted().first
        .map { $0.dropFirst("xmlns:".count) + ":" }
    }
    dublinCorePrefix = prefix(of: Self.dublinCore)
    packagePrefix = prefix(of: Self.package)
    elementPrefix = metadata.prefix
    guard read(&scanner, from: metadata.range.upperBound) else { return nil }
  }

  /// An id that the document does not have.
  ///
  /// - Parameters:
  ///   - word: How it begins.
  ///   - number: The last number that was tried; it becomes the id's.
  /// - Returns: The word with the number.
  func freeID(_ word: String, after number: inout Int) -> String {
    while true {
      number += 1
      let id = word + String(number)
      if !text.contains("\"\(id)\"") && !text.contains("'\(id)'") { return id }
    }
  }

  private mutating func read(_ scanner: inout TagScanner, from start: Int) -> Bool {
    var place = start
    while let tag = scanner.next() {
      switch tag.kind {
      case .end:
        guard tag.localName == "metadata" else { return false }
        end = place
        return true
      case .empty:
        elements.append(Element(tag: tag, range: place..<tag.range.upperBound, content: ""))
      case .start:
        // EPUB 2 knows a form with an element around Dublin Core's, which is not written any more.
        guard !["dc-metadata", "x-metadata"].contains(tag.localName),
          let close = close(&scanner)
        else { return false }
        let content = bytes[tag.range.upperBound..<close.lowerBound]
        elements.append(
          Element(
            tag: tag, range: place..<close.upperBound,
            content: String(decoding: content, as: UTF8.self)))
      }
      place = scanner.place
    }
    return false
  }

  /// The range of the end tag that belongs to the start tag before.
  private func close(_ scanner: inout TagScanner) -> Range<Int>? {
    var depth = 1
    while let tag = scanner.next() {
      switch tag.kind {
      case .start: depth += 1
      case .end: depth -= 1
      case .empty: continue
      }
      if depth == 0 { return tag.range }
    }
    return nil
  }
}
