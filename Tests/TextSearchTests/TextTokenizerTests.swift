import Foundation
import TestSupport
import Testing

@testable import TextSearch
@testable import UnicodeText

/// The tokens of the library's index, beside a second way to make them that takes one character after another.
struct TextTokenizerTests {
  /// The tokens by their definition, from the folded text.
  private static func defined(_ text: [UInt16], _ folder: inout TextFolder) -> [[UInt16]] {
    var folded = FoldedText()
    folder.fold(text, 0..<text.count, onto: &folded)
    var tokens: [[UInt16]] = []
    var isOpen = false
    for scalar in scalars(of: folded.units) {
      let units = scalar.map { Array(Character($0).utf16) } ?? []
      let kind = scalar.map { TokenClass.of($0) } ?? .separator
      let isLong = tokens.last.map { $0.count >= TextTokenizer.unitLimit } ?? true
      let last = tokens.last?.last
      if let last, !isLong, isOpen, isAlone(tokens.last ?? []), units.count == 1,
        continues(units[0], after: last)
      {
        tokens[tokens.count - 1] += units
      } else if kind == .letter, isOpen, !isLong, !isAlone(tokens.last ?? []) {
        tokens[tokens.count - 1] += units
      } else if kind != .separator {
        tokens.append(units)
        isOpen = true
      } else {
        isOpen = false
      }
    }
    return tokens
  }

  /// The scalars of a text; half a pair of surrogates is `nil`.
  private static func scalars(of units: [UInt16]) -> [Unicode.Scalar?] {
    var scalars: [Unicode.Scalar?] = []
    var place = 0
    while place < units.count {
      if UTF16.isLeadSurrogate(units[place]), place + 1 < units.count,
        UTF16.isTrailSurrogate(units[place + 1])
      {
        scalars.append(
          String(decoding: units[place...place + 1], as: UTF16.self).unicodeScalars.first)
        place += 2
      } else {
        scalars.append(Unicode.Scalar(units[place]))
        place += 1
      }
    }
    return scalars
  }

  private static func isAlone(_ token: [UInt16]) -> Bool {
    String(decoding: token, as: UTF16.self).unicodeScalars.first.map { TokenClass.of($0) == .alone }
      ?? false
  }

  private static func continues(_ unit: UInt16, after last: UInt16) -> Bool {
    guard unit >= 0x0E00 else { return false }
    if CharacterFolding.continuesLetter(unit) { return true }
    guard let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.properties.canonicalCombiningClass != .notReordered
      && TokenClass.of(scalar) != .separator
  }

  private static func joined(_ tokens: [[UInt16]]) -> String {
    String(decoding: Array(tokens.joined(separator: [0x20])), as: UTF16.self)
  }

  /// Ranges of characters that behave differently, and all others.
  private static let ranges: [ClosedRange<UInt16>] = [
    0x20...0x7E, 0x41...0x5A, 0x30...0x39, 0xA0...0x24F, 0x300...0x36F, 0x370...0x52F,
    0x590...0x6FF, 0x900...0xDFF, 0xE00...0xEFF, 0x1000...0x17FF, 0x1E00...0x206F, 0x2460...0x24FF,
    0x3000...0x30FF, 0x3041...0x309F, 0x4E00...0x9FFF, 0xAC00...0xD7FF, 0xD800...0xDBFF,
    0xDC00...0xDFFF, 0xF900...0xFFEF, 0...0xFFFF,
  ]

  @Test func `random texts of all scripts have the tokens of the definition`() {
    var tokenizer = TextTokenizer()
    var folder = TextFolder(CharacterFolding(ignoresCase: true, ignoresAccents: true))
    var random = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      // A few scripts at a time, so that words come about.
      let chosen = (0..<3).map { _ in Self.ranges.randomElement(using: &random) ?? 0...0xFFFF }
      let text = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        Int.random(in: 0..<8, using: &random) == 0
          ? 0x20 : UInt16.random(in: chosen.randomElement(using: &random) ?? 0...0, using: &random)
      }
      let defined = Self.defined(text, &folder)
      #expect(tokenizer.joined(text) == Self.joined(defined))
      let tokens = tokenizer.tokens(of: text)
      #expect(tokens.map { Array(tokenizer.units(of: $0)) } == defined)
    }
  }

  @Test func `long words are cut as the definition says`() {
    var tokenizer = TextTokenizer()
    var folder = TextFolder(CharacterFolding(ignoresCase: true, ignoresAccents: true))
    for character in ["a", "𝒜", "が", "한", "1", "ä", "\u{10400}"] {
      for count in 117...123 {
        let text = Array(("x" + String(repeating: character, count: count) + " y").utf16)
        #expect(tokenizer.joined(text) == Self.joined(Self.defined(text, &folder)))
      }
    }
  }
}
