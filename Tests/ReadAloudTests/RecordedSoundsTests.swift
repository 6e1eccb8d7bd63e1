import Foundation
import OnnxRuntime
import Phonemes
import ReadingModel
import Synthesizer
import TestSupport
import Testing

@testable import ReadAloud

/// What the front end of each language makes of some sentences is compared with the files in `Tests/Sounds`.
///
/// The cache of spoken sentences keys them by ``SpeechLanguage/revision``. After a wanted change raise that of the
/// language; then `RECORD_SOUNDS=1 swift test --filter RecordedSoundsTests` writes its sounds again, and the
/// difference is read in review. A new sentence is a line of its own, with an empty line behind it.
struct RecordedSoundsTests {
  /// The dialects whose data is prepared; most need none.
  static let dialects = SpeechLanguage.all.filter { language in
    guard ["en", "zh", "ja"].contains(language.subtag) else { return true }
    guard let share = Places.resources else { return false }
    return FileManager.default.fileExists(atPath: share.appending(path: language.folder).path)
  }.flatMap(\.dialects).map(\.tag)

  @Test(arguments: dialects)
  func soundsChangeOnlyWithTheRevisionOfTheirLanguage(tag: String) throws {
    let language = SpeechLanguage.named(tag)
    let file = Places.root.appending(path: "Tests/Sounds/\(tag).txt")
    let recorded = try RecordedSounds(String(contentsOf: file, encoding: .utf8))
    let share = Places.resources ?? URL(filePath: "/nowhere")
    let front = TextFrontEnd(
      phonemizer: try language.phonemizer(
        tag, share.appending(path: language.folder),
        share.appending(path: "lib/\(Runtime.fileName)")),
      normalize: language.normalizer(tag))
    var found = recorded
    found.revision = language.revision
    for index in found.rows.indices {
      found.rows[index].sounds = try Self.sounds(of: found.rows[index].sentence, front)
    }
    #expect(!found.rows.isEmpty)
    for (was, now) in zip(recorded.rows, found.rows)
    where recorded.revision == found.revision && !was.sounds.isEmpty {
      #expect(
        was.sounds == now.sounds,
        """
        '\(was.sentence)' sounds otherwise than recorded in Tests/Sounds/\(tag).txt. If that is wanted, raise `revision` in \
        Sources/ReadAloud/Languages/SpeechLanguage+….swift, so that sentences in the cache are spoken anew, and run with \
        RECORD_SOUNDS=1.
        """)
      // Sounds whose revision was not raised are not recorded.
      if was.sounds != now.sounds { return }
    }
    if ProcessInfo.processInfo.environment["RECORD_SOUNDS"] != nil {
      try Data(found.text.utf8).write(to: file)
      return
    }
    #expect(
      recorded == found,
      "The revision of \(tag) was raised: run with RECORD_SOUNDS=1, and read the difference.")
  }

  private static func sounds(of sentence: String, _ front: TextFrontEnd) throws -> String {
    try front.utterance(sentence).words.map { $0.phonemes + ($0.hasTrailingSpace ? " " : "") }
      .joined().trimmingCharacters(in: .whitespaces)
  }
}

/// A file of sentences and their sounds, line by line in turn, behind a line with the revision.
private struct RecordedSounds: Equatable {
  struct Row: Equatable {
    var sentence: String
    var sounds: String
  }

  var revision: Int
  var rows: [Row]

  init(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    revision = try #require(lines.first.flatMap { Int($0.dropFirst("revision ".count)) })
    rows = stride(from: 1, to: lines.count - 1, by: 2).map { index in
      Row(sentence: lines[index], sounds: lines[index + 1])
    }
  }

  var text: String {
    rows.reduce("revision \(revision)\n") { "\($0)\($1.sentence)\n\($1.sounds)\n" }
  }
}
