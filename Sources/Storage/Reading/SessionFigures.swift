package import ReadingModel

/// What a session adds to the statistics, without its texts.
package struct SessionFigures: Hashable, Sendable {
  package var id: String
  package var work: Int
  /// Milliseconds since 1970.
  package var start: Int
  package var end: Int
  package var time: ReadingTime
  package var readUnits: Int
  package var heardUnits: Int

  package init(
    id: String, work: Int, start: Int, end: Int, time: ReadingTime, readUnits: Int = 0,
    heardUnits: Int = 0
  ) {
    self.id = id
    self.work = work
    self.start = start
    self.end = end
    self.time = time
    self.readUnits = readUnits
    self.heardUnits = heardUnits
  }
}

/// A work with the times at which it was finished, in milliseconds since 1970.
package struct FinishedWork: Hashable, Sendable {
  package var work: ReadWork
  package var finished: [Int]

  package init(work: ReadWork, finished: [Int]) {
    self.work = work
    self.finished = finished
  }
}
