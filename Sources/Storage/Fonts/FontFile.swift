public import Foundation
import Hashing

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
  public var group: String {
    FontFile.shortHash([UInt8](face.family.lowercased().utf8))
  }

  /// Sixteen hexadecimal digits: enough that no two of a reader's fonts share them.
  static func shortHash(_ bytes: [UInt8]) -> String {
    guard let digest = try? Digest.of(bytes, .sha256) else { return "0000000000000000" }
    return String(Digest.hexadecimal(digest).prefix(16))
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
