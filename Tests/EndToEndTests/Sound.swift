import Foundation

/// What `--timings` writes, as documented.
struct Timings: Decodable {
  struct Entry: Decodable {
    var start: Int
    var end: Int
    var from: Double
    var to: Double
    var text: String
  }
  var duration: Double
  var sentences: [Entry]
  var words: [Entry]
}

/// Samples of an audio file, -1...1 at 24 kHz.
struct Sound {
  static let rate = 24_000.0
  static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

  var samples: [Float]

  var seconds: Double { Double(samples.count) / Self.rate }

  /// Reads a WAV file of 16-bit samples.
  init(wav: Data) {
    // The chunk's name and its length stand before the samples.
    let start = wav.range(of: Data("data".utf8))?.upperBound ?? wav.endIndex
    let bytes = [UInt8](wav[start...].dropFirst(4))
    samples = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      Float(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 32_768
    }
  }

  /// Lets ffmpeg decode a file.
  init(decoding file: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/ffmpeg")
    process.arguments = ["-v", "error", "-i", file.path, "-f", "wav", "-ac", "1", "-ar", "24000"]
    let folder = FileManager.default.temporaryDirectory
    let wav = folder.appending(path: "\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: wav) }
    process.arguments?.append(contentsOf: ["-fflags", "+bitexact", "-map_metadata", "-1", wav.path])
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    self.init(wav: try Data(contentsOf: wav))
  }

  /// Root of the mean square between two moments in seconds.
  func loudness(_ from: Double, _ to: Double) -> Float {
    let start = max(0, min(samples.count, Int(from * Self.rate)))
    let end = max(start, min(samples.count, Int(to * Self.rate)))
    guard end > start else { return 0 }
    return (samples[start..<end].reduce(0) { $0 + $1 * $1 } / Float(end - start)).squareRoot()
  }
}
