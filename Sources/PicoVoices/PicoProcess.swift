public import Foundation
import PicoFiles
import Sandbox
import Synthesizer

/// The process that speaks a text with Pico's library: this program again, in a sandbox.
public enum PicoProcess {
  /// The hidden command of the program, whose arguments are the three files of a voice.
  public static let command = "speak-pico"
  /// Room for the program with the library, for the time of a long passage, and for half an hour of sound.
  static let limits = SandboxLimits(
    memoryByteCount: 2 << 30, processorSeconds: 30, outputByteCount: 64 << 20)
  /// How long a text may take, in seconds; a sentence takes a tenth of one.
  private static let seconds = 60
  /// The largest text that is read: far more than a passage.
  private static let textLimit = 1 << 20
  /// Begins what the process says when it is the voice's files that can't be used.
  private static let aboutFiles = "files: "

  /// Does the work of the process: loads the voice, is locked in, and speaks.
  ///
  /// - Parameters:
  ///   - files: The library and the voice's two files.
  ///   - input: The text.
  ///   - output: Where the sound goes: mono PCM with 16 bits a sample.
  /// - Throws: ``PicoFailure``, whose sentence is for the process that started this one; `SandboxError`;
  ///   when the sound can't be written.
  public static func run(_ files: [String], input: FileHandle, output: FileHandle) throws {
    guard files.count == 3 else { throw PicoFailure(line: "\(aboutFiles)three files are needed") }
    do {
      let library = try PicoLibrary(
        URL(filePath: files[0]), analysis: URL(filePath: files[1]), sound: URL(filePath: files[2]))
      try Sandbox.enter(limits)
      let text = try input.read(upToCount: textLimit) ?? Data()
      try library.speak(String(decoding: text, as: UTF8.self)) { try output.write(contentsOf: $0) }
    } catch let error as PicoError {
      if case .text = error { throw PicoFailure(line: "\(error)") }
      throw PicoFailure(line: "\(aboutFiles)\(error)")
    }
  }

  /// Has a process speak.
  ///
  /// - Parameters:
  ///   - text: The text as Pico reads it.
  ///   - files: The library and the voice's two files.
  ///   - voice: The voice's name, for errors.
  /// - Returns: Mono PCM, 16,000 samples a second.
  /// - Throws: `SpeechError`; `CancellationError`.
  static func sound(of text: String, by files: [URL], voice: String) async throws -> [Float] {
    do {
      let (input, output) = (try UnnamedFile(), try UnnamedFile())
      try input.handle.write(contentsOf: Data(text.utf8))
      try input.handle.seek(toOffset: 0)
      let outcome = try await SandboxedProgram().run(
        [command] + files.map(\.path), input: input.handle, output: output.handle,
        seconds: seconds)
      if let error = error(of: outcome, voice) { throw error }
      try output.handle.seek(toOffset: 0)
      return samples(try output.handle.readToEnd() ?? Data())
    } catch let error as SandboxError {
      throw SpeechError.unusableModel("the voice \(voice) can't speak: \(error)")
    } catch let error as CocoaError {
      throw SpeechError.engine(error.localizedDescription)
    }
  }

  /// What is wrong with a process that has ended; `nil` if it has spoken.
  static func error(of outcome: SandboxedProgram.Outcome, _ voice: String) -> SpeechError? {
    switch outcome {
    case .exited(code: 0, _): return nil
    case .exited(_, let message):
      let line = message.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      guard line.hasPrefix(aboutFiles) else {
        return .engine(line.isEmpty ? "Pico's process failed" : line)
      }
      return .unusableModel(
        "the voice \(voice) can't be used: \(line.dropFirst(aboutFiles.count)). Install it again")
    case .killed(signal: SIGXCPU), .killed(signal: SIGXFSZ), .timedOut:
      return .engine("Pico takes too long for this text")
    case .killed(let signal): return .engine("Pico failed on this text (signal \(signal))")
    }
  }

  /// Samples out of 16 bits each.
  private static func samples(_ bytes: Data) -> [Float] {
    let pieces = [UInt8](bytes)
    return (0..<pieces.count / 2).map { index in
      let bits = UInt16(pieces[2 * index]) | UInt16(pieces[2 * index + 1]) << 8
      return Float(Int16(bitPattern: bits)) / 32_768
    }
  }
}

/// Why the process has not spoken.
public struct PicoFailure: Error, Hashable, Sendable {
  /// What it says on standard error.
  public let line: String
}
