import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

struct SettingsRouteTests {
  @Test func settingsAreMergedNameByName() async throws {
    let server = try await TestServer()
    #expect(await server.ask("GET", "/api/settings").text == "{}")
    let first = await server.ask("PATCH", "/api/settings", json: #"{"theme":"dark","size":20}"#)
    #expect(first.status == 200)
    let second = await server.ask(
      "PATCH", "/api/settings", json: #"{"size":null,"a":[1,{"b":true}]}"#)
    let stored = try second.json([String: SettingValue].self)
    #expect(
      stored == ["theme": .text("dark"), "a": .list([.number(1), .object(["b": .bool(true)])])])
    #expect(
      try await server.ask("GET", "/api/settings").json([String: SettingValue].self) == stored)
    #expect(second.text.contains("[1,"))
  }

  @Test func eachBookHasItsOwn() async throws {
    let server = try await TestServer()
    let book = try await server.add(BookFile())
    let path = "/api/books/\(book.id)/settings"
    #expect(
      await server.ask("PATCH", path, json: #"{"mode":"paged"}"#).text == #"{"mode":"paged"}"#)
    #expect(await server.ask("GET", path).text == #"{"mode":"paged"}"#)
    #expect(await server.ask("GET", "/api/settings").text == "{}")
    #expect(await server.ask("GET", "/api/books/99/settings").problem == "not-found")
    #expect(await server.ask("PATCH", "/api/books/99/settings", json: "{}").problem == "not-found")
  }

  @Test func whatIsNoSettingsIsRefused() async throws {
    let server = try await TestServer()
    for body in [
      "", "[]", "3", "{", #"{"A":1}"#, #"{"a b":1}"#, #"{"a":[[[[[[[[[[[[1]]]]]]]]]]]]}"#,
    ] {
      #expect(await server.ask("PATCH", "/api/settings", json: body).problem == "bad-request")
    }
    let half = String(repeating: "x", count: 40_000)
    #expect(await server.ask("PATCH", "/api/settings", json: #"{"a":"\#(half)"}"#).status == 200)
    #expect(
      await server.ask("PATCH", "/api/settings", json: #"{"b":"\#(half)"}"#).problem == "too-large")
    let huge = String(repeating: "x", count: 70_000)
    #expect(
      await server.ask("PATCH", "/api/settings", json: #"{"b":"\#(huge)"}"#).problem == "too-large")
  }

  @Test func everyPageOfThePersonIsTold() async throws {
    let server = try await TestServer()
    let changes = await server.library.changes()
    let hub = server.services.hub
    let feed = Task {
      await LibraryFeed.forward(changes, of: server.library, to: hub, RequestMeter())
    }
    defer { feed.cancel() }
    let subscription = try await hub.subscribe(for: .owner)
    _ = await server.ask("PATCH", "/api/settings", json: #"{"a":1}"#)
    for await event in subscription.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      guard text.hasPrefix("event: settings") else { continue }
      #expect(text.contains(#"data: {"book":null}"#))
      break
    }
  }
}
