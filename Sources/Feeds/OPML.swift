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
    /// The name of the group around it; `nil` if it is in none.
    public var group: String?

    /// Describes a feed.
    ///
    /// - Parameters:
    ///   - address: The feed's address.
    ///   - title: The feed's name.
    ///   - home: The address of its site.
    ///   - group: The name of the group around it.
    public init(
      address: String, title: String? = nil, home: String? = nil, group: String? = nil
    ) {
      self.address = address
      self.title = title
      self.home = home
      self.group = group
    }
  }

  /// Reads a list.
  ///
  /// A feed is in the innermost group around it that has a name.
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
    // What is still to be read, the next one last: groups may be nested deeper than the stack goes.
    var waiting: [(node: MarkupNode, group: String?)] = [(root, nil)]
    while let (node, group) = waiting.popLast() {
      var inner = group
      if node.name.lowercased() == "outline" {
        let outline = outline(node)
        if let address = outline.address {
          entries.append(
            Entry(address: address, title: outline.name, home: outline.home, group: group))
        } else {
          inner = outline.name ?? group
        }
      }
      waiting.append(contentsOf: node.children.map { ($0, inner) }.reversed())
    }
    return entries
  }

  private static func outline(
    _ node: MarkupNode
  ) -> (address: String?, name: String?, home: String?) {
    var values: [String: String] = [:]
    // Programs write the names with capitals of their own.
    node.forEachAttribute { name, value in values[name.lowercased()] = value() }
    let address = values["xmlurl"].map(FeedMarkup.trimmed)
    let name = ["title", "text"].lazy.map { FeedMarkup.line(values[$0]) }.first { !$0.isEmpty }
    return (
      address?.isEmpty == false ? address : nil, name, FeedMarkup.address(values["htmlurl"], nil)
    )
  }

  /// Writes a list; neighbours of one group stand in an outline of its name.
  ///
  /// - Parameters:
  ///   - entries: The feeds in their order.
  ///   - title: The name of the list.
  /// - Returns: The document, OPML 2.0, which ``read(_:)`` reads as the same feeds.
  public static func write(_ entries: [Entry], title: String) -> [UInt8] {
    var lines = ""
    for run in runs(entries) {
      guard let group = run[0].group else {
        lines += run.map { "    \(line($0))\n" }.joined()
        continue
      }
      let name = attribute(escapedName(group))
      lines += "    <outline text=\"\(name)\" title=\"\(name)\">\n"
      lines += run.map { "      \(line($0))\n" }.joined()
      lines += "    </outline>\n"
    }
    return Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0">
        <head>
          <title>\(attribute(title))</title>
        </head>
        <body>
      \(lines)  </body>
      </opml>

      """.utf8)
  }

  /// The feeds, cut where the group changes.
  private static func runs(_ entries: [Entry]) -> [[Entry]] {
    entries.reduce(into: []) { runs, entry in
      if runs.last?.first?.group == entry.group, !runs.isEmpty {
        runs[runs.count - 1].append(entry)
      } else {
        runs.append([entry])
      }
    }
  }

  private static func line(_ entry: Entry) -> String {
    let name = attribute(escapedName(entry.title ?? entry.address))
    let home = entry.home.map { " htmlUrl=\"\(attribute($0))\"" } ?? ""
    return
      "<outline type=\"rss\" text=\"\(name)\" title=\"\(name)\" xmlUrl=\"\(attribute(entry.address))\"\(home)/>"
  }

  /// A name that is read as itself: readers take what looks like markup in a name as markup.
  private static func escapedName(_ name: String) -> String {
    FeedMarkup.isMarkup(name) ? name.escapedAsMarkup : name
  }

  /// A text as it may stand in an attribute of XML 1.0, which knows no control characters.
  private static func attribute(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter {
      $0.value >= 0x20 && ![0xFFFE, 0xFFFF].contains($0.value)
    }
    return String(String.UnicodeScalarView(scalars)).escapedAsMarkup
  }
}
