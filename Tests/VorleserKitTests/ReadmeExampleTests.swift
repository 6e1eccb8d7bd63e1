import AudioCodecs
import AudioEngine
import Foundation
import TestSupport
import Testing
import VorleserKit

/// What the README shows; it is compiled, so it is true, and compared, so it stays the same.
private func readmeExample() async throws {
  // The example begins.
  let kit = try VorleserKit()
  let book = try await kit.open(file: URL(filePath: "novel.epub"))

  let session = try await kit.play(book, from: 15_030)
  for await update in await session.updates() {
    print(update.state, update.position?.offset ?? 0)
    if update.state == .finished { break }
  }

  let report = try await kit.narrate(book, to: URL(filePath: "novel.mp3"), as: .mp3)
  print("\(report.sentenceCount) sentences, \(report.duration)")
  // The example ends.
}

struct ReadmeExampleTests {
  @Test func theReadmeShowsTheExampleThatCompiles() throws {
    let readme = try String(contentsOf: Places.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(readme.firstMatch(of: /(?s)```swift\n(.*?)```/)).1
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let compiled = try #require(
      source.firstMatch(of: /(?s)The example begins\.\n(.*?)\n *\/\/ The example ends/)
    ).1
    let lines = compiled.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
    #expect(lines.joined(separator: "\n") + "\n" == shown)
  }
}
