import Foundation
import ReadingModel
import Synchronization
import TestSupport
import Testing

@testable import BookParser

/// A pass over a large text that was stopped goes on where it stood, and finds what one without a stop finds.
struct PassRecordTests {
  private let folder: TemporaryFolder
  private var place: URL { folder.url.appending(path: "indexes/novel.part") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Chapters of all kinds, lists of titles, blank lines, very long lines, and both ends of lines.
  private static func text(seed: UInt64, isWide: Bool) -> Data {
    var random = SeededGenerator(seed: seed)
    var text = "*** START OF THE PROJECT GUTENBERG EBOOK TIDE ***\n"
    var number = 0
    while text.utf8.count < 5 << 20 {
      number += 1
      let heading = [
        "Chapter \(number): Tide", "第\(number)章 灯火", "\(number). The lamp", "PROLOGUE", "XII",
      ]
      text += (heading.randomElement(using: &random) ?? "") + "\r\n\n"
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        text += String(repeating: "no end of this line ", count: 30_000)
      case 1:
        for line in 1...6000 { text += "Chapter \(line): The list\n" }
      default:
        for _ in 0..<Int.random(in: 5...60, using: &random) {
          text += String(
            repeating: "The boat left. ", count: Int.random(in: 1...40, using: &random))
          text += ["\n", "\r\n", "\n\n", "\r"].randomElement(using: &random) ?? ""
        }
      }
    }
    text += "\n*** END OF THE PROJECT GUTENBERG EBOOK TIDE ***\nLicence\n"
    return isWide ? text.data(using: .utf16LittleEndian) ?? Data() : Data(text.utf8)
  }

  private func bytes(_ index: LineIndex) -> [UInt8] {
    var body = IndexWriter()
    index.write(to: &body)
    return body.bytes
  }

  private func record(_ file: URL) throws -> PassRecord {
    PassRecord(
      place: place, stamp: try FileStamp(file), choices: TextChoices(), interval: 1 << 20)
  }

  /// Reads a text up to a number of bytes and is cancelled there.
  private func stop(
    _ file: URL, at limit: Int, _ head: [UInt8], _ detected: EncodingDetector.Result
  )
    async throws
  {
    let record = try record(file)
    let pass = Task {
      _ = try LineIndex.make(of: file, as: detected, head: head, record: record) { count in
        if count >= limit { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { try await pass.value }
  }

  @Test(arguments: [(UInt64(1), false), (2, false), (3, false), (4, true)])
  func aPassGoesOnWhereItStood(seed: UInt64, isWide: Bool) async throws {
    let file = try folder.makeFile("novel.txt", Self.text(seed: seed, isWide: isWide))
    let survey = try ByteSurvey.of(file)
    let detected = try #require(EncodingDetector().detect(survey))
    let whole = bytes(try LineIndex.make(of: file, as: detected, head: survey.head))
    for blocks in [1, 2, 4] {
      try await stop(file, at: blocks << 20, survey.head, detected)
      var first: Int?
      let index = try LineIndex.make(
        of: file, as: detected, head: survey.head, record: try record(file)
      ) { if first == nil { first = $0 } }
      #expect((first ?? 0) > blocks << 20, "it begins anew")
      #expect(bytes(index) == whole)
      try FileManager.default.removeItem(at: place)
    }
  }

  @Test func aRecordOfAnotherStateOrADamagedOneIsNotUsed() async throws {
    let file = try folder.makeFile("novel.txt", Self.text(seed: 5, isWide: false))
    let survey = try ByteSurvey.of(file)
    let detected = try #require(EncodingDetector().detect(survey))
    try await stop(file, at: 3 << 20, survey.head, detected)
    var other = try record(file)
    var index = try LineIndex(detected.encoding, start: 0, head: survey.head)
    #expect(other.restore(&index, detected) == 3 << 20)
    other = PassRecord(
      place: place, stamp: try FileStamp(file), choices: TextChoices(chapterRule: "^x"))
    #expect(other.restore(&index, detected) == nil)
    var random = SeededGenerator(seed: 1)
    let good = try Data(contentsOf: place)
    for _ in 0..<40 {
      var damaged = good
      damaged[Int.random(in: damaged.indices, using: &random)] ^= 0x55
      try damaged.write(to: place)
      var index = try LineIndex(detected.encoding, start: 0, head: survey.head)
      #expect(try record(file).restore(&index, detected) == nil)
    }
    try good.prefix(good.count / 2).write(to: place)
    #expect(try record(file).restore(&index, detected) == nil)
    try good.write(to: place)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
    #expect(try record(file).restore(&index, detected) == nil)
  }

  @Test func theRecordIsGoneWhenTheIndexIsThere() async throws {
    let file = try folder.makeFile("novel.txt", Self.text(seed: 6, isWide: false))
    let survey = try ByteSurvey.of(file)
    let detected = try #require(EncodingDetector().detect(survey))
    try await stop(file, at: 3 << 20, survey.head, detected)
    let index = folder.url.appending(path: "indexes/novel")
    #expect(PassRecord.place(of: index) == place)
    let first = Atomic(-1)
    let options = OpenOptions(index: index) { share in
      let permille = Int(share * 1000)
      _ = first.compareExchange(
        expected: -1, desired: permille, ordering: .relaxed)
    }
    let resumed = try await BookParser.open(file, options: options)
    #expect(first.load(ordering: .relaxed) > 500, "it begins anew")
    #expect(FileManager.default.fileExists(atPath: index.path))
    #expect(!FileManager.default.fileExists(atPath: place.path))
    #expect(resumed.spine == (try await BookParser.open(file)).spine)
  }
}
