import Foundation
import ReadingModel
import TestSupport
import Testing
import WebFetching

@testable import VorleserKit

/// Pages that only lead to another one, and addresses as people write them.
struct LeadingPagesTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let site = Site()

  init() async throws {
    folder = try TemporaryFolder()
    var kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.openHosts = ["127.0.0.1"]
    library = try await Library(kit: kit)
  }

  private func refresh(_ content: String, _ body: String = "<p>This page has moved.</p>") -> String
  {
    "<html><head><meta http-equiv='refresh' content='\(content)'></head><body>\(body)</body></html>"
  }

  /// Why a page can't be had.
  private func failure(_ address: String) async -> FetchError? {
    do {
      _ = try await library.add(page: WebPageRequest(address))
      return nil
    } catch {
      guard case .notFetched(let failure)? = error as? ArticleError else { return nil }
      return failure
    }
  }

  @Test func aPageThatHasMovedIsSavedWhereItLeads() async throws {
    site["/short"] = .page(refresh("0; url=/between"))
    site["/between"] = .page(refresh("1;URL=a"))
    site["/a"] = .page(Site.article("A boat"))
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/short"))
      #expect(book.title == "A boat" && book.pageAddress == server + "/a")
    }
  }

  @Test func anArticleThatShowsAnotherPageLaterIsKept() async throws {
    let page = Site.article("A boat").replacing(
      "<head>", with: "<head><meta http-equiv=refresh content='5; url=/b'>")
    site["/a"] = .page(page)
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      #expect(book.title == "A boat")
    }
  }

  @Test func aShortTextIsKeptWhereverItsPageLeads() async throws {
    let text =
      "<article><p>\(String(repeating: "The lamp of the north light is lit again. ", count: 8))</p></article>"
    site["/a"] = .page(refresh("10; url=/front", text))
    site["/front"] = .page(Site.article("A front page"))
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(server + "/a"))
      #expect(book.pageAddress == server + "/a")
    }
  }

  @Test func pagesThatLeadInCirclesOrIntoThisMachineAreRefused() async throws {
    site["/one"] = .page(refresh("0; url=/two"))
    site["/two"] = .page(refresh("0; url=/one"))
    site["/in"] = .page(refresh("0; url=http://localhost:1/"))
    site["/nothing"] = .bytes([], "text/html")
    try await site.serve { server in
      #expect(await failure(server + "/one")?.kind == .redirections)
      #expect(await failure(server + "/in") == FetchError(.internalAddress, host: "localhost"))
      #expect(await failure(server + "/nothing") == FetchError(.empty, host: "127.0.0.1"))
    }
  }

  @Test func anAddressMayHaveSpacesAndForeignLetters() async throws {
    site["/a%20b"] = .page(Site.article("A boat"))
    try await site.serve { server in
      let book = try await library.add(page: WebPageRequest(" \(server)/a b\n"))
      #expect(book.pageAddress == server + "/a%20b")
    }
    #expect(await failure("javascript:alert(1)")?.kind == .address)
    // No such host is asked for: its letters are read before any name is looked up.
    #expect(await failure("http://käfer.invalid/")?.kind == .unreachable)
  }
}
