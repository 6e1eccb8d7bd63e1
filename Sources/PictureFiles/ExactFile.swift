/// A file whose pixels are all as its author made them.
public protocol ExactFile {
  /// Pixels.
  var width: Int { get }
  /// Pixels.
  var height: Int { get }
  /// Whether other pictures follow the first one.
  var isAnimated: Bool { get }

  /// The picture; of an animation, its first frame.
  ///
  /// - Returns: What it shows.
  /// - Throws: ``PictureError``.
  func picture() throws(PictureError) -> PixelPicture
}
