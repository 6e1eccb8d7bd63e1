import UnicodeText

/// What a match must not do.
enum CharacterFoldingProbe {
  /// Whether a match would part a letter from its marks.
  static func parts(_ units: [UInt16], _ start: Int, _ end: Int) -> Bool {
    CharacterFolding.continuesLetter(units[start])
      || (end < units.count && CharacterFolding.continuesLetter(units[end]))
  }
}
