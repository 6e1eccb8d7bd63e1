import Basics
import ReadingModel

/// The words of a chapter that its sentences stress.
///
/// Italic and bold type also tell titles, foreign phrases, names and headings within a paragraph. A piece counts as
/// emphasis if it is a few words of a sentence whose other words, at least as many, are set as usual.
struct EmphasizedText {
  /// The most words of a piece; longer ones are titles, letters and thoughts.
  static let wordLimit = 4
  /// The most UTF-16 units of a piece, for scripts without spaces.
  static let lengthLimit = 40

  /// The marked pieces in order; some lie in others.
  private let pieces: [Range<Int>]
  /// The length of the longest of them.
  private let longest: Int
  private let foreign: [Range<Int>]
  private let units: [UInt16]

  /// Finds what a chapter emphasises.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - units: Its text.
  init(_ chapter: Chapter, _ units: [UInt16]) {
    self.units = units
    pieces = chapter.semantics.filter { $0.kind == .emphasis }.map(\.range)
    longest = pieces.map(\.count).max() ?? 0
    foreign = chapter.languageRuns.filter { $0.language != nil }.map(\.range)
  }

  /// The emphasised pieces of a sentence.
  ///
  /// - Parameter sentence: One of the chapter's.
  /// - Returns: UTF-16 offsets in the sentence, in order and without overlap.
  func ranges(in sentence: Sentence) -> [Range<Int>] {
    guard !pieces.isEmpty, sentence.block.isProse else { return [] }
    let whole = sentence.range
    var found: [Range<Int>] = []
    // Pieces begin in order, and end at most a block later: the longest tells how far to look back.
    let first = pieces.partitioningIndex { $0.lowerBound + longest > whole.lowerBound }
    for piece in pieces[first...] {
      guard piece.lowerBound < whole.upperBound else { break }
      let own = inked(piece.clamped(to: whole))
      guard !own.isEmpty else { continue }
      if let last = found.last, own.lowerBound < last.upperBound {
        found[found.count - 1] = last.lowerBound..<max(last.upperBound, own.upperBound)
      } else {
        found.append(own)
      }
    }
    let letters = { (range: Range<Int>) in units[range].count(where: \.isInk) }
    let marked = found.reduce(0) { $0 + letters($1) }
    guard marked > 0, marked * 2 <= letters(whole) else { return [] }
    return found.filter { isEmphasis($0, in: whole) }
      .map { $0.lowerBound - whole.lowerBound..<$0.upperBound - whole.lowerBound }
  }

  private func isEmphasis(_ piece: Range<Int>, in sentence: Range<Int>) -> Bool {
    guard piece.count <= Self.lengthLimit, !isDropCap(piece),
      !foreign.contains(where: { $0.overlaps(piece) && $0.clamped(to: sentence) != sentence })
    else { return false }
    let words = units[piece].split { $0.isSpace }
    return words.count <= Self.wordLimit && !Self.isTitle(words)
  }

  /// Whether a piece is a capital that begins a word.
  private func isDropCap(_ piece: Range<Int>) -> Bool {
    piece.count == 1 && units[piece.lowerBound].isCapital
      && units.indices.contains(piece.upperBound) && units[piece.upperBound].isInk
  }

  /// Whether words are written as the title of a book or a name of several words: "War and Peace".
  private static func isTitle(_ words: [ArraySlice<UInt16>]) -> Bool {
    guard words.count > 1 else { return false }
    let initials = words.map { $0.first(where: \.isInk)?.isCapital ?? false }
    // What is shouted is emphasis.
    let isShouted = words.joined().allSatisfy { !$0.isSmall }
    let areCapital = zip(words, initials).allSatisfy { $1 || $0.count <= smallWord }
    return !isShouted && areCapital && initials.first == true && initials.last == true
  }

  /// The longest word that titles do not capitalise: "and", "the".
  private static let smallWord = 3

  /// A range without the marks and spaces at its ends.
  private func inked(_ range: Range<Int>) -> Range<Int> {
    guard let first = units[range].firstIndex(where: \.isInk),
      let last = units[range].lastIndex(where: \.isInk)
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}

extension Block.Kind {
  /// Whether sentences stand in it whose words may be emphasised.
  fileprivate var isProse: Bool {
    switch self {
    case .paragraph, .listItem, .tableCell, .note: true
    case .heading, .code, .caption: false
    }
  }
}

extension UInt16 {
  private var properties: Unicode.Scalar.Properties? { Unicode.Scalar(self)?.properties }

  /// Whether a voice says it: it belongs to a letter or a number.
  fileprivate var isInk: Bool {
    guard let properties else { return true }
    return properties.isAlphabetic || properties.numericType != nil
  }

  fileprivate var isSpace: Bool { properties?.isWhitespace ?? false }
  fileprivate var isCapital: Bool { properties?.isUppercase ?? false }
  fileprivate var isSmall: Bool { properties?.isLowercase ?? false }
}
