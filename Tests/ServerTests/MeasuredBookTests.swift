import HTTPServer
import ReadAloud
import ReadingModel
import Storage
import Testing
import TextSearch
import VorleserKit

@testable import Server

struct MeasuredBookTests {
  @Test func theLengthsOfTheLibraryAreThoseOfTheChapters() async throws {
    let server = try await TestServer()
    try await server.add(
      BookFile(chapters: ["<p>One 🍵.</p>", "<hr/>", "<h1>Two</h1><p>Text.</p>"]))
    let book = try await server.library.open(1)
    let outline = try await server.library.outline(of: 1)
    #expect(book.lengths == outline.chapters.map(\.length))
    #expect(try await book.chapterLengths() == book.content.chapterLengths())
  }

  @Test func theLibrarysCallsFindSentencesAndPlaces() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: ["<p>One. Two.</p>", "<p>Three. Four.</p>"]))
    let book = try await server.library.open(1)
    var sentences: [PlacedSentence] = []
    for try await sentence in server.kit.sentences(of: book) { sentences.append(sentence) }
    #expect(sentences.map(\.range) == [0..<4, 5..<9, 9..<15, 16..<21])
    #expect(sentences.map(\.chapter) == [0, 0, 1, 1])
    #expect(try await server.kit.sentence(at: 10, in: book) == sentences[2])
    #expect(try await server.kit.sentence(at: 21, in: book) == nil)
    let places = try await server.kit.chapterPlaces(of: book)
    #expect(places.place(of: 16) == ChapterPlace(chapter: 1, offset: 7))
  }

  @Test func aChapterIsReadWhenTheSentencesBeforeItWereTaken() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: ["<p>One.</p>", "<p>Two.</p>", "<p>Three.</p>"]))
    let book = try await server.library.open(1)
    let before = server.kit.chapters.readCount
    var sentences = server.kit.sentences(of: book).makeAsyncIterator()
    let first = try await sentences.next()
    #expect(first?.range == 0..<4 && server.kit.chapters.readCount == before + 1)
    let second = try await sentences.next()
    #expect(second?.range == 4..<8 && server.kit.chapters.readCount == before + 2)
  }

  @Test func aChapterThatIsShownSearchedAndMarkedIsParsedOnce() async throws {
    let server = try await TestServer()
    try await server.add(BookFile(chapters: ["<p>It is here.</p>"]))
    let before = server.kit.chapters.readCount
    #expect(await server.ask("GET", "/api/books/1/chapters/0?styles=true").status == 200)
    _ = try await server.library.search(SearchQuery("here"), in: 1, limit: 5) { _ in }
    _ = try await server.library.setMark(
      MarkDraft(kind: .highlight, range: 0..<5), id: "mark-0001", in: 1, expecting: 0)
    #expect(server.kit.chapters.readCount == before + 1)
  }
}
