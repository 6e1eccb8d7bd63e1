import ReadAloud
import ReadingModel
import VorleserKit

extension Invocation {
  /// Says in one sentence that a voice does not speak a book's language, if it does not.
  ///
  /// - Throws: `SpeechError` for a voice that is not installed.
  func tellOfForeignVoice(_ book: Book, _ options: SpeechOptions, _ kit: VorleserKit) async throws {
    let voice = try await kit.speech(options).voice
    guard let unspoken = kit.unspoken(book, by: voice) else { return }
    Terminal.note(
      "The voice '\(options.voice)' does not speak the language of this book (\(unspoken)). "
        + "If the language is wrong, name it with '--language TAG'.")
  }
}
