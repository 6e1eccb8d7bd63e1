public import Foundation

/// A picture that a person has put behind the text.
public struct BackgroundImage: Hashable, Sendable {
  /// Formats of still pictures that every browser shows.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, webp

    /// Its media type.
    public var mediaType: String { "image/\(rawValue)" }
  }

  /// Its id in addresses: sixteen digits of its SHA-256.
  public let id: String
  /// Its file, which must not be changed.
  public let url: URL
  /// Its size in bytes.
  public let byteCount: Int
  /// The file format.
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

/// Why a picture can't be a background; each case has a sentence that says what to do.
public enum BackgroundRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no picture, or has a format that is not shown.
  case notAPicture
  /// The file is larger than ``byteLimit``.
  case tooLarge
  /// The picture has more pixels than ``pixelLimit``.
  case tooManyPixels
  /// The person has ``countLimit`` backgrounds already.
  case tooMany

  /// The largest file in bytes: a photograph of a good camera.
  public static let byteLimit = 16 << 20
  /// The most pixels; each takes four bytes in the browser while the book is open.
  public static let pixelLimit = 32_000_000
  /// The most backgrounds of a person: as many as the list of swatches has room for.
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
