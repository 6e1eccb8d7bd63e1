import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct ExportRouteTests {
  @Test(arguments: ["epub", "html", "md", "txt"])
  func aBookIsHandedOutInEachFormat(format: String) async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile(title: "Ein schöner Titel"))
    let answer = await server.ask("GET", "/api/books/\(book.id)/export?format=\(format)")
    #expect(answer.status == 200)
    let disposition = try #require(answer.header("Content-Disposition"))
    #expect(disposition.contains("filename*=UTF-8''Ein%20sch%C3%B6ner%20Titel.\(format)"))
    #expect(answer.header("Content-Security-Policy") != nil)
    guard case .stream = answer.body else {
      Issue.record("the body is no stream")
      return
    }
    #expect(Int(answer.header("Content-Length") ?? "") ?? 0 > 0)
  }

  @Test func whereNothingPrintsPDFIsNotOfferedAndSaysWhy() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let formats = await server.ask("GET", "/api/export/formats")
    #expect(formats.status == 200)
    let isOffered = formats.text.contains("pdf")
    #expect(isOffered == (PageRenderer.installed() != nil))
    guard !isOffered else { return }
    let answer = await server.ask("GET", "/api/books/\(book.id)/export?format=pdf")
    #expect(answer.problem == "not-possible" && answer.text.contains("Chromium"))
  }

  @Test func severalBooksAreHandedOutAsOne() async throws {
    let server = try await TestServer()
    let first = try await server.add(BookFile(title: "Boats"), name: "a.epub")
    let second = try await server.add(BookFile(title: "Tides"), name: "b.epub")
    let answer = await server.ask(
      "GET", "/api/export?books=\(second.id),\(first.id)&title=This%20week&format=txt")
    #expect(answer.status == 200)
    #expect(answer.header("Content-Disposition")?.contains("This%20week.txt") == true)
    for query in ["", "?books=", "?books=x", "?books=1,", "?books=\(first.id)&format=doc"] {
      #expect(await server.ask("GET", "/api/export\(query)").problem == "bad-request")
    }
    let many = (1...501).map(String.init).joined(separator: ",")
    #expect(await server.ask("GET", "/api/export?books=\(many)").problem == "bad-request")
    #expect(
      await server.ask("GET", "/api/export?books=\(first.id),99").problem == "not-found")
  }

  @Test func eventsTellHowFarItIsToTheOneWhoAsks() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let book = try await ada.add(BookFile(title: "Shared"))
    let stream = try await server.services.hub.subscribe(for: .init(ada.id))
    let answer = await ada.ask("GET", "/api/books/\(book.id)/export?format=txt&export=t1")
    #expect(answer.status == 200)
    for await event in stream.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      if text.contains("\"export\":\"t1\""), text.contains("\"stage\":\"done\"") { break }
    }
  }

  @Test func whatCanNotBeExportedIsSaid() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    #expect(await server.ask("GET", "/api/books/99/export").problem == "not-found")
    #expect(
      await server.ask("GET", "/api/books/\(book.id)/export?format=doc").problem == "bad-request")
    #expect(
      await server.ask("GET", "/api/books/\(book.id)/export?export=%20").problem == "bad-request")
  }

  @Test func aPrivateBookIsExportedByItsOwnerOnly() async throws {
    let server = try await TestServer()
    let ada = try await server.setUp()
    let bo = try await server.invite("Bo", by: ada)
    let book = try await bo.add(BookFile(title: "Diary"), isPrivate: true)
    #expect(await ada.ask("GET", "/api/books/\(book.id)/export").problem == "not-found")
    #expect(await bo.ask("GET", "/api/books/\(book.id)/export").status == 200)
    #expect(await ada.ask("GET", "/api/export?books=\(book.id)").problem == "not-found")
    #expect(await bo.ask("GET", "/api/export?books=\(book.id)").status == 200)
  }
}
