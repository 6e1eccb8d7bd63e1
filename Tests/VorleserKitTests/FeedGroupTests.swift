import Foundation
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Groups of feeds come in and go out with lists.
struct FeedGroupTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library(_ name: String) async throws -> Library {
    try await Library(
      kit: VorleserKit(
        home: folder.url.appending(path: name), resources: folder.url.appending(path: "none")))
  }

  private func rows(_ library: Library) async throws -> [String] {
    try await library.feeds().map {
      "\($0.group?.text ?? "-") | \($0.name) | \($0.address) | \($0.home ?? "-")"
    }
  }

  private func list(_ outlines: String) -> [UInt8] {
    Array("<opml><body>\(outlines)</body></opml>".utf8)
  }

  @Test func aListThatWasWrittenBringsTheSameFeedsInTheSameGroups() async throws {
    let first = try await library("first")
    let names = ["News", "news", "A & \"B\"", "<b>not bold</b>", "&amp;", "新聞 🌊", "]]>"]
    for (number, group) in (names + names + [nil, nil]).enumerated() {
      _ = try await first.shelf.addFeed(
        NewFeed(
          address: "https://a.example/\(number)?x=1&y", title: "\(number) <i> & &lt;",
          home: number % 2 == 0 ? nil : "https://a.example/", isFullText: false,
          group: group.flatMap { FeedGroup($0) }), for: .owner)
    }
    let second = try await library("second")
    let outcome = try await second.importFeeds(first.exportFeeds())
    #expect(outcome.added == 16 && outcome.refused.isEmpty)
    #expect(try await rows(second) == rows(first))
    #expect(try await second.exportFeeds() == first.exportFeeds())
  }

  @Test func aFeedThatIsFollowedAlreadyStaysInItsGroup() async throws {
    let library = try await library("home")
    let outlines = ["a", "b"].map { "<outline text='\($0)' xmlUrl='https://\($0).example/f'/>" }
    _ = try await library.importFeeds(list("<outline text='Mine'>\(outlines[0])</outline>"))
    let outcome = try await library.importFeeds(
      list("<outline text='Theirs'>\(outlines.joined())</outline>"))
    #expect(outcome.added == 1 && outcome.known == 1)
    #expect(try await library.feeds().map(\.group?.text) == ["Mine", "Theirs"])
  }

  @Test func namesOfGroupsThatAreTooLongOrHaveControlCharactersAreCut() async throws {
    let library = try await library("home")
    let long = String(repeating: "a", count: 10_000)
    _ = try await library.importFeeds(
      list(
        "<outline text='\(long)'><outline text='1' xmlUrl='https://a.example/1'/></outline>"
          + "<outline text='b\u{9D}&#10; c'><outline text='2' xmlUrl='https://a.example/2'/></outline>"
      ))
    #expect(
      try await library.feeds().map(\.group?.text)
        == [String(repeating: "a", count: FeedGroup.lengthLimit), "b c"])
  }
}
