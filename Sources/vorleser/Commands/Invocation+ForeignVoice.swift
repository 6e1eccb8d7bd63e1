import ReadAloud
import ReadingModel
import Synthesizer
import VorleserKit

extension Invocation {
  /// The options for a book: without `--voice`, a voice that speaks its language.
  ///
  /// - Parameters:
  ///   - given: What the person has chosen.
  ///   - book: The book.
  ///   - kit: Knows the voices.
  ///   - isForComparing: Whether nobody hears the voice, so that the fastest one is taken.
  /// - Returns: The options with a voice.
  /// - Throws: `SpeechError` for a voice that is not installed.
  func options(
    _ given: SpeechOptions, for book: Book, _ kit: VorleserKit, isForComparing: Bool = false
  ) async throws -> SpeechOptions {
    var chosen = given
    if options["voice"] == nil {
      let language = book.metadata.language
      chosen.voice =
        isForComparing
        ? await kit.fastestVoice(for: language) : await kit.usualVoice(for: language)
    }
    try await tellOfForeignVoice(book, chosen, kit)
    return chosen
  }

  /// Says in one sentence that a voice does not speak a book's language, if it does not.
  ///
  /// - Throws: `SpeechError` for a voice that is not installed.
  private func tellOfForeignVoice(_ book: Book, _ options: SpeechOptions, _ kit: VorleserKit)
    async throws
  {
    let voice = try await kit.speech(options).voice
    guard let unspoken = kit.unspoken(book, by: voice) else { return }
    let published = VorleserKit.publishedVoices.first { $0.voice.speaks(language: unspoken) }
    let install = published.map { "'vorleser voices install \($0.voice.id)'" }
    let remedy =
      install.map { "Install one that does with \($0)." }
      ?? "If the language is wrong, name it with '--language TAG'."
    Terminal.note(
      "The voice '\(options.voice)' does not speak the language of this book (\(unspoken)). "
        + remedy)
  }
}
