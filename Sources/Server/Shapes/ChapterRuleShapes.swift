import BookParser
import ReadingModel
import VorleserKit

/// The list of chapter rules.
struct ChapterRulesShape: Codable, Sendable {
  var version: Int
  var rules: [ChapterRule]

  init(_ stored: StoredChapterRules) {
    version = stored.version
    rules = stored.rules
  }
}

/// Body of `PUT /api/chapter-rules`.
struct ChapterRulesRequest: RequestShape {
  static let fields = ["version", "rules"]

  @Whole var version: Int
  var rules: [ChapterRule]
}

/// Body of `POST /api/books/{id}/chapter-rules/preview`.
struct ChapterRuleRequest: RequestShape {
  static let fields = ["rule"]

  var rule: String?
}

/// What a list of others holds.
struct ImportedChapterRulesShape: Codable, Sendable {
  var rules: [ChapterRule]
  /// Places in the list, from 0.
  var refused: [Int]
}

/// How a book is divided into chapters, and how it could be.
struct BookChapterRulesShape: Codable, Sendable {
  @Null var chosen: String?
  var candidates: [ChapterRuleCandidateShape]
}

/// A rule, and what it makes of the beginning of a book.
struct ChapterRuleCandidateShape: Codable, Sendable {
  @Null var name: String?
  @Null var rule: String?
  var preview: ChapterPreviewShape

  init(_ candidate: BookChapterRules.Candidate, titles: Int) {
    _name = Null(wrappedValue: candidate.rule?.name)
    _rule = Null(wrappedValue: candidate.rule?.expression)
    preview = ChapterPreviewShape(candidate.preview, titles: titles)
  }
}

/// The chapters that a rule makes.
struct ChapterPreviewShape: Codable, Sendable {
  /// One of them.
  struct Title: Codable, Sendable {
    var title: String
    var level: Int
    var bytes: Int
  }

  var count: Int
  var regularity: Double
  var whole: Bool
  var slow: Bool
  var usable: Bool
  var titles: [Title]

  init(_ preview: ChapterPreview, titles limit: Int) {
    count = preview.titles.count
    // Three digits are more than the estimate is worth.
    regularity = (preview.regularity * 1000).rounded() / 1000
    whole = preview.isWhole
    slow = preview.gaveUp
    usable = preview.isUsable
    titles = preview.titles.prefix(limit).map {
      Title(title: $0.text, level: $0.level, bytes: $0.byteCount)
    }
  }
}
