import Foundation
import TestSupport
import Testing

/// The program is killed in the middle of adding books, at random moments.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"), .ownThreads)
struct LibraryCrashTests {
  private struct Row: Decodable {
    var id: Int
    var title: String
    var fingerprint: String
    var isMissing: Bool
  }

  /// Enough to hit every step a few times; a run takes a tenth of a second.
  private static let kills = 50

  @Test func whatWasAcknowledgedStaysAndNothingHalfWrittenIsSeen() async throws {
    let desk = try Desk()
    var generator = SeededGenerator(seed: 20_261_121)
    let originals = desk.program.home.appending(path: "originals")
    var acknowledged: Set<String> = []
    var killed = 0
    // Longer on a busy machine, where a run would otherwise end before its first book.
    var longestDelay: UInt64 = 250_000_000
    for kill in 0..<Self.kills {
      // Each run adds books of its own, so that every one goes through all steps.
      let files = try (0..<6).map { number in
        let title = "Run \(kill) book \(number)"
        let text = String(repeating: "\(title) is a line.\n\n", count: 1 + number * 2000)
        return try desk.folder.makeFile("\(title).txt", Data(text.utf8))
      }
      let run = try desk.program.start(["add"] + files.map(\.path))
      let delay = UInt64.random(in: 0..<longestDelay, using: &generator)
      try await Task.sleep(nanoseconds: delay)
      run.send(SIGKILL)
      let result = run.result()
      killed += result.code == -1 ? 1 : 0
      let added = result.output.split(separator: "\n").compactMap { line in
        line.split(separator: ": ", maxSplits: 1).last.map(String.init)
      }
      acknowledged.formUnion(added)
      if added.isEmpty { longestDelay += longestDelay / 4 }
      if result.code != -1 { longestDelay -= longestDelay / 4 }
      for file in files { try FileManager.default.removeItem(at: file) }
      guard kill % 5 == 4 else { continue }

      let listed = try desk.program.run("list", "--json")
      #expect(listed.code == 0, "\(listed.errors)")
      let rows = try listed.json([Row].self)
      #expect(acknowledged.isSubset(of: rows.map(\.title)))
      #expect(!rows.contains { $0.isMissing })
      #expect(Set(rows.map(\.fingerprint)).count == rows.count)
      // Starting has swept what belongs to no book.
      let expected = rows.map { "\($0.fingerprint.split(separator: ":")[1]).txt" }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: originals.path)) ?? []
      #expect(names.sorted() == expected.sorted())
      let incoming = desk.program.home.appending(path: "incoming").path
      #expect(((try? FileManager.default.contentsOfDirectory(atPath: incoming)) ?? []) == [])
    }
    #expect(killed > Self.kills / 4, "most runs must be hit while they work")
    #expect(acknowledged.count > 10)
  }
}
