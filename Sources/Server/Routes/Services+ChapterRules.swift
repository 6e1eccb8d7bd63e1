import BookParser
import Foundation
import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The largest list of rules that is taken, in bytes: 200 rules of 2,000 letters.
  private static let listLimit = 2 << 20
  /// The most titles of a preview, and of a rule's sample: a page shows no more.
  private static let (titleLimit, sampleLimit) = (500, 5)

  /// The routes of the rules that divide plain texts into chapters.
  var chapterRuleRoutes: [Route] {
    [
      Route("GET", "/api/chapter-rules", needs: .person) { _ in
        .json(ChapterRulesShape(try await library.chapterRules()))
      },
      Route("PUT", "/api/chapter-rules", needs: .admin) { call in
        let request = try await call.body(ChapterRulesRequest.self, limit: Self.listLimit)
        let stored = try await library.setChapterRules(request.rules, expecting: request.version)
        return .json(ChapterRulesShape(stored))
      },
      Route("GET", "/api/chapter-rules/file", needs: .person) { _ in
        let rules = try await library.chapterRules().rules
        var response = HTTPResponse.content(
          [UInt8](try ImportedList.json(of: rules)), type: "application/json")
        response.set("Content-Disposition", ContentDisposition.attachment("chapter-rules.json"))
        return response
      },
      Route("POST", "/api/chapter-rules/import", needs: .person) { call in
        let data = Data(try await call.data(limit: Self.listLimit))
        guard let list = ChapterRuleList.read(data) else {
          throw Problem(
            .badRule, "This is no list of chapter rules; it is JSON as Legado writes it.",
            reason: "no-list")
        }
        return .json(ImportedChapterRulesShape(rules: list.rules, refused: list.refused))
      },
      Route("GET", "/api/books/{id}/chapter-rules", needs: .book) { call in
        let known = try await library.chapterRules(of: try call.book())
        return .json(
          BookChapterRulesShape(
            chosen: known?.chosen,
            candidates: known?.candidates.map {
              ChapterRuleCandidateShape($0, titles: Self.sampleLimit)
            } ?? []))
      },
      Route("POST", "/api/books/{id}/chapter-rules/preview", needs: .book) { call in
        let request = try await call.body(ChapterRuleRequest.self)
        let preview = try await library.chapters(by: request.rule, of: try call.book())
        guard let preview else { throw Problem.badRequest(Self.marksItsHeadings) }
        return .json(ChapterPreviewShape(preview, titles: Self.titleLimit))
      },
      Route("POST", "/api/books/{id}/cleaning/preview", needs: .book) { call in
        let request = try await call.body(CleaningRequest.self)
        let preview = try await library.preview(
          of: request.cleaning ?? .automatic, in: try call.book(), for: call.person)
        guard let preview else { throw Problem.badRequest(Self.marksItsParagraphs) }
        return .json(CleaningPreviewShape(preview))
      },
    ]
  }

  /// Why the lines of a book can't be shown in other ways.
  static let marksItsParagraphs = "A book of this format marks its paragraphs itself."
  /// Why a book has no chapter rule.
  static let marksItsHeadings = "A book of this format has no chapter rule to choose."
}
