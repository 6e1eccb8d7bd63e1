import AudioCodecs
import Foundation
import TestSupport
import Testing

/// Pieces like sentences: tones of many lengths with silence around them.
private func pieces(seed: UInt64, count: Int) -> [[Float]] {
  var random = SeededGenerator(seed: seed)
  let voice = voiceLikeTone(seconds: 6)
  return (0..<count).map { _ in
    let length = Int.random(in: 2_000...90_000, using: &random)
    let start = Int.random(in: 0...(voice.count - length), using: &random)
    var piece = Array(voice[start..<start + length])
    for index in 0..<600 {
      piece[index] *= Float(index) / 600
      piece[length - 1 - index] *= Float(index) / 600
    }
    let lead = [Float](repeating: 0, count: 600)
    let tail = [Float](repeating: 0, count: Int.random(in: 0...1_500, using: &random))
    return lead + piece + tail
  }
}

/// Where a copy agrees best with its source, in samples.
private func delay(of copy: [Float], from source: [Float]) -> Int {
  let length = min(source.count, copy.count) - 3_000
  return (0..<2_500).max { a, b in
    func likeness(_ shift: Int) -> Float {
      stride(from: 0, to: length, by: 7).reduce(0) { $0 + source[$1] * copy[$1 + shift] }
    }
    return likeness(a) < likeness(b)
  } ?? 0
}

@Suite(.enabled(if: Ffmpeg.program != nil, "needs the ffmpeg program"))
struct MP3FramesDecodedTests {
  @Test func framesLaidEndToEndAreTheirSourcesLate() throws {
    var bytes: [UInt8] = []
    var source: [Float] = []
    for piece in pieces(seed: 1, count: 12) {
      let frames = try MP3Frames.encode(piece)
      #expect(frames.count == MP3Frames.frameCount(forSamples: piece.count) * MP3Frames.byteCount)
      bytes += frames + MP3Frames.silence + MP3Frames.silence
      source += piece
      let end = bytes.count / MP3Frames.byteCount * MP3Frames.sampleCount
      source += [Float](repeating: 0, count: end - source.count)
    }
    let decoded = try Ffmpeg.decode(bytes, as: "mp3")
    #expect(decoded.complaints.isEmpty)
    #expect(decoded.samples.count == source.count)
    #expect(delay(of: decoded.samples, from: source) == MP3Frames.delay)
    let ratio = signalToNoise(decoded.samples.dropFirst(MP3Frames.delay), source[...])
    print("signal to noise", ratio)
    #expect(ratio > 25)
  }
}
