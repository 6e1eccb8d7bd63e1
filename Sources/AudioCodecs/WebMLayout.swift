/// The layout of packets of ``OpusFrames`` in WebM: a header, then clusters with equally many
/// blocks.
///
/// Segment and clusters have no length of their own, as in every stream that is written while it is
/// played. All elements have one size, so positions are computed and never looked up.
///
/// Source: RFC 9559 (Matroska) and the WebM container guidelines.
enum WebMLayout {
  /// The blocks of a cluster: 3 s, since players seek by clusters.
  static let framesPerCluster = 50
  /// The milliseconds of a block, the unit of times.
  private static let frameMilliseconds = OpusFrames.sampleCount * 1_000 / AudioFormat.sampleRate
  /// The bytes of a cluster's head: its name, its unknown size, its time.
  private static let clusterHeadCount = 18
  /// The bytes of a block's head: its name, its size, its track, its time in the cluster, its
  /// flags.
  private static let blockHeadCount = 7
  private static let blockCount = blockHeadCount + OpusFrames.byteCount
  private static let clusterCount = clusterHeadCount + framesPerCluster * blockCount

  /// The bytes of a second, rounded up.
  static let bytesPerSecond =
    (clusterCount * 1_000 + framesPerCluster * frameMilliseconds - 1)
    / (framesPerCluster * frameMilliseconds)

  /// The offset of a frame, at the heads before it.
  static func position(ofFrame number: Int) -> Int {
    guard number > 0 else { return 0 }
    let heads = (number + framesPerCluster - 1) / framesPerCluster
    return header.count + heads * clusterHeadCount + number * blockCount
  }

  /// The frame that a byte belongs to.
  ///
  /// A head belongs to the frame behind it.
  static func frame(atByte offset: Int) -> Int {
    guard offset >= header.count else { return 0 }
    let (cluster, rest) = (offset - header.count).quotientAndRemainder(dividingBy: clusterCount)
    return cluster * framesPerCluster + max(rest - clusterHeadCount, 0) / blockCount
  }

  /// The bytes before a frame's packet: the head of its block, and that of its cluster before the
  /// first one.
  static func prefix(ofFrame number: Int) -> [UInt8] {
    let place = number % framesPerCluster
    var bytes = number == 0 ? header : []
    if place == 0 {
      bytes += [0x1F, 0x43, 0xB6, 0x75] + unknownSize + [0xE7, 0x84]
      bytes.append(bigEndian: UInt32(truncatingIfNeeded: number * frameMilliseconds))
    }
    // A SimpleBlock with a size of two bytes, track 1, and the flag of a key frame.
    bytes += [0xA3]
    bytes.append(bigEndian: UInt16(0x4000 | (4 + OpusFrames.byteCount)))
    bytes.append(0x81)
    bytes.append(bigEndian: UInt16(place * frameMilliseconds))
    bytes.append(0x80)
    return bytes
  }

  private static let unknownSize: [UInt8] = [0x01] + [UInt8](repeating: 0xFF, count: 7)

  /// Everything before the first cluster.
  static let header: [UInt8] = {
    let positionsPerSample = 48_000 / AudioFormat.sampleRate
    let preSkip = OpusFrames.lookahead * positionsPerSample
    let nanoseconds = UInt64(preSkip) * 1_000_000_000 / 48_000
    let head = element(
      [0x1A, 0x45, 0xDF, 0xA3],
      number([0x42, 0x86], 1) + number([0x42, 0xF7], 1) + number([0x42, 0xF2], 4)
        + number([0x42, 0xF3], 8) + element([0x42, 0x82], Array("webm".utf8))
        + number([0x42, 0x87], 4) + number([0x42, 0x85], 2))
    let info = element(
      [0x15, 0x49, 0xA9, 0x66],
      number([0x2A, 0xD7, 0xB1], 1_000_000) + element([0x4D, 0x80], Array("Vorleser".utf8))
        + element([0x57, 0x41], Array("Vorleser".utf8)))
    // RFC 7845, 5.1 says what the codec needs. Decoders run in for 80 ms after a seek.
    let track =
      number([0xD7], 1) + number([0x73, 0xC5], 1) + number([0x83], 2) + number([0x9C], 0)
      + element([0x86], Array("A_OPUS".utf8)) + number([0x56, 0xAA], nanoseconds)
      + number([0x56, 0xBB], 80_000_000)
      + element([0x63, 0xA2], OpusHeaders.head(preSkip: preSkip))
      + element([0xE1], element([0xB5], [0x47, 0x3B, 0x80, 0x00]) + number([0x9F], 1))
    let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], track))
    return head + [0x18, 0x53, 0x80, 0x67] + unknownSize + info + tracks
  }()

  /// An element of less than 16 kB.
  private static func element(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] {
    var bytes = name
    bytes.append(bigEndian: UInt16(0x4000 | content.count))
    return bytes + content
  }

  private static func number(_ name: [UInt8], _ value: UInt64) -> [UInt8] {
    var content: [UInt8] = []
    content.append(bigEndian: value)
    return element(name, content)
  }
}

extension [UInt8] {
  /// Appends an integer, most significant byte first.
  fileprivate mutating func append<T: FixedWidthInteger>(bigEndian value: T) {
    for shift in stride(from: T.bitWidth - 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> T(shift)))
    }
  }
}
