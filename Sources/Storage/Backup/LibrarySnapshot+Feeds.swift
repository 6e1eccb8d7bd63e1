extension LibrarySnapshot {
  /// A feed that a person follows.
  package struct Feed: Codable, Hashable, Sendable {
    /// An entry that became an article, or was left out.
    package struct Entry: Codable, Hashable, Sendable {
      package var key: String
      package var book: Int?
    }

    package var person: Int
    package var address: String
    package var home: String?
    /// What it calls itself.
    package var title: String
    /// What the person calls it.
    package var name: String?
    /// The group in which the person keeps it.
    package var group: String?
    package var fullText: Bool
    package var added: Int
    package var entries: [Entry]
  }

  /// What a person wants to listen to next, in order.
  package struct Queue: Codable, Hashable, Sendable {
    package var person: Int
    package var books: [Int]
  }
}
