import Articles
import Basics
import Markup

/// Lists of feeds as other readers write and read them: OPML 1 and 2.
public enum OPML {
  /// The longest list in bytes: 20,000 feeds.
  public static let byteLimit = 8 << 20

  /// A feed of a list.
  public struct Entry: Sendable, Equatable {
    /// The feed's address, as it is written.
    public var address: String
    /// The feed's name; `nil` if it has none.
    public var title: String?
    /// The address of its site.
    public var home: String?

    /// Describes a feed.
    ///
    /// - Parameters:
    ///   - address: The feed's address.
    ///   - title: The feed's name.
    ///   - home: The address of its site.
    public init(address: String, title: String? = nil, home: String? = nil) {
      self.address = address
      self.title = title
      self.home = home
    }
  }

  /// Reads a list; feeds in groups stand in it like all others.
  ///
  /// - Parameter document: The document.
  /// - Returns: The feeds in their order.
  /// - Throws: ``NoFeed`` for a document that is no list.
  public static func read(_ document: [UInt8]) throws(NoFeed) -> [Entry] {
    guard document.count <= byteLimit,
      let tree = try? MarkupDocument.xml(document, recovering: true), let root = tree.root,
      root.name.lowercased() == "opml"
    else { throw NoFeed() }
    var entries: [Entry] = []
    for node in root.descendants where node.name.lowercased() == "outline" {
      var values: [String: String] = [:]
      // Programs write the names with capitals of their own.
      node.forEachAttribute { name, value in values[name.lowercased()] = value() }
      guard let address = values["xmlurl"].map(FeedMarkup.trimmed), !address.isEmpty else {
        continue
      }
      let title = FeedMarkup.line(values["title"] ?? values["text"])
      entries.append(
        Entry(
          address: address, title: title.isEmpty ? nil : title,
          home: FeedMarkup.address(values["htmlurl"], nil)))
    }
    return entries
  }

  /// Writes a list.
  ///
  /// - Parameters:
  ///   - entries: The feeds in their order.
  ///   - title: The name of the list.
  /// - Returns: The document, OPML 2.0.
  public static func write(_ entries: [Entry], title: String) -> [UInt8] {
    let lines = entries.map { entry in
      let name = attribute(entry.title ?? entry.address)
      let home = entry.home.map { " htmlUrl=\"\(attribute($0))\"" } ?? ""
      return
        "    <outline type=\"rss\" text=\"\(name)\" title=\"\(name)\" xmlUrl=\"\(attribute(entry.address))\"\(home)/>\n"
    }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0">
        <head>
          <title>\(attribute(title))</title>
        </head>
        <body>
      \(lines.joined())  </body>
      </opml>

      """.utf8)
  }

  /// A text as it may stand in an attribute of XML 1.0, which knows no control characters.
  private static func attribute(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter {
      $0.value >= 0x20 && ![0xFFFE, 0xFFFF].contains($0.value)
    }
    return String(String.UnicodeScalarView(scalars)).escapedAsMarkup
  }
}
