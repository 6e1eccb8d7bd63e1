import Foundation
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit
import ZipArchive

@testable import Server

struct DictionaryRouteTests {
  /// An archive with a dictionary of StarDict, its entries in HTML.
  private func archive(_ server: TestServer, _ name: String, _ entries: [(String, String)]) throws
    -> Data
  {
    var index: [UInt8] = []
    var data: [UInt8] = []
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    for (word, html) in entries {
      index += Array(word.utf8) + [0] + number(data.count) + number(html.utf8.count)
      data += Array(html.utf8)
    }
    let ifo = """
      StarDict's dict ifo file
      version=2.4.2
      bookname=\(name)
      wordcount=\(entries.count)
      idxfilesize=\(index.count)
      sametypesequence=h
      """
    let file = server.folder.url.appending(path: "\(name).zip")
    var writer = try ZipWriter(file: file)
    try writer.add("d.ifo", Array(ifo.utf8))
    try writer.add("d.idx", index)
    try writer.add("d.dict", data)
    try writer.finish()
    return try Data(contentsOf: file)
  }

  private func add(_ server: TestServer, _ name: String, _ entries: [(String, String)]) async throws
  {
    let answer = await server.ask(
      "POST", "/api/dictionaries?name=\(name).zip",
      body: [UInt8](try archive(server, name, entries))
    )
    #expect(answer.status == 201, "\(answer.text)")
    #expect(try answer.json(DictionariesShape.self).dictionaries.map(\.name) == [name])
  }

  @Test func aLibraryThatTakesTheFoldersPlaceIsLookedUpInItsOwnDictionaries() async throws {
    let server = try await TestServer()
    let other = try await TestServer()
    try await add(server, "First", [("run", "fast")])
    try await add(other, "Other", [("run", "slow")])
    func found() async throws -> [String] {
      try await server.ask("GET", "/api/define?word=run").json(DefinitionShape.self).dictionaries
        .map { "\($0.name): \($0.entries.map(\.html).joined())" }
    }
    #expect(try await found() == ["First: fast"])
    await other.library.close()
    await other.services.accounts.close()
    try FileManager.default.removeItem(at: server.kit.data.url)
    try FileManager.default.moveItem(at: other.kit.data.url, to: server.kit.data.url)
    #expect(try await found() == ["Other: slow"])
  }

  @Test func wordsAreLookedUpInTheOrderOfTheLibrary() async throws {
    let server = try await TestServer()
    let nothing = try await server.ask("GET", "/api/define?word=run").json(DefinitionShape.self)
    #expect(nothing.asked == 0 && nothing.dictionaries.isEmpty)
    try await add(server, "First", [("run", "<b onclick=x>fast</b><script>y</script>")])
    try await add(server, "Second", [("run", "schnell <a href='bword://go'>go</a>"), ("go", "x")])
    func names(_ word: String) async throws -> [String] {
      try await server.ask("GET", "/api/define?word=\(word)&language=en").json(DefinitionShape.self)
        .dictionaries.map(\.name)
    }
    let found = try await server.ask("GET", "/api/define?word=Running").json(DefinitionShape.self)
    #expect(found.dictionaries.first?.entries.first?.html == "<b>fast</b>")
    #expect(
      found.dictionaries.last?.entries.first?.html == "schnell <a data-word=\"go\">go</a>")
    #expect(try await names("run") == ["First", "Second"])
    let all = try await server.ask("GET", "/api/dictionaries").json(DictionariesShape.self)
    let second = try #require(all.dictionaries.last?.id)
    let path = "/api/dictionaries/\(second)"
    #expect(await server.ask("PATCH", path, json: #"{"place":0}"#).status == 200)
    #expect(try await names("run") == ["Second", "First"])
    #expect(await server.ask("PATCH", path, json: #"{"on":false}"#).status == 200)
    #expect(try await names("run") == ["First"])
    let near = try await server.ask("GET", "/api/define?word=rum").json(DefinitionShape.self)
    #expect(near.suggestions == ["run"] && near.asked == 1)
    #expect(await server.ask("DELETE", path).status == 200)
    #expect(await server.ask("DELETE", path).problem == "not-found")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: server.kit.data.dictionaries.path)
    #expect(folders.count == 1)
  }

  @Test func aTarCompressedByXzIsTaken() async throws {
    let server = try await TestServer()
    let answer = await server.ask(
      "POST", "/api/dictionaries?name=deu-eng.tar.xz", body: PackedDictionary.xz)
    #expect(answer.status == 201, "\(answer.text)")
    let found = try await server.ask("GET", "/api/define?word=Schiffe&language=de")
      .json(DefinitionShape.self)
    #expect(found.dictionaries.first?.entries.first?.html == "<pre>ship &lt;n&gt;\nVessel</pre>")
  }

  @Test func everybodyIsToldThatTheListIsAnotherOne() async throws {
    let server = try await TestServer()
    let changes = await server.library.changes()
    let hub = server.services.hub
    let feed = Task {
      await LibraryFeed.forward(changes, of: server.library, to: hub, RequestMeter())
    }
    defer { feed.cancel() }
    let subscription = try await hub.subscribe(for: .owner)
    try await add(server, "First", [("run", "fast")])
    let all = try await server.ask("GET", "/api/dictionaries").json(DictionariesShape.self)
    let path = "/api/dictionaries/\(try #require(all.dictionaries.first?.id))"
    _ = await server.ask("PATCH", path, json: #"{"on":false}"#)
    _ = await server.ask("DELETE", path)
    _ = await server.ask("DELETE", path)
    _ = await server.ask("PATCH", "/api/settings", json: #"{"a":1}"#)
    var count = 0
    for await event in subscription.events {
      let text = String(decoding: event.bytes, as: UTF8.self)
      if text.hasPrefix("event: settings") { break }
      if text.hasPrefix("event: list"), text.contains(#"{"list":"dictionaries"}"#) { count += 1 }
    }
    #expect(count == 3)
  }

  @Test func whatIsNoDictionaryLeavesNothingBehind() async throws {
    let server = try await TestServer()
    var damaged = PackedDictionary.xz
    damaged[damaged.count / 2] ^= 1
    for (name, body) in [
      ("a.zip", Array("hello".utf8)), ("a.tar.xz", Array("hello".utf8)), ("a.tar.xz", damaged),
      ("a.tar.xz", Array(PackedDictionary.xz.dropLast(20))),
    ] {
      let refused = await server.ask("POST", "/api/dictionaries?name=\(name)", body: body)
      #expect(refused.problem == "not-a-dictionary")
    }
    for target in [
      "/api/define", "/api/define?word=", "/api/define?word=\(String(repeating: "x", count: 201))",
    ] {
      #expect(await server.ask("GET", target).problem == "bad-request")
    }
    #expect(await server.ask("PATCH", "/api/dictionaries/7", json: "{}").problem == "not-found")
    #expect(await server.ask("DELETE", "/api/dictionaries/x").problem == "not-found")
    let home = server.kit.data.url
    let left = try FileManager.default.contentsOfDirectory(
      atPath: home.appending(path: "incoming").path)
    #expect(left.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: server.kit.data.dictionaries.path))
  }

  @Test func whatTheMachineDoesNotHaveIsRefusedInASentence() async throws {
    let server = try await TestServer()
    let list = try await server.ask("GET", "/api/dictionaries").json(DictionaryListShape.self)
    let answer = await server.ask("POST", "/api/dictionaries?offered=wordnet")
    if list.offered.isEmpty {
      #expect(answer.status == 404 && answer.text.contains("apt install dict-wn"))
    } else {
      #expect(answer.status == 201)
    }
    #expect(await server.ask("POST", "/api/dictionaries?offered=other").status == 404)
    #expect(await server.ask("POST", "/api/dictionaries?offered=wordnet&name=a.zip").status == 400)
  }
}
