import AudioEngine
import Foundation
import HTTPServer
import ReadAloud
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of rules for reading aloud: skipped text, pronunciations, pauses.
  var speechRoutes: [Route] {
    [
      Route("GET", "/api/books/{id}/speech", needs: .book) { call in try await speech(call) },
      Route("GET", "/api/books/{id}/speech/findings", needs: .book) { call in
        let id = try call.book()
        _ = try await library.book(id, for: call.person)
        return .json(FindingsShape(try await library.skippable(in: id)))
      },
      Route("GET", "/api/books/{id}/speech/dialogue", needs: .book) { call in
        let id = try call.book()
        _ = try await library.book(id, for: call.person)
        return .json(DialogueShape(try await library.dialogue(in: id)))
      },
      Route("GET", "/api/speech/{scope}", needs: .person) { call in
        let scope = try scope(call)
        return .json(
          ChoicesShape(try await library.speechChoices(in: scope, for: call.person), in: scope))
      },
      Route("PUT", "/api/speech/{scope}", needs: .person) { call in
        let scope = try scope(call)
        let request = try await call.body(
          ChoicesRequest.self, limit: RuleFile.byteLimit)
        let stored = try await library.setSpeechChoices(
          request.choices, in: scope, expecting: request.version, for: call.person)
        return .json(ChoicesShape(stored, in: scope))
      },
      Route("GET", "/api/speech/{scope}/file", needs: .person) { call in try await file(call) },
      Route("POST", "/api/speech/import", needs: .person) { call in
        let text = String(
          decoding: try await call.data(limit: RuleFile.byteLimit), as: UTF8.self)
        return .json(ImportedRulesShape(try RuleFile.pronunciations(in: text)))
      },
      Route("POST", "/api/speech/preview", needs: .person) { call in try await trial(call) },
    ]
  }

  /// The longest text that is tried out, in UTF-16 units: some sentences.
  private static let trialLimit = 600

  private func scope(_ call: Call) throws(Problem) -> ChoiceScope {
    guard let scope = ChoiceScope(name: call.values["scope"] ?? "") else {
      throw Problem.notFound(
        "There is no such scope; it is 'all', 'language-en' or the like, or 'book-3' or the like.")
    }
    return scope
  }

  private func speech(_ call: Call) async throws -> HTTPResponse {
    let id = try call.book()
    let book = try await library.book(id, for: call.person)
    let choices = try await library.speechChoices(countingFor: id, for: call.person)
    let keyed = try await library.speechRules(of: id, for: call.person)
    issuedRules.note(keyed)
    let kinds = SkippableKind.allCases.map { kind in
      SpeechShape.Kind(
        kind: kind.rawValue, skipped: keyed.rules.skipped.contains(kind),
        decided: choices[.book(id)]?.skip[kind] != nil
          ? "book" : choices[.all]?.skip[kind] != nil ? "all" : "usual")
    }
    return .json(
      SpeechShape(
        key: keyed.key, language: book.metadata.language, skip: kinds,
        pauses: PausesShape(Pauses(keyed.rules.pauses).lengths),
        usualPauses: PausesShape(Pauses().lengths),
        pronunciations: keyed.rules.pronunciations.reduce(0) { $0 + $1.rules.count }))
  }

  /// The rules of a key in a query; no rules if there is no key.
  ///
  /// - Throws: ``Problem`` `other-rules` for a key that is unknown or no longer kept.
  func rules(_ key: String?, of book: Int, _ call: Call) async throws -> KeyedSpeechRules {
    guard let key, key != KeyedSpeechRules.none.key else { return .none }
    if let known = issuedRules.rules(key) { return known }
    let present = try await library.speechRules(of: book, for: call.person)
    guard present.key == key else {
      throw Problem(
        .otherRules,
        "What counts when this book is read aloud has changed; GET /api/books/\(book)/speech has "
          + "the present key.")
    }
    issuedRules.note(present)
    return present
  }

  private func file(_ call: Call) async throws -> HTTPResponse {
    let scope = try scope(call)
    let stored = try await library.speechChoices(in: scope, for: call.person)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let bytes = [UInt8](try encoder.encode(stored.choices))
    var response = HTTPResponse.content(bytes, type: "application/json")
    response.set(
      "Content-Disposition", ContentDisposition.attachment("vorleser-\(scope.name).json"))
    return response
  }

  /// Speaks a text by the rules of a book and a rule that is not stored yet.
  private func trial(_ call: Call) async throws -> HTTPResponse {
    let request = try await call.body(TrialRequest.self)
    guard !request.text.isEmpty, request.text.utf16.count <= Self.trialLimit else {
      throw Problem.badRequest("'text' has 1 to \(Self.trialLimit) characters.")
    }
    if let rule = request.rule { try rule.check() }
    try request.dialogue?.check()
    if let book = request.book {
      guard try await library.book(book, for: call.person).isVisible(to: call.person) else {
        throw LibraryError.noSuchBook(id: book)
      }
    }
    let rules = try await library.speechRules(
      of: request.book ?? 0, for: call.person, trying: request.rule, dialogue: request.dialogue)
    let bytes = try await spoken {
      try await kit.preview(of: request.voice, saying: request.text, rules: rules)
    }
    guard !bytes.isEmpty else {
      throw Problem(.nothingToSay, "With these rules, nothing in this text is read aloud.")
    }
    return .content(bytes, type: "audio/mpeg")
  }
}
