import Foundation
import TestSupport
import Testing

/// Adding a text takes memory that does not grow with the text.
struct LargeTextMemoryTests {
  /// MB above what the program has without a text: the promise for a text of any size.
  private static let limit = 100

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Chapters of some 24 KB, as `gen_big_txt.py` of the corpus makes them.
  private func text(megabytes: Int) throws -> URL {
    let file = try folder.makeFile("text-\(megabytes).txt")
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let paragraph = Data(
      "Nobody aboard had slept a single hour, and the lamp was out. 船上没有一个人睡过一个小时。\n\n".utf8)
    let body = Data((0..<280).flatMap { _ in paragraph })
    var (count, number) = (0, 0)
    while count < megabytes << 20 {
      number += 1
      let heading = Data("Chapter \(number): The \(number)th watch\n\n".utf8)
      try handle.write(contentsOf: heading + body)
      count += heading.count + body.count
    }
    return file
  }

  /// The largest resident memory of a run in MB; it only grows, so that the last look before the end is near it.
  ///
  /// A run has to last for some looks, also beside other work: that of a text of 16 MB does.
  private func peak(_ arguments: [String]) async throws -> Int {
    let program = Program(home: folder.url.appending(path: "home-\(UUID())"))
    let running = try program.start(arguments)
    let status = "/proc/\(running.process.processIdentifier)/status"
    var peak = 0
    while running.process.isRunning {
      if let text = try? String(contentsOfFile: status, encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM") }),
        let kilobytes = Int(line.filter(\.isNumber))
      {
        peak = max(peak, kilobytes / 1000)
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(running.result().code == 0, "\(running.result().errors)")
    return peak
  }

  @Test func addingATextTakesMemoryThatDoesNotGrowWithIt() async throws {
    let small = try await peak(["add", try text(megabytes: 16).path])
    let large = try await peak(["add", try text(megabytes: 192).path])
    #expect(small > 0 && large - small < Self.limit, "\(small) MB, \(large) MB")
  }

  /// MB for as many chapters as 4 GB have: what the pass finds and the book's lists together.
  private static let chapterLimit = 75

  @Test func theChaptersOfAVeryLargeTextTakeNoMoreThanTheirLists() async throws {
    let file = try folder.makeFile("chapters.txt")
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    let line = "Nobody aboard had slept a single hour, and the lamp was out."
    let body = Array(repeating: line, count: 6).joined(separator: " ")
    for start in stride(from: 1, to: 164_000, by: 1000) {
      let chapters = (start..<start + 1000).map { number in
        "Chapter \(number): The \(number)th watch of the long night\n\n\(body)\n\n"
      }
      try handle.write(contentsOf: Data(chapters.joined().utf8))
    }
    let small = try await peak(["add", try text(megabytes: 16).path])
    let large = try await peak(["add", file.path])
    #expect(small > 0 && large - small < Self.chapterLimit, "\(small) MB, \(large) MB")
  }
}
