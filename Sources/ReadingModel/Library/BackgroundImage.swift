public import Foundation

/// A picture that a reader has put behind the text.
public struct BackgroundImage: Hashable, Sendable {
  /// Pictures that every browser shows and none of which moves.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, webp

    /// Its media type.
    public var mediaType: String { "image/\(rawValue)" }
  }

  /// What it is called in addresses: sixteen digits of its SHA-256.
  public let id: String
  /// Where it lies; it is not to be changed.
  public let url: URL
  /// Its size in bytes.
  public let byteCount: Int
  /// How it is packed.
  public let format: Format
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  package init(id: String, url: URL, byteCount: Int, format: Format, width: Int, height: Int) {
    self.id = id
    self.url = url
    self.byteCount = byteCount
    self.format = format
    self.width = width
    self.height = height
  }
}

/// Why a picture can't be put behind the text; each says in one sentence what to do.
public enum BackgroundRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is none, or none that is shown.
  case notAPicture
  /// Its file is larger than it may be.
  case tooLarge
  /// It has more pixels than it may have.
  case tooManyPixels
  /// There are as many as there can be.
  case tooMany

  /// The largest file: a photograph of a good camera.
  public static let byteLimit = 16 << 20
  /// Every pixel takes four bytes in the browser while the book is open.
  public static let pixelLimit = 32_000_000
  /// What a list of swatches has room for.
  public static let countLimit = 12

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notAPicture:
      "This picture can't be used. Choose a still PNG, JPEG or WebP."
    case .tooLarge: "This picture is too large. The limit is \(Self.byteLimit >> 20) MB."
    case .tooManyPixels:
      "This picture is too large. The limit is \(Self.pixelLimit / 1_000_000) megapixels."
    case .tooMany:
      "You can have up to \(Self.countLimit) pictures. Remove one to add another."
    }
  }
}
