import Foundation
import Hashing
import KokoroVoices
import Synthesizer
import TestSupport
import Testing

struct KokoroCatalogueTests {
  @Test func everySpokenLanguageHasVoices() {
    let tags = Set(KokoroCatalogue.entries.map { $0.voice.language.prefix(2) })
    #expect(tags == Set(KokoroEngine.languages.map { Substring($0) }))
    let names = KokoroCatalogue.entries.map(\.voice.id)
    #expect(Set(names).count == names.count)
    #expect(KokoroCatalogue.entries.allSatisfy { $0.sha256.count == 64 })
  }

  @Test(.enabled(if: Places.voices != nil, "needs the voice packs for tests"))
  func theHashesAreThoseOfThePacks() throws {
    let folder = try #require(Places.voices)
    var count = 0
    for entry in KokoroCatalogue.entries {
      let file = folder.appending(path: "\(entry.voice.id).bin")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      #expect(Digest.hexadecimal(try Digest.of(file: file, .sha256).digest) == entry.sha256)
      count += 1
    }
    #expect(count > 0)
  }
}
