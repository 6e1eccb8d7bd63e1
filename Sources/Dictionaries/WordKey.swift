import Foundation

/// Makes the keys by which headwords are found: without case, accents, and white space at the ends.
enum WordKey {
  /// The combining accents; the marks of other scripts are letters of their own.
  private static let accents: ClosedRange<UInt32> = 0x300...0x36F

  /// The key of a word.
  ///
  /// - Parameter word: The word.
  /// - Returns: UTF-8; empty for a word without letters.
  static func key(of word: String) -> [UInt8] {
    // By far the most words are ASCII, which needs no tables.
    let plain =
      word.utf8.allSatisfy { $0 < 0x80 } ? word : word.decomposedStringWithCompatibilityMapping
    var key: [UInt8] = []
    for scalar in plain.unicodeScalars {
      if scalar.properties.isWhitespace || scalar.value == 0 {
        if let last = key.last, last != 0x20 { key.append(0x20) }
      } else if scalar.value < 0x80 {
        let byte = UInt8(scalar.value)
        key.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      } else if scalar.value == 0x2019 {
        // Books write the apostrophe that dictionaries write plainly.
        key.append(0x27)
      } else if !accents.contains(scalar.value), !scalar.properties.isDefaultIgnorableCodePoint {
        // Up and down again: "ß" and "SS" are alike, and so are both small sigmas.
        key += Array(scalar.properties.uppercaseMapping.lowercased().utf8)
      }
    }
    if key.last == 0x20 { key.removeLast() }
    return key
  }
}
