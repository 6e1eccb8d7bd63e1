public import Foundation
import Sandbox

/// Reads the letters off pictures of pages, each by a process of its own.
public struct PageRecognition: Sendable {
  /// The hidden command of `vorleser` that becomes Tesseract.
  public static let command = "recognise-page"

  /// How long a page may take by the clock: the process waits for everybody else.
  private static let seconds = 3600
  /// The most bytes of an answer: a page of 50,000 words.
  private static let answerByteLimit = 32 << 20

  private let program: Tesseract
  /// The languages, as Tesseract names them.
  public let languages: [String]

  /// Takes a program that has the languages.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - languages: The languages of the text, as Tesseract names them; the first one counts most.
  /// - Throws: ``RecognitionError/noLanguage(_:)``; ``RecognitionError/failed(reason:)``.
  public init(_ program: Tesseract, in languages: [String]) async throws {
    let known = try await program.languages()
    if let missing = languages.first(where: { !known.contains($0) }) {
      throw RecognitionError.noLanguage(missing)
    }
    self.program = program
    self.languages = languages
  }

  /// Reads a page.
  ///
  /// - Parameter picture: The picture as PNG.
  /// - Returns: The words; those of an empty page are none.
  /// - Throws: ``RecognitionError``; `SandboxError`; `CancellationError`.
  @concurrent
  public func page(_ picture: [UInt8]) async throws -> RecognisedPage {
    let (input, output) = (try UnnamedFile(), try UnnamedFile())
    try input.handle.write(contentsOf: Data(picture))
    try input.handle.seek(toOffset: 0)
    let outcome = try await SandboxedProgram(passing: Tesseract.variables).run(
      [Self.command, languages.joined(separator: "+")], input: input.handle,
      output: output.handle, seconds: Self.seconds)
    switch outcome {
    case .exited(0, _): break
    case .killed: throw RecognitionError.limit
    // That says nothing of the page, which is tried again the next time.
    case .timedOut: throw RecognitionError.failed(reason: "the machine is too busy")
    case .exited(_, let message):
      let line = message.split(separator: "\n").last.map(String.init)
      throw RecognitionError.failed(reason: line ?? "tesseract ended without a reason")
    }
    try output.handle.seek(toOffset: 0)
    let bytes = try output.handle.read(upToCount: Self.answerByteLimit) ?? Data()
    return try RecognitionAnswer(Array(bytes)).page
  }

  /// Room for the largest picture in several forms and a language's data; a page of a newspaper takes a minute.
  static let limits = SandboxLimits(
    memoryByteCount: 3 << 30, processorSeconds: 180, outputByteCount: answerByteLimit)

  /// The work of the process: becomes Tesseract, which reads a picture from standard input and writes its answer to standard output.
  ///
  /// - Parameters:
  ///   - languages: The languages of the text, as Tesseract names them, with `+` between them.
  ///   - environment: The environment.
  /// - Throws: ``RecognitionError``; `SandboxError`.
  public static func run(
    in languages: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Never {
    guard let program = Tesseract(environment: environment) else {
      throw RecognitionError.noProgram
    }
    guard let names = RecognitionLanguage.names(languages) else {
      throw RecognitionError.noLanguage(languages)
    }
    var variables = environment.filter { Tesseract.variables.contains($0.key) }
    // More threads make one page hardly faster, and take the processor from listeners.
    variables["OMP_THREAD_LIMIT"] = "1"
    variables["LC_ALL"] = "C.UTF-8"
    // Mode 1 finds out first how the page is turned; where its data (`osd`) are missing, the page counts as upright.
    try Sandbox.become(
      program.path,
      ["-", "-", "-l", names.joined(separator: "+"), "--dpi", "300", "--psm", "1", "hocr"],
      environment: variables, limits)
  }
}
