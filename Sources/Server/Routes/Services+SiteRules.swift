import Foundation
import HTTPServer
import ReadingModel
import VorleserKit

extension Services {
  /// The largest list of site rules that is taken, in bytes: 2,000 hosts with some selectors.
  private static let siteRulesLimit = 4 << 20

  /// The routes of the rules that tell where the articles of sites are.
  var siteRuleRoutes: [Route] {
    [
      Route("GET", "/api/site-rules", needs: .person) { _ in
        .json(SiteRulesShape(try await library.siteRules()))
      },
      Route("PUT", "/api/site-rules", needs: .admin) { call in
        let request = try await call.body(SiteRulesRequest.self, limit: Self.siteRulesLimit)
        let stored = try await library.setSiteRules(request.rules, expecting: request.version)
        return .json(SiteRulesShape(stored))
      },
      Route("GET", "/api/site-rules/file", needs: .person) { _ in
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let rules = try await library.siteRules().rules
        var response = HTTPResponse.content(
          [UInt8](try encoder.encode(rules)), type: "application/json")
        response.set("Content-Disposition", ContentDisposition.attachment("site-rules.json"))
        return response
      },
      Route("POST", "/api/site-rules/import", needs: .person) { call in
        let data = Data(try await call.data(limit: Self.siteRulesLimit))
        do {
          return .json(ImportedSiteRulesShape(rules: try SiteRuleList.read(data)))
        } catch is DecodingError {
          throw Problem(
            .badRule, "This is no list of site rules; it is JSON as Vorleser writes it.",
            reason: "no-site-rules")
        }
      },
      Route("POST", "/api/site-rules/preview", needs: .admin) { call in
        let request = try await call.body(SiteRuleTrialRequest.self)
        guard request.address.utf8.count <= WebPageRequest.addressLimit else {
          throw Problem.badRequest(
            "The address must have at most \(WebPageRequest.addressLimit) bytes.")
        }
        return .json(
          SiteRuleTrialShape(
            try await imports.pass(call.person) {
              try await library.tryRule(request.rule, onPageAt: request.address)
            }))
      }.patient(Self.uploadPatience),
    ]
  }
}
