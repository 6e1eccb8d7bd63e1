/// The form of BCP 47 tags.
public enum LanguageTag {
  /// Whether a text has the form of a tag: a language of two or three letters, and then parts of up to eight
  /// letters and digits.
  ///
  /// - Parameter tag: Such as `de`, `en-GB` or `zh-Hant-TW`.
  /// - Returns: Whether it may be a tag; whether there is such a language is not checked.
  public static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
