import Foundation
import Markup

/// A file in a folder of a WebDAV server.
public struct WebDAVFile: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// Its length; `nil` if the server tells none.
  public let byteCount: Int?
  /// The server's mark of this version; `nil` if it has none.
  public let entityTag: String?
}

/// Reads the answer of PROPFIND (RFC 4918, sections 9.1 and 13).
enum WebDAVListing {
  private static let namespace = "DAV:"
  /// What is asked for.
  static let request = Array(
    """
    <?xml version="1.0" encoding="utf-8"?>
    <propfind xmlns="DAV:"><prop><resourcetype/><getcontentlength/><getetag/></prop></propfind>
    """.utf8)

  /// The files of a folder, without folders in it.
  ///
  /// - Parameter bytes: The answer.
  /// - Returns: The files; `nil` if it is no such answer.
  static func files(_ bytes: [UInt8]) -> [WebDAVFile]? {
    guard let document = try? MarkupDocument.xml(bytes), let root = document.root,
      root.name == "multistatus", root.namespace == namespace
    else { return nil }
    return root.children.compactMap { $0.name == "response" ? file($0) : nil }
  }

  private static func file(_ response: MarkupNode) -> WebDAVFile? {
    guard let href = response.child("href") else { return nil }
    let path = href.text().trimmingCharacters(in: .whitespacesAndNewlines)
    var byteCount: Int?
    var entityTag: String?
    for node in response.descendants {
      switch node.name {
      case "collection": return nil
      case "getcontentlength": byteCount = Int(node.text().trimmingCharacters(in: .whitespaces))
      case "getetag": entityTag = tag(node.text())
      default: continue
      }
    }
    guard let name = path.split(separator: "/").last?.removingPercentEncoding, !path.hasSuffix("/"),
      !name.contains("/")
    else { return nil }
    return WebDAVFile(name: name, byteCount: byteCount, entityTag: entityTag)
  }

  /// A mark; a server that can't give the property has an empty one.
  private static func tag(_ text: String) -> String? {
    let tag = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return tag.isEmpty ? nil : tag
  }
}
