/// What a client tells of a reading session so far.
///
/// A report holds the totals of the whole session, and of two reports the greater numbers count. So reports can be
/// lost, repeated and arrive in any order. No report names a time of day, since the client's clock may be wrong: the
/// server subtracts how long ago the session ended from its own.
public struct SessionReport: Hashable, Sendable {
  /// The longest session in milliseconds: six hours, of which the page uses four.
  public static let spanLimit = 6 * 3_600_000
  /// The greatest age in milliseconds, to which a greater one is cut: a year offline, and a day to spare.
  public static let ageLimit = 366 * 86_400_000
  /// The most sessions of a person: ten a day for fifty years.
  public static let countLimit = 200_000
  /// The most UTF-16 units of a session: more than a book has, and the sum of all sessions is still a number.
  public static let unitLimit = 1 << 32
  /// The longest name of a device in UTF-16 units.
  public static let deviceLimit = 100

  /// The id that the client has made; see `Mark.isID(_:)`.
  public var id: String
  /// Milliseconds since the session's last moment.
  public var age: Int
  /// Milliseconds from its first to its last moment.
  public var span: Int
  /// How long was read and listened; not longer than ``span``.
  public var time: ReadingTime
  /// UTF-16 units that were read with the eyes alone.
  public var readUnits: Int
  /// UTF-16 units that were heard.
  public var heardUnits: Int
  /// The book offset at which it began.
  public var from: TextOffset
  /// The book offset where it is now.
  public var to: TextOffset
  /// What the device calls itself.
  public var device: String?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - id: The id that the client has made.
  ///   - age: Milliseconds since the session's last moment.
  ///   - span: Milliseconds from its first to its last moment.
  ///   - time: How long was read and listened.
  ///   - readUnits: UTF-16 units that were read.
  ///   - heardUnits: UTF-16 units that were heard.
  ///   - from: The book offset at which it began.
  ///   - to: The book offset where it is now.
  ///   - device: What the device calls itself.
  public init(
    id: String, age: Int = 0, span: Int, time: ReadingTime, readUnits: Int = 0,
    heardUnits: Int = 0, from: TextOffset = 0, to: TextOffset = 0, device: String? = nil
  ) {
    self.id = id
    self.age = age
    self.span = span
    self.time = time
    self.readUnits = readUnits
    self.heardUnits = heardUnits
    self.from = from
    self.to = to
    self.device = device
  }

  /// What is wrong with the report.
  ///
  /// - Returns: A sentence for people; `nil` for a report that can be stored.
  public var fault: String? {
    if !Mark.isID(id) { return "The id of a session is 8 to 64 of A–Z a–z 0–9 _ -." }
    guard
      [age, span, time.reading, time.listening, time.both, readUnits, heardUnits, from, to]
        .allSatisfy({ $0 >= 0 })
    else { return "No number of a session is below 0." }
    if max(readUnits, heardUnits) > Self.unitLimit {
      return "A session has at most \(Self.unitLimit) units."
    }
    if span > Self.spanLimit { return "A session lasts at most \(Self.spanLimit) milliseconds." }
    // Each part by itself first: their sum may be too great to be told.
    guard max(time.reading, time.listening, time.both) <= span, time.total <= span else {
      return "The times of a session are not longer than its 'span'."
    }
    if device?.utf16.count ?? 0 > Self.deviceLimit {
      return "'device' is longer than \(Self.deviceLimit) characters."
    }
    return nil
  }
}
