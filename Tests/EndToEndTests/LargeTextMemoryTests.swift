import Foundation
import TestSupport
import Testing

/// Adding a text takes memory that does not grow with the text.
@Suite(.ownThreads)
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

  /// Runs a command and writes the largest resident memory of it and of all that it started, in KB, as the last line of
  /// its errors: the kernel keeps that figure, so that nobody has to look at the right moment.
  private static let observer = """
    import resource, subprocess, sys
    code = subprocess.run(sys.argv[1:]).returncode
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
    sys.exit(code)
    """

  /// The largest resident memory of a run in MB.
  private func peak(_ arguments: [String]) throws -> Int {
    var program = Program(home: folder.url.appending(path: "home-\(UUID())"))
    program.observer = ["/usr/bin/env", "python3", "-c", Self.observer]
    let result = try program.run(arguments)
    #expect(result.code == 0, "\(result.errors)")
    let kilobytes = try #require(result.errors.split(separator: "\n").last.flatMap { Int($0) })
    return kilobytes / 1000
  }

  @Test func addingATextTakesMemoryThatDoesNotGrowWithIt() throws {
    let small = try peak(["add", try text(megabytes: 16).path])
    let large = try peak(["add", try text(megabytes: 192).path])
    #expect(large - small < Self.limit, "\(small) MB, \(large) MB")
  }

  /// MB for as many chapters as 4 GB have: what the pass finds and the book's lists together.
  private static let chapterLimit = 75

  @Test func theChaptersOfAVeryLargeTextTakeNoMoreThanTheirLists() throws {
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
    let small = try peak(["add", try text(megabytes: 16).path])
    let large = try peak(["add", file.path])
    #expect(large - small < Self.chapterLimit, "\(small) MB, \(large) MB")
  }
}
