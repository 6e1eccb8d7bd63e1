/// A picture in GIF; for a sandbox only.
///
/// Source: GIF89a Specification, CompuServe, 1990; sections are named by their numbers.
public struct GIFFile: ExactFile {
  /// Whether bytes begin as GIF does.
  public static func isGIF(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }

  /// What a block begins with (appendix A).
  private enum Label {
    static let picture: UInt8 = 0x2C
    static let extensionBlock: UInt8 = 0x21
    static let control: UInt8 = 0xF9
  }

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Whether other pictures follow the first one.
  public private(set) var isAnimated = false
  private let frame: GIFFrame
  /// The colour that lets the ground shine through.
  private let clear: Int?

  /// Reads a file as far as its second picture.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: ``PictureError``.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    guard Self.isGIF(bytes) else { throw .damaged }
    var reader = GIFReader(bytes: bytes, place: 6)
    let (width, height) = (try reader.number(), try reader.number())
    let flags = try reader.byte()
    // The colour of the ground and the shape of a pixel (18): nobody heeds them.
    _ = try reader.number()
    let palette = try reader.palette(flags)
    var (clear, first): (Int?, GIFFrame?)
    // A block has a label and at least one byte more.
    search: while reader.place + 1 < bytes.count {
      switch try reader.byte() {
      case Label.extensionBlock:
        let isControl = try reader.byte() == Label.control
        let content = reader.blocks()
        // The colour that shines through is the fourth byte of a graphic control extension (23).
        if first == nil, isControl, content.count >= 4 {
          clear = content[0] & 1 == 1 ? Int(content[3]) : nil
        }
      case Label.picture where first == nil: first = try reader.frame(palette)
      case let label:
        isAnimated = label == Label.picture
        break search
      }
    }
    guard let first else { throw .damaged }
    // Programs of the first years leave the screen at nothing; the picture is its own screen then.
    self.width = max(width, first.left + first.width)
    self.height = max(height, first.top + first.height)
    (self.frame, self.clear) = (first, clear)
    guard max(self.width, self.height) <= PixelPicture.sideLimit,
      self.width * self.height <= PixelPicture.pixelLimit
    else { throw .tooLarge }
  }

  /// The picture; of an animation, its first frame.
  ///
  /// - Returns: What it shows; where nothing is painted, or the file is cut off, the ground shines through.
  /// - Throws: ``PictureError``.
  public func picture() throws(PictureError) -> PixelPicture {
    let colours = try GIFCodes.colours(
      frame.data, codeSize: frame.codeSize, count: frame.width * frame.height)
    let palette = frame.palette
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var stored = 0
    for row in frame.rows {
      var place = ((frame.top + row) * width + frame.left) * 4
      for index in stored..<min(stored + frame.width, colours.count) {
        let colour = Int(colours[index])
        if colour != clear {
          guard colour * 3 + 2 < palette.count else { throw .damaged }
          for part in 0..<3 { pixels[place + part] = palette[colour * 3 + part] }
          pixels[place + 3] = 255
        }
        place += 4
      }
      stored += frame.width
      if stored >= colours.count { break }
    }
    return PixelPicture(width: width, height: height, pixels: pixels)
  }
}
