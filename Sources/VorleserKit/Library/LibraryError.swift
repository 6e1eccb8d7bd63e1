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
      "This file is in the library as '\(existing.title)' (book \(existing.id)); nothing was added."
    case .otherFile(let name):
      "This is not the file that the book was made of; choose the same '\(name)', or remove the "
        + "book and add this file as a new one."
    case .missingFile(let name):
      "The file '\(name)' has vanished from the data folder or was changed there; add the same "
        + "file again, or remove the book."
    case .positionConflict:
      "Another device has stored a later place in this book."
    case .choicesConflict:
      "This was changed elsewhere meanwhile; look at it again and change it then."
    case .otherEdition:
      "This book has another text by now, and that place is not in it; load the book again."
    case .noSuchMark:
      "There is no such mark in this book; it may have been removed for good."
    case .markConflict:
      "This mark was changed elsewhere meanwhile; look at it as it is now, and change it again."
    case .badMark(let reason): reason
    case .tooManyMarks:
      "A book can have \(Mark.countLimit) marks; remove some that are not needed."
    case .offsetOutside(let length):
      "The book has \(length) UTF-16 units; a place in it is 0 to \(length)."
    case .tooLarge(let limit):
      "The file is larger than \(limit >> 30) GB, more than a book may have."
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
