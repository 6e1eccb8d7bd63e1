public import ReadingModel
public import Storage

/// Why the library does not do what it was asked; each says so in one sentence.
public enum LibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no book of that number, or not any more.
  case noSuchBook(id: Int)
  /// The file is a book of the library already.
  case duplicate(existing: LibraryBook)
  /// The file is not the one that the book is made of.
  case otherFile(name: String)
  /// The book's file has vanished from the data folder, or was changed there.
  case missingFile(name: String)
  /// Another device was first; `current` stands.
  case positionConflict(current: ReadingPosition)
  /// Choices about reading aloud were changed elsewhere; `version` stands.
  case choicesConflict(version: Int)
  /// An offset is of another text than the book has by now, and what stands there is not in this one.
  case otherEdition
  /// There is no such mark in the book, or not any more.
  case noSuchMark
  /// Another device has changed the mark; `current` stands.
  case markConflict(current: Mark)
  /// The mark can't be stored as it is; the reason is a sentence for people.
  case badMark(reason: String)
  /// A file holds no marks in a form that is known.
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

/// How far a book is on its way into the library.
public struct ImportProgress: Hashable, Sendable {
  /// What is being done.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The file is copied into the data folder.
    case receiving
    /// It is recognised and opened.
    case checking
    /// Its chapters are read, each once.
    case reading
  }

  /// What is being done.
  public let stage: Stage
  /// How much of that is done, 0...1.
  public let fraction: Double
}

/// Something that happened in the library, in this process or another one.
public enum LibraryChange: Hashable, Sendable {
  /// A book was added, changed, removed or restored.
  case book(Int)
  /// A book went from one shelf to another, so that some see it no more.
  case shelf(Int)
  /// Somebody's place was stored in the book of that number.
  case position(Int, PersonID, ReadingPosition)
  /// Somebody has decided something about reading aloud.
  case speech(ChoiceScope, PersonID)
  /// Somebody's settings were changed: those of a book, or of all books.
  case settings(SettingsChange)
  /// Somebody's marks in a book have changed.
  case marks(ChangedMarks)
  /// Something was added to a list, taken from it or changed in it; `nil` for one that all people share.
  case list(LibraryList, PersonID?)
  /// Another library lies in the data folder than before; all of its books are told of, too.
  case replaced
}

/// What a library has beside its books.
public enum LibraryList: String, Hashable, Sendable {
  /// A person's own fonts.
  case fonts
  /// The pictures that a person puts behind the text.
  case backgrounds
  /// The dictionaries, which all people share.
  case dictionaries
}
