import ReadAloud

/// What is said in a book.
struct DialogueShape: Codable, Sendable {
  /// A character.
  struct Speaker: Codable, Sendable {
    var name: String
    var count: Int
    var example: String
  }

  var whole: Bool
  var count: Int
  var example: String?
  var characters: [Speaker]

  init(_ report: DialogueReport) {
    whole = report.isWhole
    count = report.count
    example = report.example
    characters = report.speakers.map {
      Speaker(name: $0.name, count: $0.count, example: $0.example)
    }
  }
}
