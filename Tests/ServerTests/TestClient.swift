import Foundation
import HTTPServer
import Storage
import Testing
import VorleserKit

@testable import Server

/// Somebody signed in, as the page asks.
struct TestClient {
  let server: TestServer
  let cookie: String
  let csrf: String
  let id: Int

  init(_ server: TestServer, _ answer: HTTPResponse) throws {
    self.server = server
    let line = try #require(answer.header("Set-Cookie"))
    cookie = String(line.prefix { $0 != ";" })
    let shape = try answer.json(AccountShape.self)
    csrf = try #require(shape.csrf)
    id = try #require(shape.person?.id)
  }

  var headers: [(name: String, value: String)] {
    [("Cookie", cookie), ("X-CSRF-Token", csrf)]
  }

  func ask(
    _ method: String, _ target: String, json: String = ""
  ) async -> HTTPResponse {
    await server.ask(method, target, body: Array(json.utf8), headers: headers)
  }

  /// Puts a book onto a shelf.
  func add(_ book: BookFile, isPrivate: Bool = false) async throws -> BookShape {
    let answer = await server.ask(
      "POST", "/api/books?name=b.epub&private=\(isPrivate)", body: try book.bytes(),
      headers: headers)
    #expect(answer.status == 201, "\(answer.text)")
    return try answer.json(BookShape.self)
  }

  func books() async throws -> [String] {
    try await ask("GET", "/api/books").json(BooksShape.self).books.map(\.title)
  }
}

extension TestServer {
  static func credentials(_ name: String) -> String {
    #"{"name": "\#(name)", "password": "three quiet rivers", "device": "Test"}"#
  }

  /// The first account.
  func setUp(_ name: String = "Ada") async throws -> TestClient {
    try TestClient(self, await ask("POST", "/api/account/set-up", json: Self.credentials(name)))
  }

  /// Somebody more, invited by an admin.
  func invite(_ name: String, by admin: TestClient, role: String = "reader") async throws
    -> TestClient
  {
    let made = try await admin.ask("POST", "/api/invitations", json: #"{"role": "\#(role)"}"#)
      .json(NewInvitationShape.self)
    return try TestClient(
      self,
      await ask(
        "POST", "/api/invitations/accept",
        json: """
          {"code": "\(made.code)", "name": "\(name)", "password": "three quiet rivers",
           "device": "Test"}
          """))
  }
}
