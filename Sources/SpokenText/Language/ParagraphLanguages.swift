import Foundation
import ReadingModel

/// Finds the paragraphs of a chapter that are in another language than the book, if the book does
/// not name it.
///
/// The evidence must be clear, because the book's voice does not read a paragraph in another
/// language. A short paragraph follows those around it.
struct ParagraphLanguages {
  /// The least words of a paragraph that tells its language by itself.
  private static let leastWords = 20
  /// The least share of words that must be known; prose has twice as many.
  private static let leastShare = 0.18
  /// The factor by which another language must lead before the book's own.
  private static let lead = 2.5
  /// The least known words of the book's own language that count as evidence for it.
  private static let leastOwnWords = 8
  /// The least letters of another script that tell its language.
  private static let leastLetters = 40
  /// The UTF-16 units in which such letters are counted.
  private static let sampleLength = 600
  /// The greatest distance, in paragraphs, of the neighbours that decide for a short one.
  private static let reach = 12
  /// Languages in other scripts.
  ///
  /// In a book of one of these, Latin letters are foreign.
  private static let otherScripts: Set<String> = [
    "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km", "kn",
    "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "pa", "ru", "si", "sr", "ta", "te", "tg",
    "th", "uk", "ur", "yi", "zh",
  ]

  /// What the words of a paragraph say of its language.
  private enum Evidence: Equatable {
    case own
    case foreign(String)
    /// The evidence is too little; these are the languages that it leans to.
    case unclear(foreign: Int?, own: Double)
  }

  private let units: [UInt16]
  private let bookLanguage: String?
  /// The number of the book's language among those of ``WordTally``.
  private let own: Int?

  /// Makes a finder for a chapter; `nil` if the function words of the book's language are unknown.
  ///
  /// - Parameters:
  ///   - units: The chapter's text.
  ///   - bookLanguage: The BCP 47 tag of the book, if it is known.
  init?(_ units: [UInt16], bookLanguage: String?) {
    self.units = units
    let subtag = bookLanguage?.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
    let primary = subtag.map { Locale.LanguageCode($0).identifier(.alpha2) ?? $0 }
    self.bookLanguage = primary
    own = primary.flatMap { WordTally.languages.firstIndex(of: $0) }
    guard let primary, own == nil else { return }
    guard Self.otherScripts.contains(primary) else { return nil }
  }

  /// The languages of the paragraphs that differ from the book's.
  ///
  /// - Parameter chapter: The chapter. Languages that it names itself stay as they are.
  /// - Returns: A run for each such paragraph, in order.
  func runs(of chapter: Chapter) -> [LanguageRun] {
    let isOpen = Self.isOpen(chapter)
    let evidence = chapter.blocks.indices.map { index in
      isOpen[index]
        ? self.evidence(units[chapter.blocks[index].range.clamped(to: units.indices)])
        : .unclear(foreign: nil, own: 0)
    }
    guard evidence.contains(where: { if case .foreign = $0 { true } else { false } }) else {
      return []
    }
    return chapter.blocks.indices.compactMap { index in
      guard isOpen[index], let language = language(of: index, evidence) else { return nil }
      return LanguageRun(range: chapter.blocks[index].range, language: language)
    }
  }

  /// Whether each block is prose for which the book names no language.
  private static func isOpen(_ chapter: Chapter) -> [Bool] {
    let declared = chapter.languageRuns.filter { $0.language != nil }.map(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
    var (next, end) = (0, 0)
    return chapter.blocks.map { block in
      while next < declared.count, declared[next].lowerBound < block.range.upperBound {
        end = max(end, declared[next].upperBound)
        next += 1
      }
      return block.kind != .code && end <= block.range.lowerBound
    }
  }

  private func evidence(_ text: ArraySlice<UInt16>) -> Evidence {
    let tally = WordTally(text)
    if tally.otherLetters > tally.latinLetters {
      // Languages that share a script are not told apart.
      if let bookLanguage, Self.otherScripts.contains(bookLanguage) { return .own }
      guard tally.otherLetters >= Self.leastLetters,
        let language = TextLanguage.language(
          of: String(utf16Units: text.prefix(Self.sampleLength)))
      else { return .unclear(foreign: nil, own: 0) }
      return .foreign(language)
    }
    let ownPoints = own.map { tally.points[$0] } ?? 0
    let best = tally.points.indices.max { tally.points[$0] < tally.points[$1] }
    guard let best, tally.points[best] > 0, best != own else {
      return tally.words >= Self.leastOwnWords && ownPoints > 0
        ? .own : .unclear(foreign: nil, own: ownPoints)
    }
    let points = tally.points[best]
    let isClear =
      tally.words >= Self.leastWords && points >= Self.leastShare * Double(tally.words)
      && points >= Self.lead * ownPoints
    if isClear { return .foreign(WordTally.languages[best]) }
    return .unclear(foreign: points > ownPoints ? best : nil, own: ownPoints)
  }

  /// The language of a paragraph that differs from the book's: its own, or that of its neighbours.
  private func language(of index: Int, _ evidence: [Evidence]) -> String? {
    guard case .unclear(let leaning, let own) = evidence[index] else {
      if case .foreign(let language) = evidence[index] { return language }
      return nil
    }
    let before = neighbour(of: index, -1, evidence)
    let after = neighbour(of: index, 1, evidence)
    // The paragraph is between two of one language, or at an end of the chapter beside one.
    let sides = [before, after].compactMap(\.self)
    if let language = sides.first, language != Self.ownMark, own == 0 || leaning != nil,
      sides.allSatisfy({ $0 == language })
    {
      return language
    }
    // At the edge of a foreign part, a paragraph that leans to its language belongs to it.
    guard let leaning else { return nil }
    let name = WordTally.languages[leaning]
    return name == before || name == after ? name : nil
  }

  /// Stands for the book's own language.
  private static let ownMark = ""

  /// The language of the nearest paragraph with clear evidence; `nil` if there is none before the
  /// chapter's end.
  private func neighbour(of index: Int, _ step: Int, _ evidence: [Evidence]) -> String? {
    var place = index + step
    var distance = 1
    while evidence.indices.contains(place) {
      guard distance <= Self.reach else { return Self.ownMark }
      switch evidence[place] {
      case .own: return Self.ownMark
      case .foreign(let language): return language
      case .unclear: place += step
      }
      distance += 1
    }
    return nil
  }
}
