import Foundation
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Pages that a person's browser shows, and those on which their articles go on.
struct SavingShownPagesTests {
  let folder: TemporaryFolder
  let library: Library
  private let site = Site()

  init() async throws {
    folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    library = try await Library(kit: kit)
  }

  @Test func whatThePersonSeesIsTakenAsItIs() async throws {
    let request = WebPageRequest(
      "https://paper.example/1", shown: Site.article("For readers only"))
    let book = try await library.add(page: request)
    #expect(book.title == "For readers only" && book.pageAddress == "https://paper.example/1")
  }

  @Test func whatThePersonSeesIsJoinedWithThePagesThatFollow() async throws {
    func page(_ number: Int) -> String {
      let text = Site.sentence.replacing("years", with: "\(number) years")
      return Site.article(
        "A boat",
        "<p>\(String(repeating: text, count: 5))</p><a href=\"/b?page=\(number + 1)\">\(number + 1)</a>"
      )
    }
    site["/b?page=2"] = .page(page(2))
    // From here on it asks who is there.
    site["/b?page=3"] = .page(
      "<html><body><form><input></form>Please sign in to go on.</body></html>")
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/b", shown: page(1)))
      let content = try await library.open(book.id).content
      let text = try await content.chapter(at: 0).text
      for number in 1...2 { #expect(text.contains("for \(number) years")) }
      #expect(!text.contains("sign in"))
      let findings = try await library.outline(of: book.id).findings
      let missing = try #require(findings.first { $0.code == .missingPage })
      #expect(missing.values == ["address": server + "/b?page=3"])
      // Once it is there, it is no longer missed.
      site["/b?page=3"] = .page(page(3))
      site["/b?page=4"] = .page(page(3))
      let again = try await library.fetchAgain(book.id, shown: page(1))
      #expect(
        try await library.open(again.id).content.chapter(at: 0).text.contains("for 3 years"))
      #expect(
        try await library.outline(of: book.id).findings.allSatisfy { $0.code != .missingPage })
    }
  }
}
