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

  /// The marked pieces in order that are short enough; some lie in others.
  private let pieces: [Range<Int>]
  /// What longer ones cover, up to a whole chapter, in order and without overlap.
  private let passages: [Range<Int>]
  /// What is in another language than the book, in the order of its starts and of its ends.
  private let foreign: (byStart: [Range<Int>], byEnd: [Range<Int>])
  private let units: [UInt16]

  /// Finds what a chapter emphasises.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - units: Its text.
  init(_ chapter: Chapter, _ units: [UInt16]) {
    self.units = units
    let marked = chapter.semantics.filter { $0.kind == .emphasis }.map(\.range)
    pieces = marked.filter { $0.count <= Self.lengthLimit }
    passages = Self.union(marked.filter { $0.count > Self.lengthLimit })
    let runs = chapter.languageRuns.filter { $0.language != nil }.map(\.range)
    foreign = (
      runs.sorted { $0.lowerBound < $1.lowerBound }, runs.sorted { $0.upperBound < $1.upperBound }
    )
  }

  /// The emphasised pieces of a sentence.
  ///
  /// - Parameter sentence: One of the chapter's.
  /// - Returns: UTF-16 offsets in the sentence, in order and without overlap.
  func ranges(in sentence: Sentence) -> [Range<Int>] {
    guard sentence.block.isProse else { return [] }
    let whole = sentence.range
    let near = marked(near: whole)
    let found = Self.union(near.map { inked($0.clamped(to: whole)) }.filter { !$0.isEmpty })
    let letters = { (range: Range<Int>) in units[range].count(where: \.isInk) }
    let marked = found.reduce(0) { $0 + letters($1) }
    guard marked > 0, marked * 2 <= letters(whole) else { return [] }
    let foreign = foreign(in: whole)
    return found.filter { isEmphasis($0, foreign) }
      .map { $0.lowerBound - whole.lowerBound..<$0.upperBound - whole.lowerBound }
  }

  /// What is marked in a sentence or right before it: no piece is looked at for the whole of a long chapter.
  func marked(near sentence: Range<Int>) -> [Range<Int>] {
    let short = pieces.beginning(in: sentence.lowerBound - Self.lengthLimit..<sentence.upperBound)
    let first = passages.partitioningIndex { $0.upperBound > sentence.lowerBound }
    return Array(short + passages[first...].prefix { $0.lowerBound < sentence.upperBound })
  }

  /// What is foreign in a sentence that is not foreign as a whole: the runs that begin or end in it.
  private func foreign(in sentence: Range<Int>) -> [Range<Int>] {
    guard !foreign.byStart.isEmpty, sentence.count > 1 else { return [] }
    let inside = sentence.lowerBound + 1..<sentence.upperBound
    let end = foreign.byEnd.partitioningIndex { $0.upperBound >= inside.lowerBound }
    return Self.union(
      foreign.byStart.beginning(in: inside)
        + foreign.byEnd[end...].prefix { $0.upperBound < inside.upperBound })
  }

  /// Ranges in order, those that overlap as one.
  private static func union(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  private func isEmphasis(_ piece: Range<Int>, _ foreign: [Range<Int>]) -> Bool {
    let near = foreign.partitioningIndex { $0.upperBound > piece.lowerBound }
    guard piece.count <= Self.lengthLimit, !isDropCap(piece),
      !foreign[near...].prefix(1).contains(where: { $0.overlaps(piece) })
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

extension [Range<Int>] {
  /// Those of an array in order that begin within a range.
  fileprivate func beginning(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    self[partitioningIndex { $0.lowerBound >= range.lowerBound }...]
      .prefix { $0.lowerBound < range.upperBound }
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
