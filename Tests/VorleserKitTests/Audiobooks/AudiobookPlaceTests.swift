import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Folders of audiobooks for other programs.
struct AudiobookPlaceTests {
  private let root = URL(filePath: "/books")

  private func metadata(_ title: String, by author: String?, in series: Series? = nil) -> Metadata {
    var metadata = Metadata(title: title)
    metadata.contributors = author.map { [Contributor(name: $0)] } ?? []
    metadata.series = series
    return metadata
  }

  @Test func authorSeriesAndTitleAreFolders() {
    let series = Series(name: "Barsetshire", position: "2")
    let book = metadata("Barchester Towers", by: "Anthony Trollope", in: series)
    let place = AudiobookPlace(in: root, of: book, as: .m4b)
    #expect(
      place.file.path
        == "/books/Anthony Trollope/Barsetshire/Barchester Towers/Barchester Towers.m4b")
  }

  @Test func whatIsNotKnownHasNoFolder() {
    let place = AudiobookPlace(in: root, of: metadata("Alone", by: nil), as: .mp3)
    #expect(place.file.path == "/books/Alone/Alone.mp3")
    #expect(
      AudiobookPlace(in: root, of: metadata("A", by: " "), as: .mp3).file.path == "/books/A/A.mp3")
  }

  @Test func noNameLeadsOutOfTheFolder() {
    let series = Series(name: "a/../b", position: nil)
    let book = metadata("../../x", by: "..", in: series)
    let place = AudiobookPlace(in: root, of: book, as: .opus)
    #expect(!place.file.path.contains("/../"))
    #expect(place.file.standardizedFileURL.path.hasPrefix("/books/"))
    #expect(place.folder.pathComponents.count == 5)
  }

  @Test func theDescriptionHoldsWhatTheBookSays() async throws {
    let folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: Places.resources)
    let html =
      "<html lang=\"de\"><head><title>Der Turm</title></head><body><p>Es war.</p></body></html>"
    let book = try await kit.open(file: folder.makeFile("a.html", Data(html.utf8)))
    let place = AudiobookPlace(in: folder.url.appending(path: "out"), of: book.metadata, as: .mp3)
    try place.prepare()
    try await place.describe(book, readBy: "Heart")
    let data = try Data(contentsOf: place.folder.appending(path: "metadata.json"))
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(read["title"] as? String == "Der Turm")
    #expect(read["narrators"] as? [String] == ["Heart"])
    #expect(read["language"] as? String == "de")
    #expect(read["abridged"] as? Bool == false)
  }
}
