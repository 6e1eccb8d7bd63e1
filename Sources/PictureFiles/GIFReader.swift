/// What a graphic control extension says of the frame behind it (23).
struct GIFControl {
  /// Whether the next frame is painted above this one: nothing is said of its disposal, or that it is not disposed of.
  private var isKept = true
  /// Whether it is shown for some time.
  private var hasTime = false
  /// The colour that lets the ground shine through.
  private(set) var clear: Int?

  /// What holds of a frame without such an extension.
  init() {}

  /// Reads the content of an extension; one that is too short says nothing.
  init(_ content: [UInt8]) {
    guard content.count >= 4 else { return }
    isKept = content[0] >> 2 & 7 <= 1
    hasTime = content[1] != 0 || content[2] != 0
    clear = content[0] & 1 == 1 ? Int(content[3]) : nil
  }

  /// Whether the frame is shown only together with the next one.
  var isOfTile: Bool { isKept && !hasTime }
}

/// One picture of a GIF file, and where it stands on the screen (20).
struct GIFFrame {
  var (left, top, width, height) = (0, 0, 0, 0)
  var isInterlaced = false
  /// Red, green and blue of each colour.
  var palette: [UInt8] = []
  /// The bits of a colour.
  var codeSize = 0
  /// The codes of the colours.
  var data: [UInt8] = []
  var control = GIFControl()

  /// The rows in the order in which they are stored: an interlaced picture has four passes (appendix E).
  var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}

/// Reads the parts of a GIF file one after the other.
struct GIFReader {
  let bytes: [UInt8]
  var place: Int

  mutating func byte() throws(PictureError) -> UInt8 { try take(1)[0] }

  /// Two bytes, the smaller first.
  mutating func number() throws(PictureError) -> Int {
    let two = try take(2)
    return Int(two[0]) | Int(two[1]) << 8
  }

  /// The table of colours that flags announce (19, 21); empty if there is none.
  mutating func palette(_ flags: UInt8) throws(PictureError) -> [UInt8] {
    flags & 0x80 == 0 ? [] : try take(3 << (Int(flags & 7) + 1))
  }

  /// The content of blocks up to the one without content (16); of a file that is cut off, what is there.
  mutating func blocks() -> [UInt8] {
    var content: [UInt8] = []
    while place < bytes.count {
      let count = Int(bytes[place])
      let end = min(place + 1 + count, bytes.count)
      content += bytes[place + 1..<end]
      place = end
      if count == 0 { break }
    }
    return content
  }

  /// A picture behind its label, with the file's colours where it has none of its own.
  mutating func frame(
    _ palette: [UInt8], _ control: GIFControl
  ) throws(PictureError) -> GIFFrame {
    var frame = GIFFrame()
    frame.control = control
    (frame.left, frame.top) = (try number(), try number())
    (frame.width, frame.height) = (try number(), try number())
    let flags = try byte()
    frame.isInterlaced = flags & 0x40 != 0
    let own = try self.palette(flags)
    frame.palette = own.isEmpty ? palette : own
    frame.codeSize = Int(try byte())
    guard frame.width > 0, frame.height > 0, GIFCodes.sizes ~= frame.codeSize else {
      throw .damaged
    }
    frame.data = blocks()
    return frame
  }

  private mutating func take(_ count: Int) throws(PictureError) -> [UInt8] {
    guard place + count <= bytes.count else { throw .damaged }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }
}
