import Basics
import ReadingModel

/// The form in which a book's own style is written for the page.
///
/// Every rule of a sheet begins with the class of a group, twice the sheet's own class and the
/// element that stands for the book's body. So a rule reaches only the chapters that use its sheet,
/// and the page switches groups on and off by one class each. In a designed page all groups count.
/// In flowing text the groups that the person has replaced do not count.
enum StyleScope {
  /// The prefix of every class of a book, so that none is a class of the page.
  static let classPrefix = "b-"
  /// The element that stands for the book's `body`.
  static let body = "book-body"
  /// The most bytes of one style sheet.
  static let sheetLimit = 1 << 20
  /// The most bytes that are written for one chapter's style sheets and attributes.
  static let outputLimit = 4 << 20

  /// The group of a declaration; its raw value is the class by which the page switches the group
  /// on.
  enum Group: String, CaseIterable {
    case rest = "with-styles"
    case colors = "with-colors"
    case font = "with-font"
    case spacing = "with-spacing"
    case alignment = "with-alignment"
  }

  /// The class of a chapter that uses a sheet.
  ///
  /// - Parameters:
  ///   - path: The sheet's path.
  ///   - isFixed: Whether the sheet is for designed pages.
  /// - Returns: A class; different sheets have different ones.
  static func scope(of path: String, isFixed: Bool) -> String {
    // Stored pages name the class, so it has to be the same in every run.
    (isFixed ? "page-" : "sheet-") + String(FNV1a.hash(path.utf8), radix: 36)
  }

  /// The class of a chapter for its own rules.
  static func scope(ofChapter index: Int) -> String { "chapter-\(index)" }

  /// The scheme of addresses of files in the book; the server replaces it with its own address.
  static let addressScheme = "book:"

  /// A file of the book as an address.
  static func address(_ path: String) -> String {
    var text = addressScheme
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || "-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(scalar) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return text
  }
}
