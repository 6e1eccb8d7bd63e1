import Testing

/// Decision records have one form and one number each.
struct DecisionRecordsTests {
  static let parts = [
    "## Context", "## Decision", "## Alternatives", "## Consequences", "## How we will know",
  ]

  static func records() throws -> [String] {
    try Repository.files(".md").filter { $0.wholeMatch(of: /docs\/decisions\/\d{4}-.*/) != nil }
  }

  @Test(arguments: try records())
  func aRecordHasEveryPart(record: String) throws {
    let text = try Repository.text(record)
    let number = record.dropFirst("docs/decisions/".count).prefix(4)
    #expect(text.hasPrefix("# \(number). "))
    #expect(text.contains(/(?m)^- Status: (proposed|accepted|replaced by \d{4})/))
    for part in Self.parts {
      #expect(text.contains("\n\(part)\n\n"), "\(record) lacks \(part)")
    }
  }

  /// A number may be kept free for a decision that is on its way.
  @Test func noNumberIsGivenTwice() throws {
    let numbers = try Self.records().compactMap { Int($0.split(separator: "/")[2].prefix(4)) }
    #expect(!numbers.isEmpty && Set(numbers).count == numbers.count)
  }
}
