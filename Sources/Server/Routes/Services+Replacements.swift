import HTTPServer
import ReadAloud
import ReadingModel
import VorleserKit

extension Services {
  /// The routes of replacement rules.
  var replacementRoutes: [Route] {
    [
      Route("GET", "/api/replacements", needs: .person) { call in
        .json(ReplacementsShape(try await library.replacements(for: call.person)))
      },
      Route("PUT", "/api/replacements", needs: .person) { call in
        let request = try await call.body(
          ReplacementsRequest.self, limit: ReplacementFile.byteLimit)
        return .json(
          ReplacementsShape(
            try await library.setReplacements(
              request.rules, expecting: request.version, for: call.person)))
      },
      Route("GET", "/api/replacements/file", needs: .person) { call in
        let stored = try await library.replacements(for: call.person)
        var response = HTTPResponse.content(
          [UInt8](try ReplacementFile.data(of: stored.rules)), type: "application/json")
        response.set(
          "Content-Disposition", ContentDisposition.attachment("vorleser-replacements.json"))
        return response
      },
      Route("POST", "/api/replacements/import", needs: .person) { call in
        let list = try ReplacementFile.rules(
          in: try await call.data(limit: ReplacementFile.byteLimit))
        return .json(
          ImportedReplacementsShape(rules: list.rules, refused: list.refused.map { $0 + 1 }))
      },
      Route("POST", "/api/replacements/preview", needs: .person) { call in
        let request = try await call.body(ReplacementTrialRequest.self)
        guard request.text.utf16.count <= ReplacementTrial.textLimit else {
          throw Problem.badRequest("'text' has at most \(ReplacementTrial.textLimit) characters.")
        }
        return .json(
          ReplacementTrialShape(try ReplacementTrial(request.rule, on: request.text)))
      },
    ]
  }
}
