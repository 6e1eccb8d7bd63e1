/// An entry of a Kindle file's contents.
public struct MobiEntry: Hashable, Sendable {
  /// Where an entry leads to.
  public enum Place: Hashable, Sendable {
    /// A distance in bytes from where a fragment of ``MobiText`` is put.
    case fragment(Int, distance: Int)
    /// The bytes before it in the one page of Mobipocket.
    case byte(Int)
  }

  /// Its words.
  public var label: String
  /// Its depth: 0 for those that are below no other.
  public var level: Int
  /// The number of the entry that it is below, where it names one.
  public var parent: Int?
  /// Where it leads to; `nil` where that is not said.
  public var place: Place?

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - label: Its words.
  ///   - level: Its depth.
  ///   - parent: The number of the entry that it is below.
  ///   - place: Where it leads to.
  public init(label: String, level: Int, parent: Int?, place: Place?) {
    self.label = label
    self.level = level
    self.parent = parent
    self.place = place
  }
}
