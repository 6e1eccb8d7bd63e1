import AudioEngine
import Foundation
import ReadAloud
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Audiobooks that are played beside the text of their books.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct PlayedAudiobookTests {
  private static let text =
    "CHAPTER I.\n\nThe lamp was lit. Nobody knocked.\n\nCHAPTER II.\n\nMorning came late."

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
    let file = try folder.makeFile("lamp.txt", Data(Self.text.utf8))
    book = try await library.add(file, name: "lamp.txt")
  }

  private func made(_ format: AudiobookFormat, of other: Int? = nil) async throws -> Audiobook {
    let id = try await audiobooks.make(other ?? book.id, format: format).id
    while true {
      let found = try #require(try await audiobooks.audiobooks().first { $0.id == id })
      if found.state == .done { return found }
      try #require(found.state != .failed, "\(found.problem ?? "")")
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test(arguments: [AudiobookFormat.mp3, .epub])
  func everyWordIsHeardAndPausesAreNotLeftOut(format: AudiobookFormat) async throws {
    let audiobook = try await made(format)
    #expect(audiobook.isPlayable)
    let rules = try await library.speechRules(of: book.id)
    #expect(audiobook.rules == rules.key)
    let opened = try await library.open(book.id)
    var words: [String] = []
    var end = 0
    for index in opened.spine.indices {
      let chapter = try await audiobooks.chapter(index, of: audiobook.id, in: opened)
      #expect(!chapter.isChanged)
      guard let recording = chapter.recording else { continue }
      #expect(recording.sounds == [format == .epub ? String(index) : "0"])
      let text = Array(try await opened.content.chapter(at: index).text.utf16)
      // A whole file goes on where the former chapter has ended.
      var last = format == .epub ? 0 : end
      for heard in recording.clips {
        #expect(abs(heard.clip.begin - last) <= 1)
        last = try #require(heard.clip.end)
        #expect(last > heard.clip.begin && heard.sentence.contains(heard.clip.range.lowerBound))
        words.append(String(decoding: text[heard.clip.range], as: UTF16.self))
      }
      end = format == .epub ? end + last : last
      let (sound, type) = try await audiobooks.sound(
        try #require(Int(recording.sounds[0])), of: audiobook.id)
      #expect(type == "audio/mpeg")
      switch sound {
      case .file(_, let byteCount): #expect(byteCount == audiobook.byteCount)
      case .packed(let packed): #expect(packed.byteCount > 1000 && !packed.beginning.isEmpty)
      }
    }
    let said = words.joined(separator: " ").filter { $0.isLetter }
    #expect(said == Self.text.filter { $0.isLetter })
    #expect(abs(Double(end) / 1000 - audiobook.seconds) < 0.01)
    await audiobooks.close()
  }

  @Test func aChapterWithAnotherTextHasNoClips() async throws {
    let audiobook = try await made(.mp3)
    let file = try folder.makeFile(
      "other.txt", Data(Self.text.replacing("Morning", with: "Evening").utf8))
    let other = try await library.kit.open(file: file)
    let changed = try await audiobooks.chapter(other.spine.count - 1, of: audiobook.id, in: other)
    #expect(changed.isChanged && changed.recording == nil)
    if other.spine.count > 1 {
      let same = try await audiobooks.chapter(0, of: audiobook.id, in: other)
      #expect(!same.isChanged && same.recording != nil)
    }
    await audiobooks.close()
  }

  @Test func whatIsSkippedByNowIsLeftOut() async throws {
    let html =
      "<html><body><p>It rained.</p><table><tr><td>Monday</td><td>Rain</td></tr></table></body></html>"
    let file = try folder.makeFile("table.html", Data(html.utf8))
    let table = try await library.add(file, name: "table.html")
    let audiobook = try await made(.mp3, of: table.id)
    let opened = try await library.open(table.id)
    func count(_ rules: KeyedSpeechRules) async throws -> Int {
      try await audiobooks.chapter(0, of: audiobook.id, in: opened, rules: rules).recording?.clips
        .count ?? 0
    }
    var choices = SpeechChoices()
    choices.skip = [.tables: true]
    let rules = KeyedSpeechRules(
      SpeechRules(all: choices, languages: [:], book: SpeechChoices()))
    let (whole, short) = (try await count(.none), try await count(rules))
    #expect(short > 0 && short < whole)
    await audiobooks.close()
  }

  @Test func aLinkIsKeptAsADigestAndEndsForGood() async throws {
    let audiobook = try await made(.mp3)
    let (secret, shared) = try await audiobooks.share(audiobook.id, days: 1)
    #expect(shared.openLink != nil)
    #expect(try await audiobooks.shared(secret).audiobook.id == audiobook.id)
    let description = library.kit.data.audiobooks.appending(
      path: "\(audiobook.id)/audiobook.json")
    #expect(try !String(contentsOf: description, encoding: .utf8).contains(secret))
    let later = Audiobooks(library)
    #expect(try await later.shared(secret).audiobook.id == audiobook.id)
    _ = try await later.endSharing(audiobook.id)
    await later.close()
    let last = Audiobooks(library)
    await #expect(throws: AudiobookError.noSuchLink) { try await last.shared(secret) }
    await #expect(throws: AudiobookError.noSuchLink) { try await last.shared("") }
    await #expect(throws: AudiobookError.badDays) { try await last.share(audiobook.id, days: 0) }
    await last.close()
    await audiobooks.close()
  }

  @Test func aLinkThatHasExpiredLeadsNowhere() async throws {
    let audiobook = try await made(.mp3)
    let (secret, shared) = try await audiobooks.share(audiobook.id, days: 1)
    var old = shared
    old.link = AudiobookLink(
      secret: try #require(shared.link).secret, expires: Date(timeIntervalSinceNow: -1))
    #expect(old.openLink == nil)
    try AudiobookFolder(url: library.kit.data.audiobooks).store(old)
    let later = Audiobooks(library)
    await #expect(throws: AudiobookError.noSuchLink) { try await later.shared(secret) }
    await later.close()
    await audiobooks.close()
  }

  @Test func oneThatIsGoneOrOlderIsRefused() async throws {
    let audiobook = try await made(.mp3)
    let opened = try await library.open(book.id)
    await #expect(throws: AudiobookError.noSuchAudiobook) {
      try await audiobooks.chapter(0, of: audiobook.id, in: opened, for: PersonID(7))
    }
    // What an older version has made has a description without rules.
    let description = library.kit.data.audiobooks.appending(
      path: "\(audiobook.id)/audiobook.json")
    let json = try String(contentsOf: description, encoding: .utf8)
    try Data(json.replacing(/"rules" : "[^"]*",?/, with: "").utf8).write(to: description)
    let later = Audiobooks(library)
    #expect(try await later.audiobooks().first?.isPlayable == false)
    await #expect(throws: AudiobookError.unplayable) {
      try await later.chapter(0, of: audiobook.id, in: opened)
    }
    try await audiobooks.remove(audiobook.id)
    await #expect(throws: AudiobookError.noSuchAudiobook) {
      try await audiobooks.sound(0, of: audiobook.id)
    }
    await later.close()
    await audiobooks.close()
  }
}
