import Foundation
import Markup

/// An object below a folder of a bucket.
public struct StoredObject: Hashable, Sendable {
  /// Its name: its key without the folder.
  public let name: String
  /// Its length.
  public let byteCount: Int
  /// The server's mark of this version.
  public let entityTag: String?
}

/// An upload in parts that has not ended.
struct UnfinishedUpload: Hashable, Sendable {
  let key: String
  let id: String
  let began: Date?
}

/// Reads what S3's servers answer.
///
/// Source: Amazon S3 API Reference. Servers of others leave out the namespace, so that the names alone count.
enum ObjectAnswers {
  /// A part of the list of objects, and where the next begins.
  struct Page {
    var objects: [StoredObject]
    /// `nil` at the end.
    var next: String?
  }

  /// What ListObjectsV2 answers; `nil` for another document.
  static func page(_ bytes: [UInt8], below prefix: String) -> Page? {
    guard let root = root(bytes, "ListBucketResult") else { return nil }
    // Names that XML can't hold come with escapes, where the server can do that.
    let isEscaped = text(root, "EncodingType") == "url"
    let objects = root.children.filter { $0.name == "Contents" }.compactMap { node in
      object(node, below: prefix, isEscaped: isEscaped)
    }
    let isCut = text(root, "IsTruncated") == "true"
    return Page(objects: objects, next: isCut ? text(root, "NextContinuationToken") : nil)
  }

  private static func object(
    _ node: MarkupNode, below prefix: String, isEscaped: Bool
  ) -> StoredObject? {
    guard let written = text(node, "Key") else { return nil }
    let plain = written.replacing("+", with: " ").removingPercentEncoding
    guard let key = isEscaped ? plain : written, key.hasPrefix(prefix),
      let count = text(node, "Size").flatMap({ Int($0) }), count >= 0
    else { return nil }
    let name = String(key.dropFirst(prefix.count))
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return StoredObject(name: name, byteCount: count, entityTag: text(node, "ETag"))
  }

  /// The number of a new upload; `nil` for another document.
  static func upload(_ bytes: [UInt8]) -> String? {
    root(bytes, "InitiateMultipartUploadResult").flatMap { text($0, "UploadId") }
  }

  /// Uploads that have not ended; `nil` for another document.
  static func uploads(_ bytes: [UInt8]) -> [UnfinishedUpload]? {
    root(bytes, "ListMultipartUploadsResult")?.children.compactMap { node in
      guard node.name == "Upload", let key = text(node, "Key"), let id = text(node, "UploadId")
      else { return nil }
      let began = text(node, "Initiated").flatMap { time in
        (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(time))
          ?? (try? Date.ISO8601FormatStyle().parse(time))
      }
      return UnfinishedUpload(key: key, id: id, began: began)
    }
  }

  /// Whether an upload was put together; the status alone is sent before that is known.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    root(bytes, "CompleteMultipartUploadResult") != nil
  }

  /// What a refusal says: its code, and the region that the server wants.
  static func refusal(_ bytes: [UInt8]) -> (code: String, region: String?, endpoint: String?)? {
    guard let root = root(bytes, "Error"), let code = text(root, "Code") else { return nil }
    return (code, text(root, "Region"), text(root, "Endpoint"))
  }

  private static func root(_ bytes: [UInt8], _ name: String) -> MarkupNode? {
    guard let document = try? MarkupDocument.xml(bytes), let root = document.root,
      root.name == name
    else { return nil }
    return root
  }

  private static func text(_ node: MarkupNode, _ name: String) -> String? {
    guard let text = node.child(name)?.text(), !text.isEmpty else { return nil }
    return text
  }
}
