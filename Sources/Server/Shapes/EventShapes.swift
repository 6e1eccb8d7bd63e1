/// Data of a `library` event.
struct LibraryEventShape: Codable, Sendable {
  var book: Int
}

/// Data of a `position` event.
struct PositionEventShape: Codable, Sendable {
  var book: Int
  var position: PositionShape
}

/// Data of a `settings` event.
struct SettingsEventShape: Codable, Sendable {
  /// `null` for those of all books.
  @Null var book: Int?
}

/// Data of a `list` event.
struct ListEventShape: Codable, Sendable {
  var list: String
}

/// Data of an `import` event.
struct ImportEventShape: Codable, Sendable {
  var `import`: String
  var name: String
  var stage: String
  var fraction: Double
  var done: Int?
  var total: Int?
  var problem: ProblemShape?
}

/// Data of an `export` event.
struct ExportEventShape: Codable, Sendable {
  var export: String
  var book: Int
  var stage: String
  var fraction: Double
  var problem: ProblemShape?
}

/// Data of a `narration` event.
struct NarrationEventShape: Codable, Sendable {
  var book: Int
  var from: Int
  var voice: String
  var ready: Double
  var skipped: Int
  var state: String
  var problem: ProblemShape?
}
