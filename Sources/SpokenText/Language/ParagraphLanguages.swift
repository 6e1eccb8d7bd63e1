import Foundation
import ReadingModel

/// Finds the paragraphs of a chapter that are in another language than the book, where nothing in the book says so.
///
/// A paragraph has to say it clearly: what is taken for another language is not read by the book's voice. A short one goes
/// with those around it.
struct ParagraphLanguages {
  /// Fewer words tell nothing by themselves.
  private static let leastWords = 20
  /// The least part of the words that has to be known; prose has twice as many.
  private static let leastShare = 0.18
  /// By how much another language has to lead before the book's own.
  private static let lead = 2.5
  /// Fewer words of the book's own language say nothing for it.
  private static let leastOwnWords = 8
  /// Letters of another script that tell its language.
  private static let leastLetters = 40
  /// Units that are looked at for that.
  private static let sampleLength = 600
  /// How far the paragraphs around a short one may be.
  private static let reach = 12
  /// Languages that are written in other letters: in a book of one of these, Latin letters are foreign.
  private static let otherScripts: Set<String> = [
    "am", "ar", "be", "bg", "bn", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk", "km", "kn",
    "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "pa", "ru", "si", "sr", "ta", "te", "tg",
    "th", "uk", "ur", "yi", "zh",
  ]

  /// What a paragraph says of its language.
  private enum Evidence: Equatable {
    case own
    case foreign(String)
    /// Too little, and what it leans to.
    case unclear(foreign: Int?, own: Double)
  }

  private let units: [UInt16]
  private let bookLanguage: String?
  /// The number of the book's language among those that are told apart by words.
  private let own: Int?

  /// Looks at a chapter; `nil` where nothing can be told, because the book's own words are not known here.
  ///
  /// - Parameters:
  ///   - units: The chapter's text.
  ///   - bookLanguage: BCP 47 tag of the book, if it is known.
  init?(_ units: [UInt16], bookLanguage: String?) {
    self.units = units
    let subtag = bookLanguage?.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
    let primary = subtag.map { Locale.LanguageCode($0).identifier(.alpha2) ?? $0 }
    self.bookLanguage = primary
    own = primary.flatMap { WordTally.languages.firstIndex(of: $0) }
    guard let primary, own == nil else { return }
    guard Self.otherScripts.contains(primary) else { return nil }
  }

  /// The languages of paragraphs that have one of their own.
  ///
  /// - Parameter chapter: The chapter; what it says of languages itself stays as it is.
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

  /// For each block whether its language is to be found: it is prose, and no part of it has one by the book.
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
      // Languages that share a script are not told apart here.
      if let bookLanguage, Self.otherScripts.contains(bookLanguage) { return .own }
      guard tally.otherLetters >= Self.leastLetters,
        let language = TextLanguage.language(
          of: String(decoding: text.prefix(Self.sampleLength), as: UTF16.self))
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

  /// The language of a paragraph where it is not the book's: its own, or that of those around it.
  private func language(of index: Int, _ evidence: [Evidence]) -> String? {
    guard case .unclear(let leaning, let own) = evidence[index] else {
      if case .foreign(let language) = evidence[index] { return language }
      return nil
    }
    let before = neighbour(of: index, -1, evidence)
    let after = neighbour(of: index, 1, evidence)
    // Between two of a language, or at an end of the chapter beside one.
    let sides = [before, after].compactMap(\.self)
    if let language = sides.first, language != Self.ownMark, own == 0 || leaning != nil,
      sides.allSatisfy({ $0 == language })
    {
      return language
    }
    // At the edge of a foreign part, what leans to it belongs to it.
    guard let leaning else { return nil }
    let name = WordTally.languages[leaning]
    return name == before || name == after ? name : nil
  }

  /// Stands for the book's own language.
  private static let ownMark = ""

  /// What the nearest paragraph that says anything is in; `nil` where there is none up to the chapter's end.
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
