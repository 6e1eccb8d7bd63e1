import Foundation

/// The name of a tag, as a person writes it.
public struct TagName: Hashable, Sendable {
  /// The longest name in UTF-16 units: a tag is a word or a few.
  public static let lengthLimit = 100
  /// The most tags of a person: lists of them still come in a moment.
  public static let countLimit = 10_000
  /// The most tags that a person gives to one book.
  public static let bookLimit = 100

  /// The name without space around it, and with single spaces inside.
  public let text: String
  /// The name as it is compared: without regard to capitals, accents and width.
  public var key: String { SortKey.folded(text) }

  /// Reads a name.
  ///
  /// - Parameter text: What a person has typed; `nil` is returned when nothing is left of it, or when it is longer than
  ///   ``lengthLimit``.
  public init?(_ text: String) {
    let name = text.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(
      separator: " ")
    guard !name.isEmpty, name.utf16.count <= Self.lengthLimit,
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    self.text = name
  }
}

/// A tag of a person with the number of books that have it.
public struct Tag: Hashable, Sendable, Identifiable {
  /// The tag's number.
  public let id: Int
  /// The name as the person writes it.
  public let name: String
  /// The books that have it and are not removed.
  public let bookCount: Int

  package init(id: Int, name: String, bookCount: Int) {
    self.id = id
    self.name = name
    self.bookCount = bookCount
  }
}

/// Why tags can't be stored.
public enum TagRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The person has as many tags as a person can have.
  case tooMany
  /// A book has as many tags as a book can have.
  case tooManyOfBook

  /// One sentence for people.
  public var description: String {
    switch self {
    case .tooMany: "You can have up to \(TagName.countLimit) tags. Remove some to add more."
    case .tooManyOfBook: "A book can have up to \(TagName.bookLimit) tags. Remove some to add more."
    }
  }
}
