import Foundation
import ReadingModel
import Testing

struct ShelfRuleTests {
  private func rule(_ json: String) throws -> ShelfRule {
    try ShelfRule(try JSONDecoder().decode(SettingValue.self, from: Data(json.utf8)))
  }

  @Test(arguments: [
    #"{"field":"tag","test":"is","value":"sea"}"#, #"{"field":"series","test":"missing"}"#,
    #"{"field":"favorite","test":"is","value":true}"#,
    #"{"field":"state","test":"is","value":"given-up"}"#,
    #"{"field":"read","test":"before","value":"2026-02-28"}"#,
    #"{"any":[{"field":"added","test":"within","value":30},{"not":{"field":"rating","test":"at-least","value":3.5}}]}"#,
    #"{"all":[{"field":"collection","test":"is","value":4}]}"#,
  ])
  func whatIsReadIsWrittenAgain(json: String) throws {
    let value = try JSONDecoder().decode(SettingValue.self, from: Data(json.utf8))
    #expect(try ShelfRule(value).value == value)
  }

  @Test(arguments: [
    ("3", ""), ("{}", ""), (#"{"all":[]}"#, "all"),
    (#"{"all":[{"field":"colour","test":"is"}]}"#, "all[0].field"),
    (#"{"field":"tag","test":"at-least","value":3}"#, "test"),
    (#"{"field":"tag","test":"is","value":3}"#, "value"),
    (#"{"field":"tag","test":"is","value":""}"#, "value"),
    (#"{"field":"tag","test":"is"}"#, "value"),
    (#"{"field":"tag","test":"missing","value":"x"}"#, "value"),
    (#"{"field":"state","test":"is","value":"burnt"}"#, "value"),
    (#"{"field":"added","test":"before","value":"2026-02-30"}"#, "value"),
    (#"{"field":"added","test":"within","value":0.5}"#, "value"),
    (#"{"not":{"any":[{"field":"title","test":"is","value":"a"},{"not":4}]}}"#, "not.any[1].not"),
    (#"{"all":[{"field":"title","test":"is","value":"a"}],"any":[]}"#, ""),
    (#"{"not":{"not":{"not":{"not":{"field":"series","test":"missing"}}}}}"#, "not.not.not.not"),
  ])
  func aMistakeIsNamedByItsPlace(json: String, place: String) {
    let refusal = #expect(throws: ShelfRuleRefusal.self) { try rule(json) }
    #expect(refusal?.place == place)
  }

  @Test func aRuleHasAnEnd() {
    let one = #"{"field":"series","test":"missing"}"#
    let many = Array(repeating: one, count: ShelfRule.conditionLimit + 1).joined(separator: ",")
    #expect(throws: ShelfRuleRefusal.self) { try rule(#"{"all":[\#(many)]}"#) }
  }
}
