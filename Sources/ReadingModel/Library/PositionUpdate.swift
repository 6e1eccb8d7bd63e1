/// What came of storing a position.
public enum PositionUpdate: Hashable, Sendable {
  /// It is stored.
  case stored(ReadingPosition)
  /// Another version stands, this one; nothing was changed.
  case conflict(ReadingPosition)
  /// The book has another text than the one that the offset is of; nothing was changed.
  case otherEdition
}
