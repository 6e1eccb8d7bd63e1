internal import CICU

/// A script, or several that are written together, whose letters a language is written with.
///
/// Sources: UAX 24, by ICU's tables; ISO 15924 for the codes of several scripts.
public struct WritingScript: Hashable, Sendable {
  /// The code of ISO 15924, such as `Cyrl`.
  public let code: String

  /// Names a script.
  ///
  /// - Parameter code: The code of ISO 15924.
  public init(_ code: String) {
    self.code = code
  }

  /// What is written together, by the codes that languages name: no character has such a script itself.
  private static let together = [
    "Hans": ["Hani"], "Hant": ["Hani"], "Jpan": ["Hani", "Hira", "Kana"], "Kore": ["Hang", "Hani"],
  ]

  /// Whether a character belongs to the script, or is shared by several of which it is one.
  ///
  /// - Parameter scalar: Any character.
  /// - Returns: `false` for a script that ICU does not know.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    (Self.together[code] ?? [code]).contains { script in
      unsafe cicu_has_script(Int32(bitPattern: scalar.value), script) != 0
    }
  }
}
