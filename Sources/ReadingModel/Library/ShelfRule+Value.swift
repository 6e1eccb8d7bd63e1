import Foundation

extension ShelfRule {
  /// Reads a rule.
  ///
  /// - Parameter value: The rule as JSON says it.
  /// - Throws: ``ShelfRuleRefusal`` with the place of the first mistake.
  public init(_ value: SettingValue) throws(ShelfRuleRefusal) {
    self = try Self.read(value, at: "", depth: 1)
    guard conditionCount <= Self.conditionLimit else {
      throw ShelfRuleRefusal("", "A rule can have up to \(Self.conditionLimit) conditions.")
    }
  }

  private var conditionCount: Int {
    switch self {
    case .all(let rules), .any(let rules): rules.reduce(0) { $0 + $1.conditionCount }
    case .not(let rule): rule.conditionCount
    case .condition: 1
    }
  }

  private static func read(
    _ value: SettingValue, at place: String, depth: Int
  ) throws(ShelfRuleRefusal) -> ShelfRule {
    guard case .object(let object) = value else {
      throw ShelfRuleRefusal(place, "A rule is an object.")
    }
    guard depth <= depthLimit else {
      throw ShelfRuleRefusal(place, "Rules can be nested \(depthLimit) deep.")
    }
    func within(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }
    func list(_ name: String) throws(ShelfRuleRefusal) -> [ShelfRule] {
      guard case .list(let values)? = object[name], !values.isEmpty else {
        throw ShelfRuleRefusal(within(name), "A list of at least one rule belongs here.")
      }
      var rules: [ShelfRule] = []
      for (index, value) in values.enumerated() {
        rules.append(try read(value, at: "\(within(name))[\(index)]", depth: depth + 1))
      }
      return rules
    }
    switch object.keys.sorted() {
    case ["all"]: return .all(try list("all"))
    case ["any"]: return .any(try list("any"))
    case ["not"]:
      return .not(try read(object["not"] ?? .null, at: within("not"), depth: depth + 1))
    case ["field", "test", "value"], ["field", "test"]:
      return try condition(object, within)
    default:
      throw ShelfRuleRefusal(place, "A rule has all, any or not, or field, test and value.")
    }
  }

  private static func condition(
    _ object: [String: SettingValue], _ within: (String) -> String
  ) throws(ShelfRuleRefusal) -> ShelfRule {
    guard case .text(let name)? = object["field"], let field = Field(rawValue: name) else {
      let names = Field.allCases.map(\.rawValue).joined(separator: ", ")
      throw ShelfRuleRefusal(within("field"), "The field can be: \(names).")
    }
    guard case .text(let test)? = object["test"], field.tests.contains(test) else {
      let names = field.tests.joined(separator: ", ")
      throw ShelfRuleRefusal(within("test"), "The test of '\(name)' can be: \(names).")
    }
    let place = within("value")
    switch (test, object["value"]) {
    case ("missing", nil): return .condition(field, .missing)
    case ("missing", _): throw ShelfRuleRefusal(place, "The test 'missing' has no value.")
    case ("is", .bool(let flag)?) where field.kind == .flag: return .condition(field, .flag(flag))
    case ("is", .number(let number)?) where field.kind == .collection:
      guard let id = Int(exactly: number), id > 0 else { break }
      return .condition(field, .member(id))
    case ("is", .text(let text)?) where field.kind == .state:
      guard let state = ReadingState(rawValue: text) else { break }
      return .condition(field, .state(state))
    case ("is", .text(let text)?), ("contains", .text(let text)?):
      guard [.text, .name, .word].contains(field.kind), isText(text) else { break }
      return .condition(field, test == "is" ? .equals(text) : .contains(text))
    case ("at-least", .number(let number)?): return .condition(field, .atLeast(number))
    case ("at-most", .number(let number)?): return .condition(field, .atMost(number))
    case ("before", .text(let day)?), ("since", .text(let day)?):
      guard isDay(day) else { break }
      return .condition(field, test == "before" ? .before(day) : .since(day))
    case ("within", .number(let number)?):
      guard let days = Int(exactly: number), 1...36_500 ~= days else { break }
      return .condition(field, .within(days))
    default: break
    }
    throw ShelfRuleRefusal(place, wanted(field, test))
  }

  private static func isText(_ text: String) -> Bool {
    !text.isEmpty && text.utf16.count <= textLimit
  }

  /// Whether a text is a day that there is, such as `2026-02-28`.
  private static func isDay(_ text: String) -> Bool {
    guard text.utf8.count == 10, let day = try? Date(text, strategy: .iso8601.year().month().day())
    else { return false }
    return day.formatted(.iso8601.year().month().day()) == text
  }

  private static func wanted(_ field: Field, _ test: String) -> String {
    switch test {
    case "before", "since": return "A day such as 2026-11-25 belongs here."
    case "within": return "A number of days, 1 to 36500, belongs here."
    case "at-least", "at-most": return "A number belongs here."
    default: break
    }
    return switch field.kind {
    case .state:
      "A state belongs here: \(ReadingState.allCases.map(\.rawValue).joined(separator: ", "))."
    case .flag: "true or false belongs here."
    case .collection: "The number of a collection belongs here."
    default: "A text of 1 to \(textLimit) characters belongs here."
    }
  }

  /// The rule as JSON says it.
  public var value: SettingValue {
    switch self {
    case .all(let rules): .object(["all": .list(rules.map(\.value))])
    case .any(let rules): .object(["any": .list(rules.map(\.value))])
    case .not(let rule): .object(["not": rule.value])
    case .condition(let field, let test):
      .object(
        ["field": .text(field.rawValue)].merging(test.members) { member, _ in member })
    }
  }
}

extension ShelfRule.Test {
  /// The test with its value, as JSON says it.
  fileprivate var members: [String: SettingValue] {
    let (name, value): (String, SettingValue?) =
      switch self {
      case .equals(let text): ("is", .text(text))
      case .contains(let text): ("contains", .text(text))
      case .missing: ("missing", nil)
      case .state(let state): ("is", .text(state.rawValue))
      case .flag(let flag): ("is", .bool(flag))
      case .atLeast(let number): ("at-least", .number(number))
      case .atMost(let number): ("at-most", .number(number))
      case .before(let day): ("before", .text(day))
      case .since(let day): ("since", .text(day))
      case .within(let days): ("within", .number(Double(days)))
      case .member(let id): ("is", .number(Double(id)))
      }
    var members: [String: SettingValue] = ["test": .text(name)]
    if let value { members["value"] = value }
    return members
  }
}
