import ReadingModel

extension LibrarySnapshot {
  /// What a person has read, also a book that is no longer there.
  package struct Work: Codable, Hashable, Sendable {
    package var id: Int
    package var person: Int
    package var book: Int?
    /// The content of the book's file, if it is known.
    package var sha256: String?
    package var title: String
    package var authors: [String]
    package var format: String?
    package var language: String?
    package var length: Int
    /// When it was read to its end.
    package var finished: [Int]
  }

  package struct Session: Codable, Hashable, Sendable {
    package var person: Int
    package var id: String
    package var work: Int
    package var device: String?
    package var start: Int
    package var end: Int
    /// Times in milliseconds.
    package var reading: Int
    package var listening: Int
    package var both: Int
    package var readUnits: Int
    package var heardUnits: Int
    package var from: Int
    package var to: Int

    package init(
      person: Int, id: String, work: Int, device: String?, start: Int, end: Int, reading: Int,
      listening: Int, both: Int, readUnits: Int, heardUnits: Int, from: Int, to: Int
    ) {
      self.person = person
      self.id = id
      self.work = work
      self.device = device
      self.start = start
      self.end = end
      self.reading = reading
      self.listening = listening
      self.both = both
      self.readUnits = readUnits
      self.heardUnits = heardUnits
      self.from = from
      self.to = to
    }

    /// Whether a library can hold it.
    package var isSound: Bool {
      let (span, isTooLong) = end.subtractingReportingOverflow(start)
      guard !isTooLong, 0...SessionReport.spanLimit ~= span else { return false }
      return ReadingModel.Mark.isID(id) && [reading, listening, both].allSatisfy { 0...span ~= $0 }
        && [readUnits, heardUnits].allSatisfy { 0...SessionReport.unitLimit ~= $0 }
        && min(from, to) >= 0
    }
  }
}
