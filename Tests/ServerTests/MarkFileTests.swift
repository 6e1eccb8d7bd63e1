import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct MarkFileTests {
  private static let chapters = [
    "<h1>One</h1><p>It was the best of times, it was the worst of times. \u{1F600} So it began.</p>",
    "<h1>Two</h1><p>There were a king with a large jaw &amp; a queen, \"plain\" of face.</p>",
  ]

  private func server() async throws -> (TestServer, String) {
    let server = try await TestServer()
    let book = try await server.add(BookFile(chapters: Self.chapters))
    return (server, "/api/books/\(book.id)/marks")
  }

  private func fill(_ server: TestServer, _ path: String) async {
    let bodies = [
      #"{"kind":"highlight","start":4,"end":32,"style":"outline","color":"green","note":"*first*\n=1+1","version":0}"#,
      #"{"kind":"bookmark","start":90,"end":90,"style":"underline","color":"blue","note":"","version":0}"#,
      #"{"kind":"highlight","start":88,"end":110,"style":"solid","color":"orange","note":"<b>&","version":0}"#,
    ]
    for (index, body) in bodies.enumerated() {
      let answer = await server.ask("PUT", "\(path)/mark-number-\(index)", json: body)
      #expect(answer.status == 200, "\(answer.text)")
    }
  }

  @Test func marksGoIntoAnotherLibraryAndAreTheSame() async throws {
    let (server, path) = try await server()
    await fill(server, path)
    let file = await server.ask("GET", path + "/export?format=annotations")
    #expect(file.header("Content-Type") == "application/ld+json")
    let (other, otherPath) = try await self.server()
    let first = await other.ask("POST", otherPath + "/import", body: file.bytes)
    let result = try first.json(MarkImportShape.self)
    #expect(result.placed.count == 3 && result.known == 0 && result.unplaced.isEmpty)
    let marks = try await server.ask("GET", path).json(MarksShape.self).marks
    #expect(try await other.ask("GET", otherPath).json(MarksShape.self).marks == marks)
    let again = try await other.ask("POST", otherPath + "/import", body: file.bytes)
      .json(MarkImportShape.self)
    #expect(again.placed.isEmpty && again.known == 3)
    let whole = await server.ask("GET", "/api/marks/export?format=annotations")
    let third = try await self.server()
    let list = try await third.0.ask("POST", third.1 + "/import", body: whole.bytes)
      .json(MarkImportShape.self)
    #expect(list.placed.count == 3)
  }

  @Test func anExportLeadsIntoTheBooksOwnFile() async throws {
    let (server, path) = try await server()
    await fill(server, path)
    let file = await server.ask("GET", path + "/export?format=annotations").text
    for part in [
      #""value" : "epubcfi(/6/2!/4/4,/1:0,/1:28)""#,
      #""conformsTo" : "http://www.idpf.org/epub/linking/cfi/epub-cfi.html""#,
      #""value" : "html > body > p""#, #""value" : "epubcfi(/6/4!/4/4/1:14)""#,
    ] { #expect(file.contains(part), "\(part)") }
  }

  @Test func anExportWithoutTheBooksFileStillHasTheQuotes() async throws {
    let (server, path) = try await server()
    await fill(server, path)
    try FileManager.default.removeItem(at: try await server.library.file(of: 1))
    for address in ["/api/marks/export", path + "/export"] {
      let file = await server.ask("GET", address + "?format=annotations")
      #expect(file.status == 200)
      #expect(file.text.contains("It was the best of times, it"))
      #expect(!file.text.contains("FragmentSelector") && !file.text.contains("CssSelector"))
    }
  }

  @Test func aPassageThatIsNamedByItsPlaceAloneIsThatPlace() async throws {
    let (server, path) = try await server()
    let file = """
      {"type":"AnnotationSet","items":[{"id":"urn:uuid:9","body":{"highlight":"solid"},"target":{"source":"chapter-0",
       "selector":[{"type":"TextPositionSelector","start":15,"end":19}]}}]}
      """
    let result = try await server.ask("POST", path + "/import", body: Array(file.utf8))
      .json(MarkImportShape.self)
    #expect(result.unplaced.isEmpty)
    #expect(result.placed.map(\.quote.exact) == ["best"])
  }

  @Test func aPassageThatIsTooLongToBeMarkedIsListedWithoutItsPlace() async throws {
    let server = try await TestServer()
    let text = String(repeating: "word ", count: Library.markLimit / 5 + 20)
    let book = try await server.add(BookFile(chapters: ["<p>\(text)</p>"]))
    func item(_ id: Int, end: Int) -> String {
      """
      {"id":"urn:uuid:\(id)","body":{"highlight":"solid"},"target":{"source":"chapter-0",
       "selector":[{"type":"TextPositionSelector","start":0,"end":\(end)}]}}
      """
    }
    let file = """
      {"type":"AnnotationSet","items":[\(item(1, end: Library.markLimit)),
       \(item(2, end: Library.markLimit + 1))]}
      """
    let result = try await server.ask(
      "POST", "/api/books/\(book.id)/marks/import", body: Array(file.utf8)
    ).json(MarkImportShape.self)
    #expect(result.placed.map { $0.end - $0.start } == [Library.markLimit])
    #expect(result.unplaced.count == 1)
  }

  @Test func everyFormIsWrittenWithoutMarkupOfTheBook() async throws {
    let (server, path) = try await server()
    await fill(server, path)
    let markdown = await server.ask("GET", path + "/export?format=markdown").text
    #expect(markdown.hasPrefix("# A Test\n\nAda Example\n\n## One\n\n> It was the best of times"))
    #expect(markdown.contains("*first*"))
    let page = await server.ask("GET", path + "/export?format=html")
    #expect(page.text.contains("<p>&lt;b&gt;&amp;</p>"))
    #expect(page.header("Content-Disposition")?.hasPrefix("attachment") == true)
    let table = await server.ask("GET", path + "/export?format=readwise").text
    #expect(table.hasPrefix("Highlight,Title,Author,URL,Note,Location,Date\r\n\"It was the best"))
    #expect(table.contains("\"A Test\",\"Ada Example\",,\"*first*\n=1+1\",\"4\",\"20"))
    #expect(await server.ask("GET", "/api/marks/export?format=html").status == 200)
    #expect(await server.ask("GET", path + "/export?format=pdf").problem == "bad-request")
  }

  @Test func thoriumsKOReadersAndReadestsMarksFindTheirPlaces() async throws {
    let thorium = """
      {"@context":"http://www.w3.org/ns/anno.jsonld","id":"urn:uuid:1","type":"AnnotationSet","items":[
      {"id":"urn:uuid:2","type":"Annotation","created":"2024-02-01T10:00:00Z",
       "body":{"type":"TextualBody","value":"hm","highlight":"strikethrough","color":{"red":10,"green":20,"blue":250}},
       "target":{"source":"c0.xhtml","selector":[{"type":"TextQuoteSelector","exact":"worst  of times",
       "prefix":"it was the ","suffix":". "},{"type":"CssSelector","value":"p"}]}},
      {"id":"urn:uuid:3","motivation":"bookmarking","body":{"highlight":"bookmark"},
       "target":{"source":"EPUB/c1.xhtml","selector":[{"type":"ProgressionSelector","value":0.5}]}},
      {"id":"urn:uuid:4","body":{"value":"lost note"},
       "target":{"source":"c9.xhtml","selector":{"type":"TextQuoteSelector","exact":"Words that no book of ours has."}}}]}
      """
    let koreader = """
      {"title":"A Test","author":"Ada","number_of_pages":10,"created_on":1700000000,"version":"1",
      "entries":[{"sort":"highlight","time":1700000000,"text":"a king with a large jaw","note":"N",
      "chapter":"Two","page":6,"drawer":"underscore","color":"purple"}]}
      """
    let readest = """
      {"$format":"readest-annotations","version":1,"exportedAt":1,"book":{"title":"x","author":""},"annotations":[
      {"id":"r1","type":"annotation","cfi":"epubcfi(/6/4!/4/4,/1:0,/1:9)","text":"a queen, “plain” of face",
       "style":"squiggly","color":"violet","note":"","createdAt":1700000000000,"updatedAt":1700000000000},
      {"id":"r2","type":"bookmark","cfi":"epubcfi(/6/4!/4/2)","note":"","createdAt":1,"updatedAt":1}]}
      """
    let (server, path) = try await server()
    let first = try await server.ask("POST", path + "/import", json: thorium)
      .json(MarkImportShape.self)
    #expect(first.placed.map(\.quote.exact) == ["worst of times", ""])
    #expect(first.placed.map(\.color) == ["blue", "yellow"])
    #expect(first.placed[0].style == "strikethrough")
    #expect(first.placed[0].created == "2024-02-01T10:00:00.000Z")
    #expect(first.placed[1].chapter == "Two")
    #expect(first.unplaced.map(\.note) == ["lost note"])
    let second = try await server.ask("POST", path + "/import", json: koreader)
      .json(MarkImportShape.self)
    #expect(second.placed.map(\.quote.exact) == ["a king with a large jaw"])
    #expect(second.placed.map(\.style) == ["underline"])
    #expect(second.placed.map(\.note) == ["N"])
    let third = try await server.ask("POST", path + "/import", json: readest)
      .json(MarkImportShape.self)
    #expect(third.placed.map(\.kind).sorted() == ["bookmark", "highlight"])
    #expect(third.placed.contains { $0.quote.exact == "a queen, \"plain\" of face" })
    for file in [thorium, koreader, readest] {
      let again = try await server.ask("POST", path + "/import", json: file)
        .json(MarkImportShape.self)
      #expect(again.placed.isEmpty && again.unplaced.isEmpty && again.known > 0)
    }
    let all = try await server.ask("GET", path).json(MarksShape.self).marks
    #expect(all.count == 6)
    #expect(all.filter { !$0.isPlaced }.map(\.quote.exact) == ["Words that no book of ours has."])
  }

  @Test func whatIsNoFileWithMarksIsRefused() async throws {
    let (server, path) = try await server()
    let deep = String(repeating: "[", count: 100_000)
    for body in ["", "no", "[]", "{}", "null", "[1,2]", deep, #"{"type":"AnnotationSet""#] {
      #expect(await server.ask("POST", path + "/import", json: body).problem == "bad-request")
    }
    let odd = """
      {"type":"AnnotationSet","items":[1,null,{"id":5},{"id":"a","body":[],"target":"x"},
      {"id":"b","body":{"value":7,"color":[],"highlight":{}},"target":{"source":3,"selector":[{"type":
      "TextPositionSelector","start":-5,"end":1e300},{"type":"ProgressionSelector","value":"x"}]}}]}
      """
    let answer = await server.ask("POST", path + "/import", json: odd)
    #expect(try answer.json(MarkImportShape.self).unplaced.count == 2)
    let long = String(repeating: "x", count: Mark.noteLimit + 1)
    let note = #"{"type":"AnnotationSet","items":[{"id":"c","body":{"value":"\#(long)"}}]}"#
    #expect(await server.ask("POST", path + "/import", json: note).problem == "bad-request")
    #expect(
      await server.ask("POST", "/api/books/99/marks/import", json: odd).problem == "not-found")
  }

  @Test func anEditionTakesTheFilesPlace() async throws {
    let (server, path) = try await server()
    await fill(server, path)
    var corrected = BookFile(chapters: ["<h1>Foreword</h1><p>New.</p>"] + Self.chapters)
    corrected.title = "A Better Test"
    let id = path.split(separator: "/")[2]
    let refused = await server.ask(
      "PUT", "/api/books/\(id)/file?name=b.epub", body: try corrected.bytes())
    #expect(refused.problem == "other-file")
    let replaced = await server.ask(
      "PUT", "/api/books/\(id)/file?name=b.epub&edition=true", body: try corrected.bytes())
    #expect(try replaced.json(BookShape.self).title == "A Better Test")
    let marks = try await server.ask("GET", path).json(MarksShape.self).marks
    #expect(marks.map(\.isPlaced) == [true, true, true])
    #expect(marks[0].quote.exact == "It was the best of times, it")
    #expect(marks[0].start == 4 + "Foreword\nNew.".utf16.count)
  }
}
