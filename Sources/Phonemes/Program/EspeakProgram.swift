public import Foundation
import Sandbox

/// The program `espeak-ng`, which a person may have installed: it tells the sounds of a hundred languages.
///
/// It is a program of its own under the GPL. Nothing of it is linked or carried; each text goes through its standard
/// input, and its standard output comes back.
public struct EspeakProgram: Sendable {
  /// What it may use up: it needs 20 MB and some milliseconds for a sentence.
  ///
  /// Its library for sound makes a file of 64 MB in memory, also where no sound is asked for.
  private static let limits = SandboxLimits(
    memoryByteCount: 512 << 20, processorSeconds: 10, outputByteCount: 128 << 20)
  /// A sentence that takes longer has met a fault of the program.
  private static let patience = 20
  /// The most bytes of a line: the program reads lines into 1,000 bytes (`espeak-ng.c`).
  static let lineLimit = 800
  /// The program's names of languages, where BCP 47 has others.
  private static let names = ["zh": "cmn"]

  private let program: InstalledProgram

  /// Looks for the program in the folders of `PATH`; `nil` if it is not installed.
  ///
  /// - Parameter environment: The environment.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let program = InstalledProgram("espeak-ng", environment: environment) else { return nil }
    self.program = program
  }

  /// Checks that texts of a language can be read.
  ///
  /// - Parameters:
  ///   - language: Primary subtag (BCP 47).
  ///   - environment: The environment.
  /// - Returns: The program.
  /// - Throws: ``EspeakError``.
  public static func reader(
    of language: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(EspeakError) -> EspeakProgram {
    guard let program = EspeakProgram(environment: environment) else {
      throw .missing(language: language)
    }
    guard try program.read("1\n", language) != nil else { throw .unknownLanguage(language) }
    return program
  }

  /// The sounds of lines, one for each.
  ///
  /// - Parameters:
  ///   - lines: Words with spaces between them, each line at most ``lineLimit`` bytes.
  ///   - language: Primary subtag.
  /// - Returns: IPA as the program writes it, words parted by single spaces.
  /// - Throws: ``EspeakError``.
  func sounds(of lines: [String], _ language: String) throws(EspeakError) -> [String] {
    let read = try found(lines, language)
    guard read.count != lines.count else { return read }
    // A line that it takes for two clauses is read by itself, so that the others stay in their places.
    var sounds: [String] = []
    for line in lines { sounds.append(try found([line], language).joined(separator: " ")) }
    return sounds
  }

  private func found(_ lines: [String], _ language: String) throws(EspeakError) -> [String] {
    guard let read = try read(lines.map { $0 + "\n" }.joined(), language) else {
      throw .unknownLanguage(language)
    }
    return read.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(Self.cleaned)
  }

  private func read(_ text: String, _ language: String) throws(EspeakError) -> String? {
    let name = Self.names[language] ?? language
    do {
      return try program.run(
        ["-q", "-b", "1", "--ipa", "-v", name], input: text, limits: Self.limits,
        seconds: Self.patience)
    } catch {
      throw .failed(error.description)
    }
  }

  /// A line without the names of languages, such as `(en)`, around foreign words, and without what
  /// would be taken for punctuation.
  static func cleaned(_ line: Substring) -> String {
    line.replacing(/\([a-z\-]+\)/, with: "").filter { !";:,!?—…\"()“”".contains($0) }
      .split(separator: " ").joined(separator: " ")
  }
}
