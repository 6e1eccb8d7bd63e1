/// How the pictures of a publication are written.
public struct PictureSettings: Hashable, Sendable {
  /// The quality of JPEG where nobody asks for another, in docs/formats.md, too.
  public static let defaultQuality = 90
  /// The qualities of JPEG.
  public static let qualities = 1...100
  /// The sides of the box for drawings that can be asked for: from an icon to a large screen.
  public static let drawingSides = 16...8192

  /// The quality of JPEG, one of ``qualities``.
  public var quality = defaultQuality
  /// The width of the box that drawings are fitted into, in pixels: that of a tablet held across.
  public var drawingWidth = 1024
  /// The height of that box.
  public var drawingHeight = 768

  /// Makes the settings where nobody asks for others.
  public init() {}
}
