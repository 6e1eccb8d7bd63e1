/// Why a book was not written.
public enum PublishingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The publication or folder holds no chapter.
  case noChapters
  /// No chapter of the book can be read.
  case unreadable
  /// The book holds no words that a text could hold.
  case noText
  /// The book holds neither words nor pictures.
  case nothingInIt
  /// There is a file already, and it was not to be replaced.
  case exists(String)
  /// The file can't be written; the text says why.
  case unwritable(String)
  /// Nothing here prints PDF.
  case noPrinter
  /// The book is longer than what can be printed.
  case tooLargeToPrint(byteCount: Int)
  /// The program that prints has failed.
  case unprinted

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noChapters: "There is nothing to write: no chapter was found."
    case .unreadable: "The book can't be converted: none of its chapters can be read."
    case .noText:
      "The book can't be written as text: it has pictures and no words. Choose EPUB or HTML."
    case .nothingInIt: "The book can't be converted: there are neither words nor pictures in it."
    case .exists(let path): "There is a file \(path) already."
    case .unwritable(let reason): "The book can't be written: \(reason)."
    case .noPrinter:
      "PDF can't be written here. It needs an installed Chromium, which doesn't run for root. Install Chromium, run Vorleser as another user, or choose HTML and print it."
    case .tooLargeToPrint(let byteCount):
      "The book is too large for PDF: its text and pictures have \(byteCount >> 20) MB. Choose EPUB."
    case .unprinted:
      "Chromium couldn't print the book. Try again, or choose HTML and print it."
    }
  }
}
