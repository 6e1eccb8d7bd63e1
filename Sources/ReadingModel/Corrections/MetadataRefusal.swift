/// Why a book's metadata can't be corrected so.
public enum MetadataRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A book can't be without a title.
  case noTitle
  /// A text of the field is longer than it may be.
  case tooLong(MetadataField)
  /// The field has more entries than it may have.
  case tooMany(MetadataField)
  /// The language is no BCP 47 tag.
  case badLanguage
  /// The date is none.
  case badDate
  /// The role is no MARC relator code.
  case badRole

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noTitle: "A book needs a title."
    case .tooLong(let field):
      "'\(field.rawValue)' has at most \(MetadataCorrections.lengthLimit(of: field)) characters."
    case .tooMany(let field):
      "'\(field.rawValue)' has at most \(MetadataCorrections.listLimit) entries."
    case .badLanguage: "The language must be a BCP 47 tag, such as de or en-GB."
    case .badDate: "The date must be a year, a month or a day, such as 1999, 1999-05 or 1999-05-03."
    case .badRole: "A role must be a MARC relator code of three letters, such as aut or trl."
    }
  }
}
