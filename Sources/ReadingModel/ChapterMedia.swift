/// A sound or video of a book that a chapter plays.
public struct ChapterMedia: Hashable, Sendable {
  /// Path inside the book, for ``BookContent/sound(at:)``.
  public var path: String
  /// Whether it is shown as a video.
  public var isVideo: Bool
  /// Path inside the book of the picture that stands for a video; `nil` for none.
  public var poster: String?
  /// The address on the web from which it was kept; `nil` if it came with the book.
  public var address: String?

  /// Describes a sound or video.
  ///
  /// - Parameters:
  ///   - path: Path inside the book.
  ///   - isVideo: Whether it is shown as a video.
  ///   - poster: Path inside the book of the picture that stands for a video.
  ///   - address: The address on the web from which it was kept.
  public init(path: String, isVideo: Bool, poster: String? = nil, address: String? = nil) {
    self.path = path
    self.isVideo = isVideo
    self.poster = poster
    self.address = address
  }

  /// The attributes of its tag.
  ///
  /// - Parameters:
  ///   - file: Takes the path of the sound or video and returns its address.
  ///   - picture: Takes the path of the poster and returns its address.
  /// - Returns: `src`, and `poster` if it has one.
  public func attributes(
    file: (String) -> String, picture: (String) -> String
  ) -> [ChapterHTML.Attribute] {
    [("src", file(path))] + (poster.map { [("poster", picture($0))] } ?? [])
  }
}
