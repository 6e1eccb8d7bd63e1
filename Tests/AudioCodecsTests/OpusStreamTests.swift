import Foundation
import TestSupport
import Testing

@testable import AudioCodecs

/// Pieces like sentences with silence around them, each encoded by itself and laid end to end.
private func stream(count: Int) throws -> (bytes: [UInt8], source: [Float]) {
  var random = SeededGenerator(seed: 3)
  let voice = voiceLikeTone(seconds: 6)
  var packets: [UInt8] = []
  var source: [Float] = []
  for _ in 0..<count {
    let length = Int.random(in: 4_000...60_000, using: &random)
    var piece = [Float](repeating: 0, count: 600) + voice[..<length]
    for index in 0..<600 {
      piece[600 + index] *= Float(index) / 600
      piece[piece.count - 1 - index] *= Float(index) / 600
    }
    piece += [Float](repeating: 0, count: 700)
    packets += try OpusFrames.encode(piece) + OpusFrames.silence
    source += piece
    let end = packets.count / OpusFrames.byteCount * OpusFrames.sampleCount
    source += [Float](repeating: 0, count: end - source.count)
  }
  var bytes: [UInt8] = []
  for frame in 0..<packets.count / OpusFrames.byteCount {
    let start = frame * OpusFrames.byteCount
    bytes += StreamFormat.opus.prefix(ofFrame: frame)
    bytes += packets[start..<start + OpusFrames.byteCount]
  }
  return (bytes, source)
}

/// Where a copy agrees best with its source, in samples.
private func delay(of copy: ArraySlice<Float>, from source: ArraySlice<Float>) -> Int {
  let (copy, source) = (Array(copy), Array(source))
  let length = min(source.count, copy.count, 48_000) - 400
  return (-200..<200).max { a, b in
    func likeness(_ shift: Int) -> Float {
      stride(from: 200, to: length, by: 7).reduce(0) { $0 + source[$1] * copy[$1 + shift] }
    }
    return likeness(a) < likeness(b)
  } ?? .max
}

@Suite(.enabled(if: Ffmpeg.program != nil, "needs the ffmpeg program"))
struct OpusStreamDecodedTests {
  @Test func packetsLaidEndToEndAreTheirSourcesInTime() throws {
    let (bytes, source) = try stream(count: 16)
    let decoded = try Ffmpeg.decode(bytes, as: "webm")
    #expect(decoded.complaints.isEmpty, "\(decoded.complaints)")
    #expect(abs(decoded.samples.count - source.count) <= OpusFrames.lookahead + 24)
    let last = decoded.samples.count - 60_000
    for start in [0, last / 2, last] {
      // A millisecond: the container counts its times in those.
      let late = delay(of: decoded.samples[start...], from: source[start...])
      #expect(abs(late) <= 24, "\(late) samples at \(start)")
    }
  }

  @Test func jointsAreSilent() throws {
    let (bytes, source) = try stream(count: 20)
    let decoded = try Ffmpeg.decode(bytes, as: "webm").samples
    var silent = 0
    for (index, (copy, original)) in zip(decoded, source).enumerated() {
      silent = original == 0 ? silent + 1 : 0
      guard silent > 600, abs(copy) > 0.02 else { continue }
      Issue.record("\(copy) at \(index)")
      break
    }
  }
}

struct OpusStreamTests {
  @Test(arguments: [0, 1, 1_300, 1_440, 1_441, 24_000])
  func everyLengthIsWholePacketsOfOneSize(length: Int) throws {
    let bytes = try OpusFrames.encode(Array(voiceLikeTone(seconds: 1.1)[..<length]))
    #expect(bytes.count == OpusFrames.frameCount(forSamples: length) * OpusFrames.byteCount)
    #expect(bytes == (try OpusFrames.encode(Array(voiceLikeTone(seconds: 1.1)[..<length]))))
  }

  @Test func aByteIsATime() {
    let format = StreamFormat.opus
    var position = 0
    for frame in 0..<1_000 {
      #expect(format.position(ofFrame: frame) == position)
      let end = position + format.prefix(ofFrame: frame).count + format.byteCount
      for byte in [position, position + 1, end - 1] {
        #expect(format.frame(atByte: byte) == frame)
      }
      position = end
    }
    let rate = Double(position - format.position(ofFrame: 500)) / (500 * 0.06)
    #expect(rate <= Double(format.bytesPerSecond) && rate > Double(format.bytesPerSecond) - 20)
    #expect(format.bytesPerSecond * 8 < 25_200)
  }
}
