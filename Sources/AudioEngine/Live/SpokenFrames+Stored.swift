import AudioCodecs
import Synthesizer

/// The stored form of a sentence: little-endian 32-bit numbers, then frames.
///
/// Mark, sample count, silence, number of words, number of bytes; four numbers a word: start and
/// end in the text, first and last sample; the frames; a check sum of all before it.
extension SpokenFrames {
  /// "VSF" and the version of the form.
  private static let mark: UInt32 = 0x0146_5356
  private static let headerCount = 5

  /// The bytes to store.
  var stored: [UInt8] {
    let header = [Int(Self.mark), sampleCount, silence, words.count, bytes.count]
    let times = words.flatMap {
      [$0.source.lowerBound, $0.source.upperBound, $0.samples.lowerBound, $0.samples.upperBound]
    }
    var result: [UInt8] = []
    result.reserveCapacity((header.count + times.count + 1) * 4 + bytes.count)
    for number in header + times { result.append(number: UInt32(truncatingIfNeeded: number)) }
    result += bytes
    result.append(number: Self.checkSum(result[...]))
    return result
  }

  /// Reads a stored sentence; `nil` for one that is damaged, of another version, or of another
  /// sentence.
  ///
  /// - Parameters:
  ///   - stored: Bytes of ``stored``, or any others.
  ///   - format: The format of the frames.
  ///   - textLength: UTF-16 units of the sentence, which bound its words.
  init?(stored: [UInt8], as format: StreamFormat = .mp3, textLength: Int) {
    guard stored.count >= (Self.headerCount + 1) * 4 else { return nil }
    let header = (0..<Self.headerCount).map { Int(stored.number(at: $0 * 4)) }
    let (wordCount, byteCount) = (header[3], header[4])
    let wordsEnd = (Self.headerCount + wordCount * 4) * 4
    guard header[0] == Int(Self.mark), stored.count == wordsEnd + byteCount + 4,
      stored.number(at: stored.count - 4) == Self.checkSum(stored[..<(stored.count - 4)])
    else { return nil }
    var words: [TimedWord] = []
    var position = 0
    for word in 0..<wordCount {
      let n = (0..<4).map { Int(stored.number(at: (Self.headerCount + word * 4 + $0) * 4)) }
      guard n[0] <= n[1], n[1] <= textLength, position <= n[2], n[2] <= n[3], n[3] <= header[1]
      else { return nil }
      words.append(TimedWord(source: n[0]..<n[1], samples: n[2]..<n[3]))
      position = n[3]
    }
    guard header[2] <= header[1],
      byteCount == format.frameCount(forSamples: header[1]) * format.byteCount
    else { return nil }
    self.init(
      format: format, bytes: Array(stored[wordsEnd..<wordsEnd + byteCount]), sampleCount: header[1],
      silence: header[2], words: words)
  }

  /// FNV-1a over 32 bits: detects incomplete and faulty writes.
  private static func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  fileprivate func number(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[offset + $1]) << (8 * UInt32($1)) }
  }
}
