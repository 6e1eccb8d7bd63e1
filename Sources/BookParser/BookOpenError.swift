import ReadingModel

/// A file that can't be opened as it is, and can in another form.
public enum ConvertibleFile: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A document of Word before 2007, or another old file of Office.
  case oldDocument = "old-document"
  /// A document that a password encrypts.
  case encryptedDocument = "encrypted-document"
  /// An archive that a password encrypts.
  case encryptedArchive = "encrypted-archive"
  /// An archive that holds no book.
  case archiveWithoutBooks = "archive-without-books"

  /// One sentence for people, and what to do.
  public var description: String {
    switch self {
    case .oldDocument:
      "This is an old Office document (.doc). Save it as .docx in Word or LibreOffice, and add that file."
    case .encryptedDocument:
      "This document is encrypted with a password. Save it without the password, and add that file."
    case .encryptedArchive:
      "This archive is encrypted with a password. Unpack it, and add the files."
    case .archiveWithoutBooks:
      "This archive holds no book in a supported format. Unpack it, and add the files that are books."
    }
  }
}

/// Why a file can't be opened as a book; each says so in one sentence.
public enum BookOpenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is missing, or the system refuses to read it.
  case unreadable(reason: String)
  /// The file is empty.
  case empty
  /// The format is not supported; the text is its name for people.
  case unsupportedFormat(String)
  /// The archive's directory is damaged.
  case damagedArchive(reason: String)
  /// The content exceeds a limit of size, depth or number, or claims to.
  case limit(reason: String)
  /// The content is encrypted and only the seller's program can read it.
  case protected(scheme: String)
  /// The archive has no `META-INF/container.xml` and no package.
  case missingContainer
  /// The package that the container names is missing.
  case missingPackage(path: String)
  /// The package can't be parsed.
  case malformedPackage(path: String, reason: String)
  /// A document of another format than EPUB that can't be understood; the format is named for people.
  case malformed(format: String, reason: String)
  /// A file that a person can save in a form that can be opened.
  case convertible(ConvertibleFile)
  /// A file that opens with its password, and none was given.
  case passwordNeeded
  /// A file that opens with its password, and another one was given.
  case wrongPassword
  /// The package lists nothing to read.
  case missingSpine(path: String)

  /// What people call the formats that can be opened.
  public static var supported: [String] { BookFormatTable.standard.names }

  /// One sentence for people.
  public var description: String {
    switch self {
    case .unreadable(let reason): "This file can't be read: \(reason)."
    case .empty: "This file is empty. Download or copy it again."
    case .unsupportedFormat(let name):
      "\(name) isn't supported yet. Supported formats: \(Self.supported.joined(separator: ", "))."
    case .damagedArchive(let reason):
      "This file is damaged (\(reason)). Download or copy it again."
    case .limit(let reason): "This file can't be opened: \(reason)."
    case .protected(let scheme):
      "This book is protected by DRM (\(scheme)) and opens only in the seller's app."
    case .missingContainer:
      "This archive isn't an EPUB: it has no META-INF/container.xml and no package. If the book is "
        + "inside, unpack it and add that file."
    case .missingPackage(let path):
      "This EPUB is incomplete: \(path) is missing. Get another copy of the book."
    case .malformedPackage(let path, let reason):
      "This EPUB is damaged: \(path) can't be read (\(reason)). Get another copy of the book."
    case .malformed(let format, let reason):
      "This \(format) is damaged (\(reason)). Get another copy of the book."
    case .convertible(let file): file.description
    case .passwordNeeded: "This file is encrypted. Enter its password."
    case .wrongPassword: "That isn't the password of this file. Enter it again."
    case .missingSpine(let path):
      "This EPUB has no chapters: \(path) lists nothing to read. Get another copy of the book."
    }
  }
}
