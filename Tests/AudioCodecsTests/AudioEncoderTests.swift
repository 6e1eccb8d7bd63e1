import AudioCodecs
import Foundation
import Testing

private let source = voiceLikeTone(seconds: 3.1)

private func encode(
  _ samples: [Float], as format: AudioFormat, tags: AudioTags = AudioTags(),
  destination: AudioDestination = .file, chunk: Int = 1_000
) throws -> [UInt8] {
  let encoder = try format.makeEncoder(tags: tags, destination: destination)
  var bytes: [UInt8] = []
  for start in stride(from: 0, to: samples.count, by: chunk) {
    bytes += try encoder.encode(Array(samples[start..<min(start + chunk, samples.count)]))
  }
  try encoder.finish().apply(to: &bytes)
  return bytes
}

@Suite(.enabled(if: Ffmpeg.program != nil, "needs the ffmpeg program"))
struct DecodedByAnotherProgramTests {
  /// Nearest signal-to-noise ratio each codec must keep for a clean voice, in decibels.
  static let bars: [(AudioFormat, Double)] = [(.wav, 70), (.flac, 70), (.mp3, 25), (.opus, 12)]

  @Test(arguments: bars)
  func aFileHasExactlyItsSamplesAndSoundsLikeItsSource(format: AudioFormat, bar: Double) throws {
    let bytes = try encode(source, as: format)
    let decoded = try Ffmpeg.decode(bytes, as: format.fileExtension)
    #expect(decoded.complaints.isEmpty)
    #expect(abs(decoded.samples.count - source.count) <= (format == .opus ? 1 : 0))
    let ratio = signalToNoise(decoded.samples[...], source[...])
    #expect(ratio > bar, "\(format) \(ratio) dB")
  }

  @Test(arguments: AudioFormat.allCases)
  func aStreamEndsWithinAFrameOfItsSource(format: AudioFormat) throws {
    let bytes = try encode(source, as: format, destination: .stream)
    let decoded = try Ffmpeg.decode(bytes, as: format.fileExtension)
    // MP3 without its info frame keeps the codec's run-in: at most four frames of 576 samples.
    #expect(decoded.samples.count >= source.count - 1)
    #expect(decoded.samples.count <= source.count + (format == .mp3 ? 4 * 576 : 1))
  }

  @Test(arguments: AudioFormat.allCases)
  func whatHasLeftTheEncoderCanBePlayed(format: AudioFormat) throws {
    let encoder = try format.makeEncoder(destination: .stream)
    let prefix = try encoder.encode(Array(source[..<48_000]))
    let decoded = try Ffmpeg.decode(prefix, as: format.fileExtension)
    // At most half a second waits in the encoder or in an unfinished page.
    #expect(decoded.samples.count > 48_000 - 13_000)
  }

  @Test(arguments: AudioFormat.allCases)
  func tagsArriveAsWritten(format: AudioFormat) throws {
    let tags = AudioTags(
      title: "Die Verwandlung – 変身", artist: "Franz Kafka", album: "Erzählungen", track: 7,
      language: "de-AT")
    let bytes = try encode(source, as: format, tags: tags)
    let read = try Ffmpeg.tags(of: bytes, as: format.fileExtension)
    #expect(read["title"] == tags.title)
    #expect(read["artist"] == tags.artist)
    #expect(read["album"] == tags.album)
    #expect(read["track"] ?? read["tracknumber"] == "7")
    #expect(["de-AT", "deu", "ger"].contains(read["language"]))
    let decoded = try Ffmpeg.decode(bytes, as: format.fileExtension)
    #expect(abs(decoded.samples.count - source.count) <= 1)
  }

  @Test(arguments: AudioFormat.allCases, [0, 1, 479, 4_097])
  func everyLengthCanBeWritten(format: AudioFormat, length: Int) throws {
    let bytes = try encode(Array(source[..<length]), as: format)
    guard length > 0 else {
      #expect(!bytes.isEmpty)
      return
    }
    let decoded = try Ffmpeg.decode(bytes, as: format.fileExtension)
    // LAME's frame cannot say that less than the decoder's own delay of 529 samples is to be heard.
    let slack = format == .mp3 && length < 529 ? 529 : format == .opus ? 1 : 0
    #expect(abs(decoded.samples.count - length) <= slack)
  }
}

struct AudioEncoderTests {
  @Test(arguments: AudioFormat.allCases)
  func howSamplesAreDividedDoesNotMatter(format: AudioFormat) throws {
    let whole = try encode(source, as: format, chunk: source.count)
    #expect(try encode(source, as: format, chunk: 333) == whole)
  }

  @Test(arguments: AudioFormat.allCases)
  func storedSpeechEncodesToTheSameBytes(format: AudioFormat) throws {
    let stored = PCM16.samples(of: PCM16.bytes(of: source))
    #expect(try encode(stored, as: format) == (try encode(source, as: format)))
  }

  @Test(arguments: AudioFormat.allCases)
  func afterTheEndNothingMoreIsTaken(format: AudioFormat) throws {
    let encoder = try format.makeEncoder()
    _ = try encoder.encode([0, 0.5])
    _ = try encoder.finish()
    #expect(throws: AudioCodecError.self) { try encoder.encode([0]) }
    #expect(throws: AudioCodecError.self) { try encoder.finish() }
  }

  @Test(arguments: AudioFormat.allCases)
  func loudAndBrokenSamplesAreClippedNotFatal(format: AudioFormat) throws {
    let wild: [Float] = [2, -2, .infinity, -.infinity, .nan, 1, -1]
    #expect(try !encode(wild + source, as: format).isEmpty)
  }

  @Test func formatsAreFoundByFileExtension() {
    #expect(AudioFormat(fileExtension: "MP3") == .mp3)
    #expect(AudioFormat(fileExtension: "oga") == .opus)
    #expect(AudioFormat(fileExtension: "m4b") == nil)
    for format in AudioFormat.allCases {
      #expect(AudioFormat(fileExtension: format.fileExtension) == format)
    }
  }
}

struct PCM16Tests {
  @Test func everyValueSurvivesTheWayThroughFloat() {
    let bytes = (Int(Int16.min)...Int(Int16.max)).flatMap { value in
      let bits = UInt16(bitPattern: Int16(value))
      return [UInt8(bits & 0xFF), UInt8(bits >> 8)]
    }
    #expect(PCM16.bytes(of: PCM16.samples(of: bytes)) == bytes)
  }
}
