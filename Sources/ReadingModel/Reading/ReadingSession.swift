public import Foundation

/// A stretch of time in which a person has read a book or listened to it, on one device.
///
/// Its times are those of the server's clock. It outlives its book: what was read stays read.
public struct ReadingSession: Hashable, Sendable, Identifiable {
  /// The id that the client has made; see `Mark.isID(_:)`.
  public var id: String
  /// What was read.
  public var work: ReadWork
  /// What the device calls itself.
  public var device: String?
  /// When it began.
  public var start: Date
  /// When something was last read or heard in it; never before ``start``.
  public var end: Date
  /// How long was read and listened; pauses don't count.
  public var time: ReadingTime
  /// UTF-16 units of text that were read with the eyes alone.
  public var readUnits: Int
  /// UTF-16 units of text that were heard.
  public var heardUnits: Int
  /// The book offset at which it began.
  public var from: TextOffset
  /// The book offset at which it ended, which may lie before ``from``.
  public var to: TextOffset
  /// Whether the person has deleted it; nothing but its id is known then.
  public var isRemoved: Bool

  package init(
    id: String, work: ReadWork, device: String?, start: Date, end: Date, time: ReadingTime,
    readUnits: Int, heardUnits: Int, from: TextOffset, to: TextOffset, isRemoved: Bool = false
  ) {
    self.id = id
    self.work = work
    self.device = device
    self.start = start
    self.end = end
    self.time = time
    self.readUnits = readUnits
    self.heardUnits = heardUnits
    self.from = from
    self.to = to
    self.isRemoved = isRemoved
  }
}

/// What a person has read, as it is remembered even without its book.
public struct ReadWork: Hashable, Sendable {
  /// Its number among the works of all people; 0 for a work that is not known any more.
  public var id: Int
  /// The number of the book; `nil` when the person can't open it any more.
  public var book: Int?
  /// The title.
  public var title: String
  /// The names of its authors.
  public var authors: [String]
  /// The id of its file's format, if known.
  public var format: String?
  /// BCP 47 tag of its language, if known.
  public var language: String?
  /// Length of its text in UTF-16 units; 0 if it is not known.
  public var length: Int

  package init(
    id: Int = 0, book: Int? = nil, title: String = "", authors: [String] = [],
    format: String? = nil, language: String? = nil, length: Int = 0
  ) {
    self.id = id
    self.book = book
    self.title = title
    self.authors = authors
    self.format = format
    self.language = language
    self.length = length
  }
}
