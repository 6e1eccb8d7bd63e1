import Foundation
import Markdown
import TestSupport
import Testing

struct MarkdownDocumentTests {
  @Test func rendersParagraphsEmphasisAndLists() throws {
    let document = try MarkdownDocument("One *two* **three**.\n\n- a\n- b\n")
    #expect(
      try document.xhtml() == """
        <p>One <em>two</em> <strong>three</strong>.</p>
        <ul>
        <li>a</li>
        <li>b</li>
        </ul>

        """)
  }

  @Test func closesEveryTag() throws {
    let xhtml = try MarkdownDocument("a\\\nb\n\n***\n\n![c](d.png)").xhtml()
    #expect(xhtml.contains("<br />"))
    #expect(xhtml.contains("<hr />"))
    #expect(xhtml.contains(#"<img src="d.png" alt="c" />"#))
  }

  @Test func rendersTables() throws {
    let xhtml = try MarkdownDocument("| a | b |\n|---|---|\n| 1 | 2 |\n").xhtml()
    #expect(xhtml.contains("<th>a</th>"))
    #expect(xhtml.contains("<td>2</td>"))
  }

  @Test(arguments: ["<script>alert(1)</script>", "a <b onclick='x'>c</b>", "[x](javascript:y)"])
  func leavesOutActiveContent(source: String) throws {
    let xhtml = try MarkdownDocument(source).xhtml()
    for active in ["<script", "onclick", "javascript:"] {
      #expect(!xhtml.contains(active))
    }
  }

  @Test func takesTheTitleFromTheFirstHeading() throws {
    let document = try MarkdownDocument("Before\n\n# The *first* one\n\n# Second")
    #expect(document.title == "The first one")
    #expect(try MarkdownDocument("No heading").title == nil)
  }

  @Test func readsAnEmptyText() throws {
    #expect(try MarkdownDocument("").xhtml().isEmpty)
  }

  @Test func aTableOfMoreColumnsThanAnybodyReadsIsText() throws {
    func table(_ columns: Int) -> String {
      ["a", "-", "b"].map { String(repeating: "|\($0)", count: columns) + "|\n" }.joined()
    }
    #expect(try MarkdownDocument(table(400), as: .gitHub).xhtml().contains("<table>"))
    let wide = try MarkdownDocument(table(40_000), as: .gitHub).xhtml()
    #expect(!wide.contains("<table>") && wide.contains("|b|b"))
  }

  @Test(arguments: ["> ", ">", "- ", "1. ", "+ > * "])
  func quotesAndListsInALineHaveADepth(marker: String) throws {
    let text =
      String(repeating: marker, count: 20_000) + "x\n" + String(repeating: "[", count: 200_000)
    let (time, xhtml) = try processorTime { try MarkdownDocument(text).xhtml() }
    #expect(time < .seconds(5))
    #expect(xhtml.contains("x") && xhtml.contains("[[["))
    #expect(xhtml.components(separatedBy: "<blockquote>").count <= 402)
  }

  @Test func whatPeopleNestStaysNested() throws {
    let text = String(repeating: "> ", count: 60) + "- 1. x"
    let xhtml = try MarkdownDocument(text).xhtml()
    #expect(
      xhtml.components(separatedBy: "<blockquote>").count == 61 && xhtml.contains("<li>x</li>"))
  }
}
