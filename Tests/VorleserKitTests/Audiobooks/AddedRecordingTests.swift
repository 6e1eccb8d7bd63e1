import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import ReadingModel
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Recordings in files of their own that people add to books, in the queue of audiobooks.
@Suite(
  .enabled(
    if: Places.resources != nil && FFmpeg() != nil,
    "needs the models, 'make setup', and the program ffmpeg"),
  .timeLimit(.minutes(10)))
struct AddedRecordingTests {
  private static let first =
    "The lamp was lit in the tower. Nobody knocked at the door that evening, and the keeper went to bed."
  private static let second =
    "Morning came late. A boat lay at the quay, and two men carried boxes up the stairs."
  private static let other =
    "Seventeen machines were delivered on Monday. Their motors are cooled by oil, which has to be changed every year."

  let folder: TemporaryFolder
  let library: Library
  let audiobooks: Audiobooks
  let book: LibraryBook

  init() async throws {
    folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: Places.resources)
    library = try await Library(kit: kit)
    audiobooks = Audiobooks(library)
    let text = "CHAPTER I.\n\n\(Self.first)\n\nCHAPTER II.\n\n\(Self.second)"
    let file = try folder.makeFile("lamp.txt", Data(text.utf8))
    book = try await library.add(file, name: "lamp.txt")
  }

  /// A file as it has arrived.
  private func arrived(_ name: String, _ bytes: Data) async throws -> IncomingFile {
    let file = try await library.receive(name)
    try await file.write([UInt8](bytes))
    _ = try await file.finish()
    return file
  }

  /// A text that is spoken slowly.
  private func spoken(_ text: String, as name: String) async throws -> IncomingFile {
    let file = folder.url.appending(path: name)
    var options = SpeechOptions()
    options.speed = 0.8
    let format = try #require(AudioFormat(fileExtension: file.pathExtension))
    _ = try await library.kit.speak(text, to: file, as: format, options)
    return try await arrived(name, Data(contentsOf: file))
  }

  private func recording() async throws -> [IncomingFile] {
    [
      try await spoken("Chapter one. \(Self.first)", as: "1.mp3"),
      try await spoken("Chapter two. \(Self.second)", as: "2.opus"),
    ]
  }

  /// The audiobook once it has come to an end.
  private func ended(_ id: String, in audiobooks: Audiobooks) async throws -> Audiobook {
    while true {
      let found = try #require(try await audiobooks.audiobooks().first { $0.id == id })
      if [.done, .failed].contains(found.state) { return found }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func files(_ audiobook: Audiobook) throws -> Set<String> {
    let place = library.kit.data.audiobooks.appending(path: audiobook.id)
    return Set(try FileManager.default.contentsOfDirectory(atPath: place.path))
  }

  @Test func aRecordingBecomesAVoiceOfItsBook() async throws {
    let asked = try await audiobooks.add(recording(), readBy: "Ada Example", to: book.id)
    #expect(asked.recording?.files == ["1.mp3", "2.opus"] && asked.format == .epub)
    let done = try await ended(asked.id, in: audiobooks)
    #expect(done.state == .done && done.isPlayable && done.fraction == 1, "\(done.problem ?? "")")
    // The announcements of the chapters may be found or not.
    #expect(done.skippedCount <= 2 && done.seconds > 10)
    // Nothing of what was sent is kept besides.
    #expect(
      try files(done) == ["audiobook.json", "audiobook.epub", "texts.json", "words.clips"])
    let opened = try await library.open(book.id)
    var heard: [String] = []
    for index in opened.spine.indices {
      let chapter = try await audiobooks.chapter(index, of: done.id, in: opened)
      let text = Array(try await opened.content.chapter(at: index).text.utf16)
      for one in chapter.recording?.clips ?? [] {
        heard.append(String(decoding: text[one.clip.range], as: UTF16.self))
      }
    }
    let said = heard.joined(separator: " ").filter(\.isLetter)
    for part in [Self.first, Self.second] { #expect(said.contains(part.filter(\.isLetter))) }
    let made = try await library.kit.open(file: try await audiobooks.file(of: done.id).file)
    #expect(made.content.recording?.narrators == ["Ada Example"])
    await audiobooks.close()
  }

  @Test func itGoesOnAfterARestart() async throws {
    let asked = try await audiobooks.add(recording(), to: book.id)
    await audiobooks.close()
    let second = Audiobooks(library)
    #expect(try await second.audiobooks().first?.recording == asked.recording)
    await second.resume()
    #expect(try await ended(asked.id, in: second).state == .done)
    await second.close()
  }

  @Test func itsRecordingStaysUntilTheDescriptionIsStored() async throws {
    let asked = try await audiobooks.add(recording(), to: book.id)
    await audiobooks.close()
    let place = library.kit.data.audiobooks.appending(path: "\(asked.id)/audiobook.json")
    let stored = try Data(contentsOf: place)
    let second = Audiobooks(library)
    // A folder in its place lets no description be stored.
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(
      at: place.appending(path: "blocked"), withIntermediateDirectories: true)
    await second.resume()
    #expect(try await ended(asked.id, in: second).state == .done)
    await second.close()
    #expect(try files(asked).isSuperset(of: ["recording", "audiobook.epub"]))
    try FileManager.default.removeItem(at: place)
    try stored.write(to: place)
    let third = Audiobooks(library)
    await third.resume()
    #expect(try await ended(asked.id, in: third).state == .done)
    await third.close()
    #expect(try !files(asked).contains("recording"))
  }

  @Test func aRecordingThatIsLeftBehindGoesAtTheNextStart() async throws {
    let asked = try await audiobooks.add(recording(), to: book.id)
    #expect(try await ended(asked.id, in: audiobooks).state == .done)
    await audiobooks.close()
    let left = library.kit.data.audiobooks.appending(path: "\(asked.id)/recording")
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    let second = Audiobooks(library)
    await second.resume()
    await second.close()
    #expect(try !files(asked).contains("recording"))
  }

  @Test func aRecordingOfAnotherBookFailsWithAReasonAndIsKeptForAnotherTry() async throws {
    let asked = try await audiobooks.add([spoken(Self.other, as: "oil.flac")], to: book.id)
    let failed = try await ended(asked.id, in: audiobooks)
    #expect(failed.state == .failed && failed.refusal == .notOfThisBook && !failed.isPlayable)
    #expect(try files(failed).contains("recording"))
    let again = try await audiobooks.setPaused(asked.id, false)
    #expect(again.refusal == nil && again.problem == nil)
    #expect(try await ended(asked.id, in: audiobooks).refusal == .notOfThisBook)
    try await audiobooks.remove(asked.id)
    #expect(throws: CocoaError.self) { try files(failed) }
    await audiobooks.close()
  }

  @Test func aFileWithoutSoundIsToldByItsNameAndNothingIsAdded() async throws {
    let good = try await spoken("Good.", as: "1.wav")
    let bad = try await arrived("2 bad.mp3", Data("no sound".utf8))
    let error = await #expect(throws: RecordingError.self) {
      try await audiobooks.add([good, bad], to: book.id)
    }
    guard case .undecodable("2 bad.mp3", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.contains(folder.url.path))
    #expect(try await audiobooks.audiobooks().isEmpty)
    await audiobooks.close()
  }
}
