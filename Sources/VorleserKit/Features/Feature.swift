/// A part of the program that is not finished.
///
/// Its code is in every build, and runs only if a person has switched it on. A finished part has no
/// row.
public struct Feature: Hashable, Sendable {
  /// The one table of unfinished parts; none is unfinished now.
  public static let all: [Feature] = []

  /// Its name in the variable `VORLESER_FEATURES`: small letters, digits and hyphens.
  public let name: String
  /// One line that says what it does.
  public let summary: String
  /// Whether it is on where nobody has chosen.
  public let isOnByDefault: Bool

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - name: Small letters, digits and hyphens.
  ///   - summary: One line that says what it does.
  ///   - isOnByDefault: Whether it is on where nobody has chosen.
  public init(_ name: String, _ summary: String, isOnByDefault: Bool = false) {
    self.name = name
    self.summary = summary
    self.isOnByDefault = isOnByDefault
  }
}
