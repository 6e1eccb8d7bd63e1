import StreamCompression

/// A picture in PNG (ISO/IEC 15948); for a sandbox only.
public struct PNGFile: ExactFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Whether bytes begin as PNG does.
  public static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Pixels.
  public private(set) var width = 0
  /// Pixels.
  public private(set) var height = 0
  /// Whether other pictures follow the first one.
  public private(set) var isAnimated = false
  private var depth = 0
  private var colour = 0
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []
  private var data: [UInt8] = []
  private var passes = PNGPass.whole

  /// Reads the parts of a file.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: ``PictureError``.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    guard Self.isPNG(bytes) else { throw .damaged }
    var place = Self.signature.count
    while place + 12 <= bytes.count {
      let length = Self.number(bytes, place)
      guard place + 12 + length <= bytes.count else { throw .damaged }
      let content = bytes[place + 8..<place + 8 + length]
      switch bytes[place + 4..<place + 8] {
      case let name where name.elementsEqual("IHDR".utf8): try takeHeader(Array(content))
      case let name where name.elementsEqual("PLTE".utf8): palette = Array(content)
      case let name where name.elementsEqual("tRNS".utf8): transparency = Array(content)
      case let name where name.elementsEqual("IDAT".utf8): data += content
      case let name where name.elementsEqual("acTL".utf8): isAnimated = true
      default: break
      }
      place += 12 + length
    }
    guard width > 0, data.count > 6 else { throw .damaged }
  }

  private mutating func takeHeader(_ header: [UInt8]) throws(PictureError) {
    guard header.count == 13, header[10] == 0, header[11] == 0, header[12] <= 1 else {
      throw .damaged
    }
    passes = header[12] == 1 ? PNGPass.interlaced : PNGPass.whole
    (width, height) = (Self.number(header, 0), Self.number(header, 4))
    (depth, colour) = (Int(header[8]), Int(header[9]))
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard width > 0, height > 0, depths[colour]?.contains(depth) == true else { throw .damaged }
    guard max(width, height) <= PixelPicture.sideLimit, width * height <= PixelPicture.pixelLimit
    else { throw .tooLarge }
  }

  /// The picture; of an animation, the one that programs without animations show.
  ///
  /// - Returns: What it shows.
  /// - Throws: ``PictureError``.
  public func picture() throws(PictureError) -> PixelPicture {
    let packed = try unpacked()
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    var start = 0
    for pass in passes {
      let (columns, rows) = pass.size(width, height)
      guard columns > 0, rows > 0 else { continue }
      let stride = stride(of: columns)
      let samples = try unfiltered(packed, from: start, rows: rows, stride: stride)
      start += (stride + 1) * rows
      try show(samples, of: pass, in: &pixels)
    }
    return PixelPicture(width: width, height: height, pixels: pixels)
  }

  /// Writes the pixels of a pass to their places.
  private func show(
    _ samples: [UInt8], of pass: PNGPass, in pixels: inout [UInt8]
  ) throws(PictureError) {
    let source = samples.span
    let (columns, rows) = pass.size(width, height)
    let (channels, stride) = (channels, stride(of: columns))
    let high = (1 << depth) - 1
    func level(_ value: Int) -> UInt8 { UInt8((value * 255 + high / 2) / high) }
    let isGrey = colour == 0 || colour == 4
    let clear = clearColour
    var target = pixels.mutableSpan
    var values = [Int](repeating: 0, count: channels)
    for row in 0..<rows {
      var place = ((pass.row + row * pass.rowStep) * width + pass.column) * 4
      for column in 0..<columns {
        for channel in 0..<channels {
          let sample = column * channels + channel
          let bit = sample * depth
          let byte = Int(source[row * stride + bit / 8])
          values[channel] =
            switch depth {
            case 8: byte
            case 16: byte << 8 | Int(source[row * stride + bit / 8 + 1])
            default: byte >> (8 - depth - bit % 8) & high
            }
        }
        if colour == 3 {
          let entry = values[0] * 3
          guard entry + 2 < palette.count else { throw .damaged }
          for part in 0..<3 { target[place + part] = palette[entry + part] }
          target[place + 3] = values[0] < transparency.count ? transparency[values[0]] : 255
        } else {
          for part in 0..<3 { target[place + part] = level(values[isGrey ? 0 : part]) }
          let opacity = colour & 4 == 0 ? high : values[channels - 1]
          target[place + 3] = values == clear ? 0 : level(opacity)
        }
        place += pass.columnStep * 4
      }
    }
  }

  private var channels: Int {
    switch colour {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }
  private func stride(of columns: Int) -> Int { (columns * channels * depth + 7) / 8 }

  /// The values of the single colour that shines through (11.3.2.1); `nil` if there is none.
  private var clearColour: [Int]? {
    guard colour == 0 || colour == 2, transparency.count >= channels * 2 else { return nil }
    return (0..<channels).map { Int(transparency[$0 * 2]) << 8 | Int(transparency[$0 * 2 + 1]) }
  }

  /// The rows of all passes, each behind the byte that names its filter.
  private func unpacked() throws(PictureError) -> [UInt8] {
    let count = passes.reduce(0) { sum, pass in
      let (columns, rows) = pass.size(width, height)
      return sum + (columns > 0 ? (stride(of: columns) + 1) * rows : 0)
    }
    // Behind two bytes of zlib's header is deflate data (RFC 1950).
    guard let packed = try? Gzip.inflateRaw(Array(data.dropFirst(2)), limit: count),
      packed.count == count
    else { throw .damaged }
    return packed
  }

  /// The rows of a pass without the bytes that name their filters (9.2).
  private func unfiltered(
    _ packed: [UInt8], from start: Int, rows height: Int, stride: Int
  ) throws(PictureError) -> [UInt8] {
    let source = packed.span
    let step = max(1, channels * depth / 8)
    var rows = [UInt8](repeating: 0, count: stride * height)
    for row in 0..<height {
      let begin = start + row * (stride + 1)
      let filter = source[begin]
      guard filter <= 4 else { throw .damaged }
      for column in 0..<stride {
        let place = row * stride + column
        let left = column >= step ? rows[place - step] : 0
        let above = row > 0 ? rows[place - stride] : 0
        let corner = row > 0 && column >= step ? rows[place - stride - step] : 0
        let guess: UInt8 =
          switch filter {
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          case 4: Self.nearest(left, above, corner)
          default: 0
          }
        rows[place] = source[begin + 1 + column] &+ guess
      }
    }
    return rows
  }

  /// Paeth's predictor (9.4).
  private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(above) - Int(corner)
    let (a, b, c) = (
      abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner))
    )
    return a <= b && a <= c ? left : b <= c ? above : corner
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
