/// Where the cover of a book comes from.
public enum CoverSource: String, Hashable, Sendable, CaseIterable, Codable {
  /// From the book's file, if it has one.
  case file
  /// A picture that people have chosen.
  case chosen
  /// From nowhere, by choice: whoever shows the book draws one.
  case drawn
}

/// Why a picture can't be a cover; each case has a sentence that says what to do.
public enum CoverRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no picture, or has a format that is not shown.
  case notAPicture
  /// The file is larger than ``byteLimit``.
  case tooLarge
  /// The picture has more pixels than ``pixelLimit``.
  case tooManyPixels
  /// The book has no such picture.
  case noSuchPicture

  /// The largest file in bytes: a photograph of a good camera.
  public static let byteLimit = 16 << 20
  /// The most pixels; each takes four bytes in the browser while the book is in sight.
  public static let pixelLimit = 32_000_000

  /// One sentence for people.
  public var description: String {
    switch self {
    case .notAPicture: "This picture can't be used. Choose a PNG, JPEG or WebP."
    case .tooLarge: "This picture is too large. The limit is \(Self.byteLimit >> 20) MB."
    case .tooManyPixels:
      "This picture is too large. The limit is \(Self.pixelLimit / 1_000_000) megapixels."
    case .noSuchPicture: "The book has no such picture."
    }
  }
}
