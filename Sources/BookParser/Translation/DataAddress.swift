import Foundation
import ReadingModel

/// Pictures that stand in a `data:` address (RFC 2397).
enum DataAddress {
  /// Decodes the picture.
  ///
  /// - Parameter reference: The address.
  /// - Returns: The picture; `nil` for another address, or other content.
  static func resource(_ reference: String) -> Resource? {
    let trimmed = reference.drop { $0.isWhitespace }
    guard trimmed.prefix(11).lowercased() == "data:image/", let comma = trimmed.firstIndex(of: ",")
    else { return nil }
    let head = trimmed[..<comma].dropFirst(5).lowercased().split(separator: ";")
    guard let type = head.first.map(String.init) else { return nil }
    let content = trimmed[trimmed.index(after: comma)...]
    let bytes: [UInt8]?
    if head.last == "base64" {
      let plain = content.removingPercentEncoding ?? String(content)
      bytes = Data(base64Encoded: plain, options: .ignoreUnknownCharacters).map(Array.init)
    } else {
      bytes = content.removingPercentEncoding.map { Array($0.utf8) }
    }
    return bytes.flatMap { $0.isEmpty ? nil : Resource(bytes: $0, mediaType: type) }
  }
}
