/// The limits of stored settings.
public enum SettingsRule {
  /// The most bytes of JSON for all settings of a person for one book, or for all books: a hundred
  /// times what the page needs, and still sent in one piece.
  public static let byteLimit = 64 << 10
  /// The most names, more than a hand-written page could have.
  public static let countLimit = 500
  /// The longest name in characters: a few words with points between them.
  public static let nameLimit = 64

  /// Whether a text can name a setting: `[a-z][A-Za-z0-9.]{0,63}`.
  ///
  /// - Parameter name: A name.
  /// - Returns: Whether it fits.
  public static func isName(_ name: String) -> Bool {
    let bytes = name.utf8
    guard let first = bytes.first, bytes.count <= nameLimit else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}

/// Why settings can't be stored; each case has a sentence that says what to do.
public enum SettingsRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name has a wrong form.
  case name(String)
  /// There would be more than ``SettingsRule/countLimit`` settings.
  case tooMany
  /// They would be larger than ``SettingsRule/byteLimit``.
  case tooLarge

  /// One sentence for people.
  public var description: String {
    switch self {
    case .name(let name):
      "'\(name.prefix(SettingsRule.nameLimit))' is no name of a setting: a small letter, then letters, "
        + "digits and points, at most \(SettingsRule.nameLimit)."
    case .tooMany:
      "There can be at most \(SettingsRule.countLimit) settings; remove some with null."
    case .tooLarge:
      "All settings together can have at most \(SettingsRule.byteLimit >> 10) KB; remove some with "
        + "null."
    }
  }
}
