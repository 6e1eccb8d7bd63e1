import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import ReadingModel
import TestSupport
import Storage
import Testing
import VorleserKit

/// The examples in documentation comments, compiled; each stands in a function of its own.
private enum DocumentationExamples {
  static func vorleserKit() async throws {
    let kit = try VorleserKit()
    let book = try await kit.open(file: URL(filePath: "1984.epub"))
    let session = try await kit.play(book, from: 15_030)
    for await update in await session.updates() {
      print(update.position?.offset ?? 0)
      if update.state == .finished { break }
    }
  }

  static func narrator(_ sentences: any SentenceSource, _ voice: any SpeechSource) async throws {
    let narrator = Narrator(source: sentences, speech: voice)
    let report = try await narrator.narrate(
      to: URL(filePath: "emma.mp3"), as: .mp3, tags: AudioTags(title: "Emma"),
      timings: URL(filePath: "emma.json")
    ) { progress in
      print(Int(progress.fraction * 100), "%")
    }
    print(report.duration)
  }

  static func playbackSession(
    _ sentences: any SentenceSource, _ voice: any SpeechSource
  ) async throws {
    let session = PlaybackSession(source: sentences, speech: voice, sink: try SoundCardSink())
    try await session.play(from: 15_030)
    for await update in await session.updates() {
      print(update.state, update.position?.offset ?? 0)
      if update.state == .finished { break }
    }
  }

  static func liveStream(
    _ sentences: any SentenceSource, _ voice: any SpeechSource, _ schedule: SpeechSchedule,
    _ connection: Connection
  ) async throws {
    let stream = LiveStream(source: sentences, speech: voice, from: 15_030, schedule: schedule)
    for try await bytes in stream.bytes() {
      try await connection.write(bytes)
    }
  }

  struct Connection {
    func write(_ bytes: [UInt8]) async throws {}
  }

  static func library(_ kit: VorleserKit, _ file: URL) async throws {
    let library = try await Library(kit: kit)
    let book = try await library.add(file, name: "emma.epub")
    let place = try await library.setPosition(
      15_030, of: book.id, expecting: book.position.version, device: "Phone")
    print(try await library.outline(of: book.id).chapters.count, place.version)
  }

  static func audiobooks(_ library: Library, _ book: LibraryBook) async throws {
    let audiobooks = Audiobooks(library)
    let audiobook = try await audiobooks.make(book.id, voice: "heart", format: .mp3)
    for await change in await audiobooks.changes() where change.id == audiobook.id {
      guard change.state == .done else { continue }
      print(try await audiobooks.file(of: change.id, for: .owner).file.path)
    }
  }

  static func voiceInstallations(_ kit: VorleserKit) async throws {
    let installations = VoiceInstallations(kit)
    try await installations.begin("ff_siwis")
    for await offer in await installations.changes() where offer.state == .installed { break }
  }

  static func accounts(_ kit: VorleserKit) async throws {
    let accounts = Accounts(kit)
    let ada = try await accounts.add(AccountName("Ada"), password: "three quiet rivers")
    let session = try await accounts.signIn(
      name: "ada", password: "three quiet rivers", address: "192.168.1.7", device: "Phone")
    print(ada.role, session.token.count)
  }

  static func recognitions(_ library: Library, _ book: LibraryBook) async throws {
    let recognitions = Recognitions(library)
    _ = try await recognitions.start(book.id, in: ["deu"])
    for await id in await recognitions.changes() where id == book.id {
      guard let job = await recognitions.job(of: id) else { break }
      print("\(job.doneCount) of \(job.pageCount) pages")
    }
  }

  static func backupSendings(_ library: Library) async throws {
    let sendings = BackupSendings(library)
    try await sendings.start(to: "nas")
    while let work = await sendings.work(at: "nas") { print(work.sentByteCount) }
  }

  static func restoreJobs(
    _ library: Library, _ accounts: Accounts, _ name: String
  ) async throws {
    let restoreJobs = RestoreJobs(library, accounts)
    try await restoreJobs.start(RestoreOrder(backup: name, destination: "nas"), passphrase: nil)
    while let job = await restoreJobs.job, !job.isEnded { print(job.step) }
  }

  static func audioEncoder(_ samples: [Float]) throws {
    let encoder = try AudioFormat.mp3.makeEncoder(tags: AudioTags(title: "Emma"))
    var bytes = try encoder.encode(samples)
    let ending = try encoder.finish()
    ending.apply(to: &bytes)
  }
}

struct DocumentationExamplesTests {
  @Test(arguments: ["AudioCodecs", "AudioEngine", "VorleserKit"])
  func everyExampleIsCompiled(module: String) throws {
    let compiled = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let folder = Places.root.appending(path: "Sources/\(module)")
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in source.matches(of: /(?s)\/\/\/ ```swift\n(.*?)\/\/\/ ```/) {
        let lines = match.1.split(separator: "\n").map { "    " + $0.dropFirst(4) }
        #expect(compiled.contains(lines.joined(separator: "\n")), "\(path)")
        count += 1
      }
    }
    #expect(count > 0)
  }
}
