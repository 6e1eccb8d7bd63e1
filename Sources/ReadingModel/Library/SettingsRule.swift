/// What can be kept as settings.
public enum SettingsRule {
  /// All settings of a person for one book, or for all, as JSON: a hundred times what the page has,
  /// and still sent in one piece.
  public static let byteLimit = 64 << 10
  /// As many names as a hand-written page could ever have.
  public static let countLimit = 500
  /// A name is a word or a few with points between them.
  public static let nameLimit = 64

  /// Whether a setting can be called so: `[a-z][A-Za-z0-9.]{0,63}`.
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

/// Why settings can't be kept; each says in one sentence what to do.
public enum SettingsRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing can be called so.
  case name(String)
  /// There would be more than can be kept.
  case tooMany
  /// They would be larger than can be kept.
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
