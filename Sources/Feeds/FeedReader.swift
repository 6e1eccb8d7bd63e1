import Articles
import Markup

/// Reads a feed of any kind: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1.
///
/// Feeds are often wrong, so whatever can be read of one is read. Nothing is loaded.
public struct FeedReader: Sendable {
  /// The address of the document, which relative addresses in it begin from.
  public var address: String

  /// Makes a reader.
  ///
  /// - Parameter address: The address of the document.
  public init(address: String) { self.address = address }

  /// Reads a feed.
  ///
  /// - Parameters:
  ///   - document: The document as it was sent.
  ///   - charset: The encoding that the server names; what the document says counts more.
  /// - Returns: The feed.
  /// - Throws: ``NoFeed`` for a document that is none, or that is built to exhaust a parser.
  public func read(_ document: [UInt8], charset: String? = nil) throws(NoFeed) -> Feed {
    guard document.count <= Feed.byteLimit else { throw NoFeed() }
    let isWide = Self.isWide(document)
    let document = Self.trimmed(Self.narrow(document))
    let base = WebAddress(address)
    if document.first == UInt8(ascii: "{") { return try JSONFeed.read(document, base: base) }
    let beginning = Self.beginning(document)
    guard
      let tree = try? MarkupDocument.xml(
        isWide ? beginning : Self.declaring(charset, beginning), recovering: true),
      let root = tree.root
    else { throw NoFeed() }
    switch root.name.lowercased() {
    case "rss", "rdf": return RSSFeed(base: base).read(root)
    case "feed": return AtomFeed(base: base).read(root)
    // Some documents begin with the channel itself.
    case "channel": return RSSFeed(base: base).read(channel: root, items: root)
    default: throw NoFeed()
    }
  }

  /// Whether a document is in UTF-16: it begins with its mark, or every other one of its first bytes is zero (XML 1.0, appendix F).
  private static func isWide(_ document: some Collection<UInt8>) -> Bool {
    let start = Array(document.prefix(4))
    guard start.count == 4 else { return false }
    if [[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(start[..<2])) { return true }
    return [[0, 2], [1, 3]].contains(start.indices.filter { start[$0] == 0 })
  }

  /// A document in UTF-16 as UTF-8, without its declaration, which names the encoding that it has no longer; any other as it is.
  ///
  /// - Parameter document: The document, or its beginning.
  /// - Returns: Its bytes.
  package static func narrow(_ document: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(document)
    guard isWide(bytes) else { return bytes }
    let high = bytes[0] == 0xFE || bytes[0] == 0 ? 0 : 1
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
      UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + 1 - high])
    }
    var rest = trimmed(Array(String(decoding: units, as: UTF16.self).utf8))[...]
    if rest.starts(with: "<?xml".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      rest = rest[(end + 1)...]
    }
    return Array(rest)
  }

  /// A document without what stands before its beginning, which XML does not allow and templates leave there.
  private static func trimmed(_ document: [UInt8]) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = document[...]
    if rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Array(rest)
  }

  /// A document up to its last entry that is read: whole archives have more elements than a parser takes.
  ///
  /// What stays open there is closed as in every broken document.
  private static func beginning(_ document: [UInt8]) -> [UInt8] {
    let ends = ["</item>", "</entry>"].map { Array($0.utf8) }
    var count = 0
    var place = 0
    while let open = document[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = open + 1
      let rest = document[open...]
      if let part = withoutElements.first(where: { rest.starts(with: $0.open.utf8) }) {
        let content = open + part.open.utf8.count
        // What nothing closes is all the rest.
        guard let end = closing(part.close, in: document, from: content) else { return document }
        place = end
      } else if let end = ends.first(where: rest.starts(with:)) {
        count += 1
        if count == Feed.entryLimit { return Array(document[..<(open + end.count)]) }
      }
    }
    return document
  }

  /// Parts of a document in which nothing is an element, though it may look like one.
  private static let withoutElements = [("<![CDATA[", "]]>"), ("<!--", "-->")].map {
    (open: $0.0, close: $0.1)
  }

  /// The place behind a text that closes such a part.
  private static func closing(_ text: String, in document: [UInt8], from start: Int) -> Int? {
    let text = Array(text.utf8)
    var place = start
    while let sign = document[place...].firstIndex(of: UInt8(ascii: ">")) {
      place = sign + 1
      if document[start..<place].suffix(text.count).elementsEqual(text) { return place }
    }
    return nil
  }

  /// A document that names its encoding, if only the server has done so (RFC 7303, 3).
  static func declaring(_ charset: String?, _ document: [UInt8]) -> [UInt8] {
    guard let charset, charset.wholeMatch(of: /[A-Za-z0-9._\-]{1,40}/) != nil,
      charset.lowercased() != "utf-8",
      // UTF-16 shows itself by its zeros.
      !document.prefix(4).contains(0), document.first != 0xFE, document.first != 0xFF
    else { return document }
    var rest = document[...]
    if rest.starts(with: Array("<?xml".utf8)) {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return document }
      let declaration = String(decoding: rest[...end], as: UTF8.self)
      if declaration.contains("encoding") { return document }
      rest = rest[(end + 1)...]
    }
    return Array("<?xml version=\"1.0\" encoding=\"\(charset)\"?>".utf8) + rest
  }
}
