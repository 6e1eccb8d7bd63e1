import Foundation
import TestSupport
import Testing

/// Somebody taps here and there faster than anything can be spoken.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)), .ownThreads)
struct RapidTapsTests {
  /// What the system says of a process.
  private struct Status {
    /// Open sockets: the one that listens, the one to its parent, and connections.
    var sockets: Int
    var threads: Int
    /// Memory in use, in bytes.
    var memory: Int
    /// Processor time used so far, in hundredths of a second.
    var time: Int

    init(_ process: Process) throws {
      let folder = "/proc/\(process.processIdentifier)"
      let files = FileManager.default
      sockets = try files.contentsOfDirectory(atPath: folder + "/fd").count { name in
        // One that was closed since it was listed is none.
        let target = try? files.destinationOfSymbolicLink(atPath: "\(folder)/fd/\(name)")
        return target?.hasPrefix("socket:") == true
      }
      threads = try files.contentsOfDirectory(atPath: folder + "/task").count
      let text = try String(contentsOfFile: folder + "/stat", encoding: .utf8)
      // Behind the name; proc(5) counts its fields from 1, and the state is the third.
      let fields = try #require(text.split(separator: ")").last).split(separator: " ")
      let numbers = [14, 15, 24].compactMap { Int(fields[$0 - 3]) }
      try #require(numbers.count == 3)
      time = numbers[0] + numbers[1]
      memory = numbers[2] * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }

  private static let taps = 30

  /// Sentences that differ, so that nothing is known from the tap before.
  private static var text: String {
    let rooms = ["kitchen", "cellar", "attic", "garden", "library"]
    return (1...600).map { number in
      "Chapter clerk number \(number) walked to the \(rooms[number % 5]) and counted "
        + "\(number * 7) lamps before the rain began.\n\n"
    }.joined()
  }

  private func isQuiet(_ process: Process) async throws -> Bool {
    let before = try Status(process).time
    try await Task.sleep(for: .milliseconds(500))
    // A voice takes at least half of a core while it speaks; this is a tenth.
    return try Status(process).time - before < 5
  }

  @Test func onlyTheLastTapIsHeardAndSoonAndNothingIsLeftOfTheOthers() async throws {
    let desk = try Desk()
    let server = try #require(try await ServedLibrary.start(desk.program))
    let added = try #require(
      await server.request("POST", "/api/books?name=lamps.txt", body: Data(Self.text.utf8)))
    let book = try added.json(CrashBook.self)
    func tap(_ number: Int) async -> ServedLibrary.OpenRequest? {
      let offset = book.length * number / (Self.taps + 3)
      return await server.open("/api/books/\(book.id)/audio?from=\(offset)&voice=heart")
    }

    let first = try #require(await tap(0)?.reply(bytes: 2000))
    #expect(first.status == 200)
    try await eventually("the voice rests") { try await isQuiet(server.process) }
    let before = try Status(server.process)
    for number in 1...Self.taps {
      let abandoned = try #require(await tap(number))
      try await Task.sleep(for: .milliseconds(33))
      withExtendedLifetime(abandoned) {}
    }
    let start = try Status(server.process)
    var last = await tap(Self.taps + 1)
    let sound = try #require(await last?.reply(bytes: 2000))
    let during = try Status(server.process)
    #expect(sound.status == 200 && sound.body.count > 1000)
    // Some 0.1 s of the processor; if all were spoken to, it would take many times as much.
    let work = during.time - start.time
    #expect(work < 300)
    print("heard after \(work) hundredths of a second's work, the last of \(Self.taps + 1) taps")

    #expect(during.threads <= before.threads + 8)
    #expect(during.memory < before.memory + 64 << 20)
    withExtendedLifetime(last) {}
    last = nil
    // A listener is spoken to for minutes ahead; here nobody listens.
    try await eventually("the voice rests") { try await isQuiet(server.process) }
    // Beside a thousand other tests a server that is starved of time seems to rest, and closes them late.
    try await eventually("the connections are closed") {
      try Status(server.process).sockets <= before.sockets
    }
    await server.kill()
  }
}
