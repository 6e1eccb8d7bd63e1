/// The space at the joint of two lines.
public enum JointSpacing {
  /// Whether a space stands between the lines.
  ///
  /// Chinese and Japanese have none, and a dash or hyphen stands at the end of a line where the text has none.
  ///
  /// - Parameters:
  ///   - last: The last UTF-16 unit of the first line.
  ///   - first: The first UTF-16 unit of the second line.
  /// - Returns: False where they follow each other at once.
  public static func hasSpace(after last: UInt16, before first: UInt16) -> Bool {
    if isIdeographic(last), isIdeographic(first) { return false }
    return last != 0x2D && last != 0x2014 && last != 0x2010
  }

  /// Whether a unit is written without spaces around it: ideographs, kana and their punctuation.
  public static func isIdeographic(_ unit: UInt16) -> Bool {
    (0x2E80...0x9FFF).contains(unit) || (0xF900...0xFAFF).contains(unit)
      || (0xFF00...0xFFEF).contains(unit)
  }
}
