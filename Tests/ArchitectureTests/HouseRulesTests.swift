import Testing

/// Rules of CONTRIBUTING.md that the formatter does not know.
struct HouseRulesTests {
  /// From here on a file says why it holds so much; a table of data need not.
  static let longFile = 300

  @Test(arguments: try Repository.files(".swift").filter { !$0.contains("Table") })
  func aLongFileSaysWhy(file: String) throws {
    let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
    let saysWhy = lines.prefix(10).contains { $0.contains("Over 300 lines because") }
    #expect(lines.count <= Self.longFile || saysWhy, "\(file) has \(lines.count) lines")
  }

  @Test func testsUseSwiftTesting() throws {
    for file in try Repository.files(".swift") where file.hasPrefix("Tests/") {
      let text = try Repository.text(file)
      #expect(!text.contains(/(?m)^\s*(@\w+ )?import XCTest/), "\(file): see decision 0006")
    }
  }

  @Test func suitesThatRunTheProgramHaveThreadsOfTheirOwn() throws {
    for file in try Repository.files("Tests.swift") where file.hasPrefix("Tests/EndToEndTests/") {
      let text = try Repository.text(file)
      let suites = text.matches(of: /(?m)^struct \w+Tests\b/).count
      #expect(suites == text.matches(of: /\.ownThreads\b/).count, "\(file): see decision 0096")
    }
  }

  @Test func sourcesNameNoFolderOfAMachine() throws {
    for file in try Repository.files(".swift", ".md", ".py", "Makefile") {
      let text = try Repository.text(file)
      #expect(!text.contains(/[" (=](\/root|\/home|\/work)\/\w/), "\(file) names a folder")
    }
  }

  @Test func theGlossaryIsSorted() throws {
    let words = try Repository.text("docs/glossary.md").matches(of: /(?m)^\| ([a-z][^|]*?) +\|/)
      .map { String($0.1) }.dropFirst()
    #expect(words.count > 20)
    #expect(Array(words) == Set(words).sorted())
  }
}
