import Synchronization

/// Reads the Latin words of a Chinese or Japanese sentence by the phonemizer of another language.
///
/// It makes that phonemizer for the first such word, because most books have none.
final class ForeignWords: Sendable {
  private let make: @Sendable () throws -> any Phonemizer
  private let made = Mutex<(any Phonemizer)?>(nil)

  init(_ make: @escaping @Sendable () throws -> any Phonemizer) {
    self.make = make
  }

  /// The words of a run of Latin letters.
  func words(of text: String) throws -> [PhonemeWord] {
    let phonemizer = try made.withLock { made in
      if let made { return made }
      let new = try make()
      made = new
      return new
    }
    return try phonemizer.phonemes(of: text)
  }
}
