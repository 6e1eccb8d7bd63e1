/// The number of a person, to whom everything personal belongs, such as places and marks.
public struct PersonID: Hashable, Sendable, Codable {
  /// Positive, and never used again.
  public let number: Int

  /// Makes the number of a person.
  ///
  /// - Parameter number: As the library knows it.
  public init(_ number: Int) { self.number = number }

  /// The owner of a library without accounts; always there.
  public static let owner = PersonID(1)
}
