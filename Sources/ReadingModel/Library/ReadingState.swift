/// Whether a person has read a book, independent of the place in it.
///
/// The place alone does not tell: the last words of a book are heard from a place before its end, and
/// of a short text all is in view from its beginning.
public enum ReadingState: String, Hashable, Sendable, CaseIterable {
  /// The person is at the place that is stored.
  case reading
  /// The person has come to the end, or has marked the book as finished.
  case finished
  /// The person has not begun the book, or has marked it as unread.
  case unread
  /// The person has stopped reading before the end; reading on takes this back.
  case givenUp = "given-up"

  /// From this share of a book on it counts as finished in lists: what follows is rarely read to its last letter.
  public static let finishedFrom = 0.99
}
