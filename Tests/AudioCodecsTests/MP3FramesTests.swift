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
  let length = min(source.count, copy.count, 60_000) - 1_200
  return (400..<700).max { a, b in
    func likeness(_ shift: Int) -> Float {
      stride(from: 0, to: length, by: 29).reduce(0) { $0 + source[$1] * copy[$1 + shift] }
    }
    return likeness(a) < likeness(b)
  } ?? 0
}

/// Pieces encoded one by one with pauses, and what should be heard.
private func stream(of pieces: [[Float]], pauses: Int) throws -> (bytes: [UInt8], source: [Float]) {
  var bytes: [UInt8] = []
  var source: [Float] = []
  for piece in pieces {
    bytes += try MP3Frames.encode(piece)
    for _ in 0..<pauses { bytes += MP3Frames.silence }
    source += piece
    let end = bytes.count / MP3Frames.byteCount * MP3Frames.sampleCount
    source += [Float](repeating: 0, count: end - source.count)
  }
  return (bytes, source)
}

@Suite(.enabled(if: Ffmpeg.program != nil, "needs the ffmpeg program"))
struct MP3FramesDecodedTests {
  @Test func framesLaidEndToEndAreTheirSourcesLate() throws {
    let (bytes, source) = try stream(of: pieces(seed: 1, count: 16), pauses: 2)
    let decoded = try Ffmpeg.decode(bytes, as: "mp3")
    #expect(decoded.complaints.isEmpty)
    #expect(decoded.samples.count == source.count)
    let last = source.count - 200_000
    for start in [0, last / 2, last] {
      let late = delay(of: Array(decoded.samples[start...]), from: Array(source[start...]))
      #expect(abs(late - MP3Frames.delay) <= 1)
    }
    let ratio = signalToNoise(decoded.samples.dropFirst(MP3Frames.delay), source[...])
    #expect(ratio > 25, "\(ratio) dB")
  }

  @Test(arguments: [0, 1, 5])
  func jointsAreSilent(pauses: Int) throws {
    let (bytes, source) = try stream(of: pieces(seed: 2, count: 20), pauses: pauses)
    let decoded = try Ffmpeg.decode(bytes, as: "mp3").samples.dropFirst(MP3Frames.delay)
    var silent = 0
    for (index, (copy, original)) in zip(decoded, source).enumerated() {
      silent = original == 0 ? silent + 1 : 0
      // Before a tone an encoder may be heard a little; a click would be louder than this.
      guard silent > 300 else { continue }
      let limit: Float = 0.01
      if abs(copy) > limit { Issue.record("\(copy) at \(index)") }
    }
  }

  @Test func aStreamIsAsGoodAsTheNarrators() throws {
    let voice = voiceLikeTone(seconds: 5)
    let frames = try Ffmpeg.decode(MP3Frames.encode(voice), as: "mp3").samples
    let encoder = try AudioFormat.mp3.makeEncoder(destination: .file)
    var file = try encoder.encode(voice)
    try encoder.finish().apply(to: &file)
    let whole = try Ffmpeg.decode(file, as: "mp3").samples
    let difference =
      signalToNoise(whole[...], voice[...])
      - signalToNoise(frames.dropFirst(MP3Frames.delay), voice[...])
    #expect(difference < 1, "\(difference) dB worse")
  }
}

struct MP3FramesTests {
  @Test(arguments: [0, 1, 46, 47, 48, 575, 576, 577, 24_000, 24_001])
  func everyLengthIsWholeFramesOfOneForm(length: Int) throws {
    let bytes = try MP3Frames.encode(Array(voiceLikeTone(seconds: 1.1)[..<length]))
    #expect(bytes.count == MP3Frames.frameCount(forSamples: length) * MP3Frames.byteCount)
    for start in stride(from: 0, to: bytes.count, by: MP3Frames.byteCount) {
      #expect(Array(bytes[start..<start + 4]) == Array(MP3Frames.silence[..<4]))
      // Nothing of the frame is in the ones before it (ISO/IEC 13818-3, main_data_begin).
      #expect(bytes[start + 4] == 0)
    }
  }

  @Test func equalSamplesGiveEqualBytes() throws {
    let voice = voiceLikeTone(seconds: 2)
    #expect(try MP3Frames.encode(voice) == (try MP3Frames.encode(voice)))
    #expect(MP3Frames.bytesPerSecond == 8_000 && MP3Frames.silence.count == MP3Frames.byteCount)
  }
}
