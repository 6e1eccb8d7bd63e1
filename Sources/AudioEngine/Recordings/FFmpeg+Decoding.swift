import AudioCodecs
import Foundation
import Sandbox

/// Sound of any file as samples.
extension FFmpeg {
  /// The kinds of files that are read: WAV, FLAC, MP3, Ogg, M4B and M4A, AAC.
  ///
  /// Lists of other files, which a file could pretend to be, are not among them.
  private static let formats = "wav,w64,flac,mp3,ogg,mov,aac,matroska"
  /// How much is taken at once.
  private static let chunk = 1 << 16
  /// The longest sound of one file, in samples: 100 hours.
  private static let longest = 100 * 3_600 * AudioFormat.sampleRate
  /// It needs 100 MB, and an hour of sound takes it some seconds; what it writes to a file are messages.
  private static let limits = SandboxLimits(
    memoryByteCount: 4 << 30, processorSeconds: 3_600, outputByteCount: 1 << 20)

  /// Decodes a file from its start to its end.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - value: What `take` changes.
  ///   - take: Takes 16-bit samples, mono, 24 kHz, the low byte first.
  /// - Returns: The changed value.
  /// - Throws: ``RecordingError``; `CancellationError`; what `take` throws.
  func decode<Value: Sendable>(
    _ file: URL, into value: Value,
    _ take: @escaping @Sendable (inout Value, _ bytes: [UInt8]) throws -> Void
  ) async throws -> Value {
    // Its own words are less plain.
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw RecordingError.unreadable(path: file.path)
    }
    let decoded = try await onThread { running in
      var value = value
      try receive(file, running) { try take(&value, $0) }
      return value
    }
    try Task.checkCancellation()
    return decoded
  }

  /// Source: ffmpeg(1), ffmpeg-protocols(1), ffmpeg-formats(1).
  private static func arguments(_ file: URL) -> [String] {
    [
      "-nostdin", "-hide_banner", "-v", "error", "-protocol_whitelist", "file,pipe",
      "-format_whitelist", formats, "-i", "file:\(file.path)", "-map", "0:a:0", "-vn", "-sn", "-dn",
      "-ac", "1", "-ar", String(AudioFormat.sampleRate), "-f", "s16le", "pipe:1",
    ]
  }

  private func receive(
    _ file: URL, _ running: Running, _ take: ([UInt8]) throws -> Void
  ) throws {
    let (near, far) = try Self.connection()
    let messages = try UnnamedFile()
    let said = messages.handle.fileDescriptor
    let process = try running.begin {
      try ChildProcess(
        program, Self.arguments(file), environment: environment,
        files: (said, far.fileDescriptor, said))
    }
    try far.close()
    let taken = Result {
      try process.limit(Self.limits)
      return try Self.samples(of: near.fileDescriptor, take)
    }
    try near.close()
    if case .failure = taken { process.kill() }
    let ending = process.wait()
    let count = try taken.get()
    guard ending == .exited(0) else {
      let reason = Self.reason(try messages.text(limit: Self.messageByteCount))
      throw RecordingError.undecodable(path: file.path, reason: reason)
    }
    guard count > 0 else {
      throw RecordingError.undecodable(path: file.path, reason: "it has no sound")
    }
    guard count <= Self.longest else { throw RecordingError.tooLong(path: file.path) }
  }

  /// Reads until the program closes its end.
  private static func samples(
    of socket: Int32, _ take: ([UInt8]) throws -> Void
  ) throws -> Int {
    var rest: [UInt8] = []
    var total = 0
    while total <= longest {
      var bytes = [UInt8](repeating: 0, count: chunk)
      let count = Glibc.read(socket, &bytes, chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw RecordingError.decoderStuck }
      guard count > 0 else { break }
      rest += bytes[..<count]
      // A sample may come in two halves.
      let whole = rest.count & ~1
      total += whole / 2
      try take(Array(rest[..<whole]))
      rest.removeFirst(whole)
    }
    return total
  }
}
