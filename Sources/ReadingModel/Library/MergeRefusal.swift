/// Why two books don't become one; each case has a sentence.
public enum MergeRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Both numbers are the same book's.
  case sameBook
  /// People who see the book that goes would not see the one that stays.
  case hidden
  /// Somebody would have more marks in the book than a book can have.
  case tooManyMarks

  /// One sentence for people.
  public var description: String {
    switch self {
    case .sameBook: "A book can't be merged with itself."
    case .hidden:
      "Other people don't see the book that is to stay. Keep the shared book, or share this one first."
    case .tooManyMarks:
      "Together the books have more than \(Mark.countLimit) marks. Remove some and try again."
    }
  }
}
