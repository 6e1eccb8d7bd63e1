import Foundation
import ReadingModel
import Synchronization
import TestSupport
import Testing

@testable import BookParser

struct TextIndexTests {
  private let folder: TemporaryFolder
  private var index: URL { folder.url.appending(path: "indexes/novel") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A novel of chapters, with a control character if it is to have a finding.
  private static func novel(_ word: String, chapters: Int = 60, isDamaged: Bool = false) -> Data {
    // Where the survey counts such characters: in the first 64 KB.
    var data = Data(isDamaged ? [0x61, 0x01, 0x0A, 0x0A] : [])
    for number in 1...chapters {
      data += Data("Chapter \(number): The \(word)\n\n".utf8)
      let paragraph =
        "The boat left the harbour before anyone was awake, and nobody saw the \(word) on the quay. 🍵\n\n"
      for _ in 0..<250 { data += Data(paragraph.utf8) }
    }
    return data
  }

  /// Opens a text, and says whether it was read for that.
  private func open(_ file: URL) async throws -> (book: Book, wasRead: Bool) {
    let wasRead = Atomic(false)
    let options = OpenOptions(index: index) { _ in wasRead.store(true, ordering: .relaxed) }
    let book = try await BookParser.open(file, options: options)
    return (book, wasRead.load(ordering: .relaxed))
  }

  private func check(_ book: Book, isLike other: Book) async throws {
    #expect(book.fingerprint == other.fingerprint)
    #expect(book.metadata == other.metadata)
    #expect(book.contents == other.contents)
    #expect(book.spine == other.spine)
    #expect(book.findings == other.findings)
    for place in book.spine.indices {
      let texts = (
        try await book.content.chapter(at: place).text,
        try await other.content.chapter(at: place).text
      )
      #expect(texts.0 == texts.1)
    }
  }

  @Test func aTextIsReadOnceAndThenOpenedByItsIndex() async throws {
    let file = try folder.makeFile("novel.txt", Self.novel("lamp", isDamaged: true))
    let first = try await open(file)
    #expect(first.wasRead && first.book.spine.count >= 60 && first.book.findings.count == 1)
    let second = try await open(file)
    #expect(!second.wasRead)
    try await check(second.book, isLike: first.book)
    let withoutIndex = try await BookParser.open(file)
    try await check(second.book, isLike: withoutIndex)
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [UInt8]([0xFF, 0xFE])), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf8, [0xEF, 0xBB, 0xBF]),
  ])
  func theIndexKeepsTheEncoding(encoding: String.Encoding, mark: [UInt8]) async throws {
    let text = String(decoding: Self.novel("lämp"), as: UTF8.self)
    let file = try folder.makeFile(
      "novel.txt", Data(mark) + (try #require(text.data(using: encoding))))
    let first = try await open(file)
    let second = try await open(file)
    #expect(first.wasRead && !second.wasRead)
    try await check(second.book, isLike: first.book)
    #expect(try await second.book.content.chapter(at: 0).text.hasPrefix("Chapter 1: The lämp\n"))
  }

  @Test func aDamagedIndexIsMadeAgain() async throws {
    let file = try folder.makeFile("novel.txt", Self.novel("lamp"))
    let first = try await open(file)
    let whole = try Data(contentsOf: index)
    var random = SystemRandomNumberGenerator()
    var damaged: [Data] = [Data(), whole.prefix(20), whole.dropLast(), whole + [0]]
    for place in [0, 12, 13, 44, 45, 46, whole.count / 2, whole.count - 1] {
      var copy = whole
      copy[place] ^= UInt8.random(in: 1...255, using: &random)
      damaged.append(copy)
    }
    for bytes in damaged {
      try bytes.write(to: index)
      let again = try await open(file)
      #expect(again.wasRead)
      #expect(again.book.spine == first.book.spine)
      #expect(try Data(contentsOf: index) == whole)
    }
  }

  @Test func aTextThatWasWrittenToIsReadAgain() async throws {
    let file = try folder.makeFile("novel.txt", Self.novel("lamp"))
    _ = try await open(file)
    // As long as before, so that only its bytes tell.
    try Self.novel("ship").write(to: file)
    let changed = try await open(file)
    #expect(changed.wasRead)
    #expect(changed.book.spine.first?.title == "Chapter 1: The ship")
    let again = try await open(file)
    #expect(!again.wasRead && again.book.spine == changed.book.spine)
  }

  @Test func aCopyOfTheTextIsHashedAndNotReadForChapters() async throws {
    let file = try folder.makeFile("novel.txt", Self.novel("lamp"))
    let first = try await open(file)
    let copy = folder.url.appending(path: "restored.txt")
    try FileManager.default.copyItem(at: file, to: copy)
    let restored = try await open(copy)
    #expect(!restored.wasRead && restored.book.fingerprint == first.book.fingerprint)
    #expect(restored.book.spine == first.book.spine)
  }

  @Test func aShortTextNeedsNoIndex() async throws {
    let file = try folder.makeFile("novel.txt", Self.novel("lamp", chapters: 3))
    _ = try await open(file)
    #expect(!FileManager.default.fileExists(atPath: index.path))
  }

  @Test func anIndexThatCanNotBeStoredHurtsNobody() async throws {
    let file = try folder.makeFile("novel.txt", Self.novel("lamp"))
    // A file stands where the folder should be.
    _ = try folder.makeFile("indexes", Data())
    let first = try await open(file)
    #expect(first.wasRead && first.book.spine.count == 60)
  }

  @Test func theOldestIndexesMakeRoom() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: index.deletingLastPathComponent(), withIntermediateDirectories: true)
    for number in 0..<IndexFolder.limit + 5 {
      let place = index.deletingLastPathComponent().appending(path: "\(number)")
      try Data().write(to: place)
      let date = Date(timeIntervalSince1970: Double(1_000 + number))
      try files.setAttributes([.modificationDate: date], ofItemAtPath: place.path)
    }
    IndexFolder(url: index.deletingLastPathComponent()).prune(keeping: "0")
    let left = try files.contentsOfDirectory(atPath: index.deletingLastPathComponent().path)
    #expect(left.count == IndexFolder.limit && left.contains("0"))
    #expect(!left.contains("1") && !left.contains("5") && left.contains("6"))
  }

  @Test func aTextThatIsGivenUpLeavesNoIndex() async throws {
    let file = try folder.makeFile("novel.txt", Self.novel("lamp", chapters: 200))
    let index = index
    let task = Task {
      try await BookParser.open(
        file, options: OpenOptions(index: index) { _ in withUnsafeCurrentTask { $0?.cancel() } })
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
    #expect(!FileManager.default.fileExists(atPath: index.path))
  }
}
