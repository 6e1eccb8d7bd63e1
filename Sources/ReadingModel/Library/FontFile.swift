public import Foundation

/// A font that a reader has added, one face of a family.
public struct FontFile: Hashable, Sendable {
  /// What it is called in addresses: sixteen digits of its SHA-256.
  public let id: String
  /// What its file was called.
  public let fileName: String
  /// Where it lies; it is not to be changed.
  public let url: URL
  /// Its size.
  public let byteCount: Int
  /// What the font says of itself.
  public let face: FontFace

  /// What faces of one family have in common, whatever they are called otherwise.
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

/// Why a font can't be added; each says in one sentence what to do.
public enum FontRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is none, or none that a browser shows.
  case notAFont
  /// It is larger than a font may be.
  case tooLarge
  /// There are as many as there can be.
  case tooMany

  /// The largest font: those with all Chinese characters have some 25 MB.
  public static let byteLimit = 32 << 20
  /// A dozen families with their faces.
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
