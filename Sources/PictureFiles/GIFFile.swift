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
    static let application: UInt8 = 0xFF
  }

  /// The names of the extension that tells how often an animation is repeated (Netscape Navigator 2.0, 1996).
  private static let repeatingNames = ["NETSCAPE2.0", "ANIMEXTS1.0"]

  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Whether other pictures follow the first one that is shown.
  public private(set) var isAnimated = false
  /// What the first picture is painted from, one above the other.
  private let tiles: [GIFFrame]

  /// Reads a file as far as its second picture.
  ///
  /// Frames that are kept and have no time are tiles of one picture, up to the first frame with a time; if the file ends before, only a
  /// file that is to be repeated is an animation, whose frames have the time that a program gives them.
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
    var (tiles, control, isRepeated) = ([GIFFrame](), GIFControl(), false)
    // A block has a label and at least one byte more.
    search: while reader.place + 1 < bytes.count {
      switch try reader.byte() {
      case Label.extensionBlock:
        let label = try reader.byte()
        let content = reader.blocks()
        if label == Label.control { control = GIFControl(content) }
        if label == Label.application {
          isRepeated = isRepeated || Self.repeatingNames.contains { content.starts(with: $0.utf8) }
        }
      case Label.picture:
        if let last = tiles.last, !last.control.isOfTile {
          isAnimated = true
          break search
        }
        do {
          tiles.append(try reader.frame(palette, control))
        } catch {
          // What is painted before the damage is shown.
          if tiles.isEmpty { throw error }
          break search
        }
        control = GIFControl()
      default: break search
      }
    }
    if isRepeated, tiles.count > 1, tiles.allSatisfy(\.control.isOfTile) {
      tiles.removeLast(tiles.count - 1)
      isAnimated = true
    }
    guard !tiles.isEmpty else { throw .damaged }
    // Programs of the first years leave the screen at nothing; the picture is its own screen then.
    self.width = tiles.reduce(width) { max($0, $1.left + $1.width) }
    self.height = tiles.reduce(height) { max($0, $1.top + $1.height) }
    self.tiles = tiles
    guard max(self.width, self.height) <= PixelPicture.sideLimit,
      self.width * self.height <= PixelPicture.pixelLimit,
      tiles.reduce(0, { $0 + $1.width * $1.height }) <= PixelPicture.pixelLimit
    else { throw .tooLarge }
  }

  /// The picture; of an animation, the first one.
  ///
  /// - Returns: What it shows; where nothing is painted, or the file is cut off, the ground shines through.
  /// - Throws: ``PictureError``.
  public func picture() throws(PictureError) -> PixelPicture {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for (index, tile) in tiles.enumerated() {
      do {
        try paint(tile, on: &pixels)
      } catch {
        // The other tiles of a picture are shown without a damaged one.
        if index == 0 { throw error }
      }
    }
    return PixelPicture(width: width, height: height, pixels: pixels)
  }

  private func paint(_ frame: GIFFrame, on pixels: inout [UInt8]) throws(PictureError) {
    let colours = try GIFCodes.colours(
      frame.data, codeSize: frame.codeSize, count: frame.width * frame.height)
    let palette = frame.palette
    var stored = 0
    for row in frame.rows {
      var place = ((frame.top + row) * width + frame.left) * 4
      for index in stored..<min(stored + frame.width, colours.count) {
        let colour = Int(colours[index])
        if colour != frame.control.clear {
          guard colour * 3 + 2 < palette.count else { throw .damaged }
          for part in 0..<3 { pixels[place + part] = palette[colour * 3 + part] }
          pixels[place + 3] = 255
        }
        place += 4
      }
      stored += frame.width
      if stored >= colours.count { break }
    }
  }
}
