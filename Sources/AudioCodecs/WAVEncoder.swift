/// Writes WAV: 16-bit PCM behind a header that is valid while the length is unknown.
///
/// The first header has sizes of `0xFFFFFFFF`, which players take for "up to the end of the file".
/// The ending patches in the real sizes, or those of RF64 if they do not fit 32 bits.
///
/// Source: EBU Tech 3306 (RF64); Microsoft's RIFF specification for chunks and INFO tags.
package final class WAVEncoder: AudioEncoder {
  private static let unknownSize = UInt32.max
  /// The bytes of a `ds64` chunk: three 64-bit sizes and an empty table.
  private static let ds64Size = 28

  private let header: [UInt8]
  private var byteCount = 0
  private var isStarted = false
  private var isFinished = false

  package init(tags: AudioTags) {
    header = Self.header(tags)
  }

  package func encode(_ samples: [Float]) throws(AudioCodecError) -> [UInt8] {
    guard !isFinished else { throw .alreadyFinished }
    let bytes = PCM16.bytes(of: samples)
    byteCount += bytes.count
    return start() + bytes
  }

  package func finish(chapters _: [AudioChapter]) throws(AudioCodecError) -> AudioEnding {
    guard !isFinished else { throw .alreadyFinished }
    isFinished = true
    return AudioEnding(
      bytes: start(), patches: Self.sizes(headerSize: header.count, dataSize: byteCount))
  }

  private func start() -> [UInt8] {
    defer { isStarted = true }
    return isStarted ? [] : header
  }

  private static func header(_ tags: AudioTags) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(ascii: "RIFF")
    bytes.append(littleEndian: unknownSize)
    bytes.append(ascii: "WAVE")
    // This chunk keeps room for the sizes of RF64.
    bytes.append(ascii: "JUNK")
    bytes.append(littleEndian: UInt32(ds64Size))
    bytes += [UInt8](repeating: 0, count: ds64Size)
    bytes.append(ascii: "fmt ")
    bytes.append(littleEndian: UInt32(16))
    bytes.append(littleEndian: UInt16(1))  // PCM
    bytes.append(littleEndian: UInt16(1))  // channels
    bytes.append(littleEndian: UInt32(AudioFormat.sampleRate))
    bytes.append(littleEndian: UInt32(AudioFormat.sampleRate * 2))  // bytes a second
    bytes.append(littleEndian: UInt16(2))  // bytes a frame
    bytes.append(littleEndian: UInt16(16))  // bits a sample
    bytes += infoList(tags)
    bytes.append(ascii: "data")
    bytes.append(littleEndian: unknownSize)
    return bytes
  }

  private static func infoList(_ tags: AudioTags) -> [UInt8] {
    let entries = [
      ("INAM", tags.title), ("IART", tags.artist), ("IPRD", tags.album),
      ("ITRK", tags.track.map(String.init) ?? ""), ("ILNG", tags.language),
    ].filter { !$0.1.isEmpty }
    guard !entries.isEmpty else { return [] }
    var body: [UInt8] = []
    body.append(ascii: "INFO")
    for (name, text) in entries {
      let value = Array(text.utf8) + [0]
      body.append(ascii: name)
      body.append(littleEndian: UInt32(value.count))
      body += value
      if !value.count.isMultiple(of: 2) { body.append(0) }
    }
    var list: [UInt8] = []
    list.append(ascii: "LIST")
    list.append(littleEndian: UInt32(body.count))
    return list + body
  }

  /// The patches for known sizes.
  ///
  /// Tests call this directly, so that they need not encode 4 GB.
  package static func sizes(headerSize: Int, dataSize: Int) -> [AudioEnding.Patch] {
    let riffSize = headerSize + dataSize - 8
    guard riffSize >= Int(unknownSize) else {
      return [patch(at: 4, riffSize), patch(at: headerSize - 4, dataSize)]
    }
    var start: [UInt8] = []
    start.append(ascii: "RF64")
    start.append(littleEndian: unknownSize)
    start.append(ascii: "WAVE")
    start.append(ascii: "ds64")
    start.append(littleEndian: UInt32(ds64Size))
    start.append(littleEndian: UInt64(riffSize))
    start.append(littleEndian: UInt64(dataSize))
    start.append(littleEndian: UInt64(dataSize / 2))
    start.append(littleEndian: UInt32(0))
    return [AudioEnding.Patch(offset: 0, bytes: start)]
  }

  private static func patch(at offset: Int, _ size: Int) -> AudioEnding.Patch {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: UInt32(size))
    return AudioEnding.Patch(offset: offset, bytes: bytes)
  }
}
