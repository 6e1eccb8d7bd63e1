import BookParser
import ReadingModel

extension Command {
  static let info = Command(
    name: "info", summary: "Show a book's details and chapters.",
    arguments: [.book], options: [.encoding, .chapters, .passwordFile, .json, .verbose],
    run: { call in
      let report = try await BookReport(of: call.openedBook())
      if call.has("json") { try Terminal.json(report) } else { Terminal.print(report.text) }
    })

  static let text = Command(
    name: "text", summary: "Print the plain text of a book.",
    discussion: "Exactly the text that offsets count in: chapters end to end, nothing added.",
    arguments: [.book], options: [.chapter, .chapters, .encoding, .passwordFile, .verbose],
    run: { call in
      try await call.eachChapter { _, chapter, _ in Terminal.print(chapter.text, terminator: "") }
    })

  static let html = Command(
    name: "html", summary: "Print a book or chapter as sanitised HTML.",
    discussion: "Its text content is exactly what 'text' prints.",
    arguments: [.book], options: [.chapter, .chapters, .encoding, .passwordFile, .verbose],
    run: { call in
      try await call.eachChapter { _, chapter, _ in Terminal.print(chapter.html, terminator: "") }
    })

  static let check = Command(
    name: "check", summary: "Check a book for problems.",
    discussion:
      "Lists each problem with its severity and place. Exits with 1 if one is major, otherwise with 0.",
    arguments: [.book], options: [.encoding, .chapters, .passwordFile, .json, .verbose],
    run: { call in
      let book = try await call.openedBook()
      var findings = book.findings
      var isBlank = true
      for index in book.spine.indices {
        let chapter = try await book.content.chapter(at: index)
        findings += chapter.findings
        isBlank = isBlank && chapter.isBlank
      }
      if isBlank, let finding = try await book.blankFinding(among: findings) {
        findings.insert(finding, at: 0)
      }
      findings = findings.addingUp()
      try report(findings, asJSON: call.has("json"))
      if findings.contains(where: { $0.severity == .major }) { throw ExitCode.found }
    })

  private static func report(_ findings: [Finding], asJSON: Bool) throws {
    if asJSON { return try Terminal.json(findings) }
    if findings.isEmpty { Terminal.print("No problems found.") }
    for finding in findings {
      let parts = [finding.severity.rawValue, finding.place, finding.message]
      Terminal.print(parts.filter { !$0.isEmpty }.joined(separator: ": ").asLine)
    }
  }
}
