import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import BookParser

/// Web pages that were saved with their sounds and videos.
struct SavedMediaTests {
  private static let address = "https://www.example.org/news/one"
  private static let sound = Array("ID3".utf8) + (0..<5000).map { UInt8($0 % 251) }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func saved(_ body: String) async throws -> Book {
    let paragraph =
      "<p>\(String(repeating: "The boat had lain in the harbour, for years. ", count: 9))</p>"
    let text =
      "<html><head><title>A boat</title></head><body><article>\(paragraph)\(body)\(paragraph)</article></body></html>"
    var page = SavedPage(address: Self.address, page: Array(text.utf8), charset: "utf-8")
    page.media = [
      SavedPage.Part(
        address: "https://www.example.org/boat.mp3", bytes: Self.sound, fileExtension: "mp3")
    ]
    return try await BookParser.open(try folder.makeFile("page", Data(try page.packed())))
  }

  @Test func itsSoundsArePlayedFromTheFile() async throws {
    let book = try await saved("<p><audio autoplay src=\"/boat.mp3\">No sound here.</audio></p>")
    let chapter = try await book.content.chapter(at: 0)
    #expect(
      chapter.html.contains(
        "<audio src=\"media/1.mp3\" controls=\"\" preload=\"none\" aria-label=\"boat.mp3\"></audio>"
      ))
    #expect(!chapter.text.contains("No sound"))
    let media = ChapterMedia(
      path: "media/1.mp3", isVideo: false, address: "https://www.example.org/boat.mp3")
    #expect(chapter.markup.references.contains(.media(media)))
  }

  @Test func anyStretchOfASoundIsRead() async throws {
    let book = try await saved("<p><audio src=\"/boat.mp3\"></audio></p>")
    let sound = try #require(try await book.content.sound(at: "media/1.mp3"))
    #expect(sound.byteCount == Self.sound.count && sound.beginning.starts(with: "ID3".utf8))
    var read: [UInt8] = []
    try await sound.read(3000..<3010) { read += $0 }
    #expect(read == Array(Self.sound[3000..<3010]))
    #expect(try await book.content.sound(at: "media/2.mp3") == nil)
  }

  @Test func whatWasNotKeptIsALinkToItsPlace() async throws {
    let book = try await saved(
      "<p><video src=\"/boat.mp4\"></video></p><iframe src=\"https://www.youtube.com/embed/abc\"></iframe>"
    )
    let html = try await book.content.chapter(at: 0).html
    #expect(html.contains("<a href=\"https://www.example.org/boat.mp4\""))
    #expect(html.contains("<a href=\"https://www.youtube.com/watch?v=abc\""))
    #expect(!html.contains("src="))
  }
}
