import ReadingModel

/// Body of `PUT /api/books/{id}/reading-sessions/{reading}`.
struct ReadingSessionRequest: RequestShape {
  static let fields = [
    "age", "span", "reading", "listening", "both", "readUnits", "heardUnits", "from", "to",
    "device",
  ]

  @Whole var age: Int
  @Whole var span: Int
  @Whole var reading: Int
  @Whole var listening: Int
  @Whole var both: Int
  @Whole var readUnits: Int
  @Whole var heardUnits: Int
  @Whole var from: Int
  @Whole var to: Int
  var device: String?

  /// The report of a session with this id.
  func report(_ id: String) -> SessionReport {
    SessionReport(
      id: id, age: age, span: span,
      time: ReadingTime(reading: reading, listening: listening, both: both), readUnits: readUnits,
      heardUnits: heardUnits, from: from, to: to, device: device)
  }
}

/// A reading session.
struct ReadingSessionShape: Codable, Hashable, Sendable {
  var id: String
  @Null var book: Int?
  var title: String
  var authors: [String]
  @Null var device: String?
  var start: String
  var end: String
  var reading: Int
  var listening: Int
  var both: Int
  var readUnits: Int
  var heardUnits: Int
  var from: Int
  var to: Int
  var removed: Bool

  init(_ session: ReadingSession) {
    id = session.id
    book = session.work.book
    title = session.work.title
    authors = session.work.authors
    device = session.device
    start = TimeText.text(session.start)
    end = TimeText.text(session.end)
    reading = session.time.reading
    listening = session.time.listening
    both = session.time.both
    readUnits = session.readUnits
    heardUnits = session.heardUnits
    from = session.from
    to = session.to
    removed = session.isRemoved
  }
}

/// Some of the person's reading sessions.
struct ReadingSessionsShape: Codable, Sendable {
  var sessions: [ReadingSessionShape]
  @Null var next: Int?
}

/// How many reading sessions were deleted.
struct DeletedSessionsShape: Codable, Sendable {
  var deleted: Int
}
