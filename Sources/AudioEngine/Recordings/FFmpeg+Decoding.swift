import AudioCodecs
public import Foundation
import Sandbox

/// Sound of any file as samples.
extension FFmpeg {
  /// The kinds of files that are read: WAV, FLAC, MP3, Ogg, M4B and M4A, AAC.
  ///
  /// Lists of other files, which a file could pretend to be, are not among them.
  private static let formats = "wav,w64,flac,mp3,ogg,mov,aac,matroska"
  /// How much is taken at once.
  private static let chunk = 1 << 16
  /// The longest sound of one file, in samples.
  private static let longest = RecordingFile.longest * AudioFormat.sampleRate
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
    try await unlessCancelled(file) { running in
      var value = value
      _ = try receive(file, running, saying: "error") { try take(&value, $0) }
      return value
    }
  }

  /// Decodes the beginning of a file.
  ///
  /// - Parameter file: The file.
  /// - Returns: The length that the file states, in seconds; `nil` if it states none.
  /// - Throws: ``RecordingError``; `CancellationError`.
  func length(of file: URL) async throws -> Double? {
    let said = try await unlessCancelled(file) { running in
      try receive(file, running, saying: "info", RecordedStretch(length: Self.trial)) { _ in }
    }
    guard let stated = said.firstMatch(of: /\n  Duration: (\d+):(\d\d):(\d\d\.\d+)/),
      let hours = Double(stated.1), let minutes = Double(stated.2), let seconds = Double(stated.3)
    else { return nil }
    let length = hours * 3_600 + minutes * 60 + seconds
    guard length <= Double(RecordingFile.longest) else {
      throw RecordingError.tooLong(path: file.path)
    }
    return length
  }

  /// How much of a file is decoded for a look at it, in seconds: enough to tell whether there is a decoder for the sound.
  private static let trial = 1.0

  /// Decodes a stretch of a sound that may have no name.
  ///
  /// - Parameters:
  ///   - sound: A file that is open for reading.
  ///   - stretch: Which part of it, and how fast.
  /// - Returns: Mono PCM at 24 kHz, -1...1.
  /// - Throws: ``RecordingError``; `CancellationError`.
  public func samples(
    of sound: FileHandle, _ stretch: RecordedStretch
  ) async throws -> [Float] {
    let samples = try await onThread { running in
      var samples: [Float] = []
      _ = try receive(
        Self.standardInput, running, saying: "error", stretch, from: sound.fileDescriptor
      ) { bytes in
        for place in stride(from: 0, to: bytes.count - 1, by: 2) {
          let value = Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
          samples.append(Float(value) / 32_768)
        }
      }
      return samples
    }
    try Task.checkCancellation()
    return samples
  }

  /// A sound of any kind as MP3, which all readers of EPUB play.
  ///
  /// The same sound and program make the same bytes.
  ///
  /// - Parameters:
  ///   - sound: A file that is open for reading; it may have no name.
  ///   - limit: The most bytes of the result.
  /// - Returns: The file's bytes.
  /// - Throws: ``RecordingError``; `CancellationError`.
  public func mp3(of sound: FileHandle, limit: Int) async throws -> [UInt8] {
    let bytes = try await onThread { running in
      var bytes: [UInt8] = []
      let arguments =
        Self.careful("error") + ["-i", "file:\(Self.standardInput.path)", "-map", "0:a:0"]
        + ["-vn", "-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1"]
        + ["-c:a", "libmp3lame", "-b:a", Self.musicBitrate, "-ac", "2", "-ar", "44100"]
        + [
          "-flags", "+bitexact", "-fflags", "+bitexact", "-write_xing", "0", "-f", "mp3", "pipe:1",
        ]
      _ = try receive(
        arguments, Self.standardInput, running, from: sound.fileDescriptor, unit: 1
      ) { piece in
        guard bytes.count + piece.count <= limit else {
          throw RecordingError.tooLong(path: Self.standardInput.path)
        }
        bytes += piece
      }
      return bytes
    }
    try Task.checkCancellation()
    return bytes
  }

  /// Speech and music in two channels, good enough for a reader's ear.
  private static let musicBitrate = "128k"

  /// The file that the program gets as its input; opened by this name, it can be read from any place.
  private static let standardInput = URL(filePath: "/dev/stdin")

  /// Works on a file; a failure after the task was cancelled is the cancellation's, and not the file's.
  private func unlessCancelled<Value: Sendable>(
    _ file: URL, _ work: @escaping @Sendable (Running) throws -> Value
  ) async throws -> Value {
    // The program's own words are less plain.
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw RecordingError.unreadable(path: file.path)
    }
    do {
      let value = try await onThread(work)
      try Task.checkCancellation()
      return value
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }

  /// What keeps the program from reading anything but the sound that it gets.
  ///
  /// Source: ffmpeg(1), ffmpeg-protocols(1), ffmpeg-formats(1).
  private static func careful(_ level: String) -> [String] {
    ["-nostdin", "-hide_banner", "-nostats", "-v", level]
      + ["-protocol_whitelist", "file,pipe", "-format_whitelist", formats]
  }

  private static func arguments(
    _ file: URL, _ level: String, _ stretch: RecordedStretch
  ) -> [String] {
    var arguments = careful(level)
    if stretch.begin > 0 { arguments += ["-ss", String(stretch.begin)] }
    if let length = stretch.length { arguments += ["-t", String(length)] }
    arguments += ["-i", "file:\(file.path)", "-map", "0:a:0", "-vn", "-sn", "-dn"]
    if stretch.speed != 1 { arguments += ["-af", "atempo=\(stretch.speed)"] }
    return arguments
      + ["-ac", "1", "-ar", String(AudioFormat.sampleRate), "-f", "s16le", "pipe:1"]
  }

  /// Runs the program, and hands over the samples; returns what it has said.
  private func receive(
    _ file: URL, _ running: Running, saying level: String,
    _ stretch: RecordedStretch = RecordedStretch(), from input: Int32? = nil,
    _ take: ([UInt8]) throws -> Void
  ) throws -> String {
    try receive(
      Self.arguments(file, level, stretch), file, running, from: input,
      unit: MemoryLayout<Int16>.size, take)
  }

  /// Runs the program, and hands over what it writes, in pieces of whole units; returns what it has said.
  private func receive(
    _ arguments: [String], _ file: URL, _ running: Running, from input: Int32?, unit: Int,
    _ take: ([UInt8]) throws -> Void
  ) throws -> String {
    let (near, far) = try Self.connection()
    let messages = try UnnamedFile()
    let said = messages.handle.fileDescriptor
    let process = try running.begin {
      try ChildProcess(
        program, arguments, environment: environment,
        files: (input ?? said, far.fileDescriptor, said))
    }
    try far.close()
    let taken = Result {
      try process.limit(Self.limits)
      return try Self.units(of: unit, from: near.fileDescriptor, take)
    }
    try near.close()
    if case .failure = taken { process.kill() }
    let ending = process.wait()
    let count = try taken.get()
    let text = try messages.text(limit: Self.limits.outputByteCount)
    guard ending == .exited(0), count > 0 else {
      let isSilent = ending == .exited(0) || text.contains(Self.noSound)
      let reason = isSilent ? "it has no sound" : Self.reason(text)
      throw RecordingError.undecodable(path: file.path, reason: reason)
    }
    guard count <= Self.longest else { throw RecordingError.tooLong(path: file.path) }
    return text
  }

  /// What the program says of a file without sound, such as a film without one.
  private static let noSound = "Stream map '0:a:0' matches no streams"

  /// Reads until the program closes its end.
  private static func units(
    of unit: Int, from socket: Int32, _ take: ([UInt8]) throws -> Void
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
      let whole = rest.count / unit * unit
      total += whole / unit
      try take(Array(rest[..<whole]))
      rest.removeFirst(whole)
    }
    return total
  }
}
