/// Who reads: everything personal, such as places and marks, belongs to one.
public struct PersonID: Hashable, Sendable, Codable {
  /// Positive, and never used again.
  public let number: Int

  /// Makes the number of a person.
  ///
  /// - Parameter number: As the library knows it.
  public init(_ number: Int) { self.number = number }

  /// Who uses a library that knows of nobody else; always there.
  public static let owner = PersonID(1)
}
