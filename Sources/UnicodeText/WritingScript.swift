internal import CICU

/// A script, whose letters a language is written with.
///
/// Source: UAX 24, by ICU's tables.
public struct WritingScript: Hashable, Sendable {
  /// The code of ISO 15924, such as `Cyrl`.
  public let code: String

  /// Names a script.
  ///
  /// - Parameter code: The code of ISO 15924.
  public init(_ code: String) {
    self.code = code
  }

  /// Whether a character belongs to the script, or is shared by several of which it is one.
  ///
  /// - Parameter scalar: Any character.
  /// - Returns: `false` for a script that ICU does not know.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    unsafe cicu_has_script(Int32(bitPattern: scalar.value), code) != 0
  }
}
