/// The outcome of storing a place.
public enum PositionUpdate: Hashable, Sendable {
  /// It is stored.
  case stored(ReadingPosition)
  /// The stored place has another version, given here; nothing was changed.
  case conflict(ReadingPosition)
  /// The offset belongs to another edition of the book; nothing was changed.
  case otherEdition
}
