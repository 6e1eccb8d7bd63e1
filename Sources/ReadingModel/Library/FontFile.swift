public import Foundation

/// A font that a person has added, one face of a family.
public struct FontFile: Hashable, Sendable {
  /// Its id in addresses: sixteen digits of its SHA-256.
  public let id: String
  /// The name that the file had when it was added.
  public let fileName: String
  /// Its file, which must not be changed.
  public let url: URL
  /// Its size in bytes.
  public let byteCount: Int
  /// The face that the file describes.
  public let face: FontFace

  /// A key that faces of one family share.
  public let group: String

  package init(
    id: String, fileName: String, url: URL, byteCount: Int, face: FontFace, group: String
  ) {
    self.id = id
    self.fileName = fileName
    self.url = url
    self.byteCount = byteCount
    self.face = face
    self.group = group
  }
}

/// Why a font can't be added; each case has a sentence that says what to do.
public enum FontRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no font, or no font that browsers support.
  case notAFont
  /// The file is larger than ``byteLimit``.
  case tooLarge
  /// The person has ``countLimit`` fonts already.
  case tooMany

  /// The largest font in bytes; fonts with all Chinese characters have some 25 MB.
  public static let byteLimit = 32 << 20
  /// The most fonts of a person: a dozen families with their faces.
  public static let countLimit = 60

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notAFont:
      "This font can't be used. Choose a TTF, OTF, WOFF or WOFF2 file."
    case .tooLarge: "This font is too large. The limit is \(Self.byteLimit >> 20) MB."
    case .tooMany: "You can have up to \(Self.countLimit) fonts. Remove one to add another."
    }
  }
}
