public import ReadingModel
public import Storage

/// Why a call to the library fails; each case has a sentence.
public enum LibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no book of this number.
  case noSuchBook(id: Int)
  /// The library has this file already.
  case duplicate(existing: LibraryBook)
  /// The file is not the one that the book was made from.
  case otherFile(name: String)
  /// The book's file is missing from the data folder, or has changed there.
  case missingFile(name: String)
  /// Another device has stored a place; `current` is the stored one.
  case positionConflict(current: ReadingPosition)
  /// Choices for reading aloud or replacement rules were changed elsewhere; `version` is the stored one.
  case choicesConflict(version: Int)
  /// An offset belongs to another edition, and its text is not found in the present one.
  case otherEdition
  /// There is no such tag.
  case noSuchTag
  /// There is no such mark in the book.
  case noSuchMark
  /// Another device has changed the mark; `current` is the stored one.
  case markConflict(current: Mark)
  /// The mark can't be stored as it is; the reason is a sentence for people.
  case badMark(reason: String)
  /// A file has no known format of marks.
  case foreignMarks
  /// A highlight is longer than this many UTF-16 units.
  case longMark(limit: Int)
  /// A note is longer than this many UTF-16 units.
  case longNote(limit: Int)
  /// The book has as many marks as it can have.
  case tooManyMarks
  /// The book ends before that offset.
  case offsetOutside(length: Int)
  /// The file is larger than any book that can be read.
  case tooLarge(byteLimit: Int)
  /// The data folder or the database in it fails.
  case storage(StorageError)

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noSuchBook(let id):
      "There is no book \(id) in the library."
    case .duplicate(let existing):
      "This file is already in the library as '\(existing.title)' (book \(existing.id))."
    case .otherFile(let name):
      "This is a different file. Choose the original '\(name)', or remove the book and add this file "
        + "as a new one."
    case .missingFile(let name):
      "The file '\(name)' is missing from the data folder or was changed there. Add the same file "
        + "again, or remove the book."
    case .positionConflict:
      "Another device has saved a newer place in this book."
    case .choicesConflict:
      "This was changed on another device. Check it and try again."
    case .otherEdition:
      "The text of this book was replaced, and this place isn't in it. Reload the book."
    case .noSuchTag: "This tag no longer exists."
    case .noSuchMark:
      "This mark no longer exists."
    case .markConflict:
      "This mark was changed on another device. Check it and try again."
    case .badMark(let reason): reason
    case .foreignMarks:
      "This file has no marks Vorleser can read. Export them as JSON from Thorium, KOReader, Readest "
        + "or Vorleser."
    case .longMark(let limit):
      "A highlight can have up to \(limit) characters. Select a shorter passage."
    case .longNote(let limit): "A note can have up to \(limit) characters."
    case .tooManyMarks:
      "A book can have up to \(Mark.countLimit) marks. Remove some to add more."
    case .offsetOutside(let length):
      "The book has \(length) UTF-16 units; a place in it is 0 to \(length)."
    case .tooLarge(let limit):
      "This file is too large. The limit is \(limit >> 30 > 0 ? "\(limit >> 30) GB" : "\(limit >> 20) MB")."
    case .storage(let error): error.description
    }
  }
}

/// The progress of an import.
public struct ImportProgress: Hashable, Sendable {
  /// The stage of an import.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// A web page is fetched.
    case fetching
    /// A web page is fetched again after the pause that its server has asked for.
    case pausing
    /// The pictures of a web page are fetched.
    case pictures
    /// The sounds and videos of a web page are fetched.
    case media
    /// The file is copied into the data folder.
    case receiving
    /// It is recognised and opened.
    case checking
    /// Its chapters are read, each once.
    case reading
  }

  /// The stage of an import.
  public let stage: Stage
  /// The share of the stage that is done, 0...1.
  public let fraction: Double
  /// The files that the stage has dealt with, and of how many; `nil` for a stage without files.
  public let files: Files?

  /// How many files of a stage are done.
  public struct Files: Hashable, Sendable {
    /// The number of those that are done, 0...``total``.
    public let done: Int
    /// The number of all.
    public let total: Int
  }

  init(stage: Stage, fraction: Double) {
    self.stage = stage
    self.fraction = fraction
    files = nil
  }

  init(stage: Stage, done: Int, of total: Int) {
    self.stage = stage
    fraction = Double(done) / Double(max(1, total))
    files = Files(done: done, total: total)
  }
}

/// A change in the library, made by this process or another one.
public enum LibraryChange: Hashable, Sendable {
  /// A book was added, changed, removed or restored.
  case book(Int)
  /// A book was moved to another shelf, so that some people can no longer see it.
  case shelf(Int)
  /// A person's place in a book was stored.
  case position(Int, PersonID, ReadingPosition)
  /// What a person thinks of a book was changed.
  case opinion(Int, PersonID)
  /// A person's choices for reading aloud were changed.
  case speech(ChoiceScope, PersonID)
  /// A person's settings were changed, for one book or for all.
  case settings(SettingsChange)
  /// A person's marks in a book were changed.
  case marks(ChangedMarks)
  /// A list was changed; the person is `nil` for a list that all people share.
  case list(LibraryList, PersonID?)
  /// The data folder holds another library than before; a change for each of its books is reported,
  /// too.
  case replaced
}

/// The lists of a library besides books.
public enum LibraryList: String, Hashable, Sendable {
  /// A person's own fonts.
  case fonts
  /// A person's backgrounds.
  case backgrounds
  /// The dictionaries, which all people share.
  case dictionaries
  /// A person's replacement rules.
  case replacements
  /// A person's reading sessions.
  case readingSessions = "reading-sessions"
  /// What a person thinks of books: favourites, ratings and tags.
  case opinions
  /// Collections and smart shelves.
  case collections
  /// The feeds that a person follows.
  case feeds
  /// What a person wants to listen to next.
  case listeningQueue = "listening-queue"
  /// The files that arrive in pieces, and the large texts that this machine adds; each person sees some of them.
  case uploads
}
