import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)), .ownThreads)
struct VoicesTests {
  private struct Row: Decodable {
    var id: String
    var language: String
    var engine: String
    var isInstalled: Bool
  }

  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// The voices that are listed as installed.
  private func installed() throws -> [String] {
    try desk.program.run("voices", "--json").json([Row].self).filter(\.isInstalled).map(\.id)
  }

  /// Everything in the data folder.
  private func stored() throws -> [String] {
    let home = desk.path("home")
    guard FileManager.default.fileExists(atPath: home) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: home)
      .filter { $0.contains(".") }.sorted()
  }

  /// The voices that come with the program.
  private static let own = [
    "heart", "jf_alpha", "jf_gongitsune", "jf_nezumi", "jf_tebukuro", "jm_kumo",
  ]

  @Test func theProgramsOwnVoicesAreListed() throws {
    let shown = try desk.program.run("voices", "list")
    #expect(shown.code == 0)
    #expect(
      shown.output.hasPrefix("heart         en-US  hibari  female, 24.0 kHz\njf_alpha      ja"))
    #expect(shown.errors == "Run 'vorleser voices --all' to see more voices.\n")
    #expect(try installed() == Self.own)
  }

  @Test func allListsWhatCanBeInstalled() throws {
    let rows = try desk.program.run("voices", "--all", "--json").json([Row].self)
    #expect(rows.first?.id == "heart")
    #expect(rows.contains { $0.id == "bf_emma" && $0.language == "en-GB" && !$0.isInstalled })
    #expect(rows.contains { $0.id == "af_heart" && $0.engine == "kokoro" })
    #expect(Set(rows.map(\.id)).count == rows.count)
    #expect(try desk.program.run("voices", "--all").output.contains("bf_emma"))
  }

  @Test(arguments: ["heart", "jf_alpha"])
  func theProgramsOwnVoicesStay(name: String) throws {
    let shown = try desk.program.run("voices", "remove", name)
    #expect(shown.code == 64)
    #expect(shown.errors.hasPrefix("Error: The voice '\(name)' is built in and can't be removed."))
    #expect(try installed() == Self.own)
  }

  @Test(arguments: ["nobody", "", "../../etc/passwd", "/etc/passwd"])
  func aVoiceThatIsNotThereCannotBeRemovedOrInstalled(name: String) throws {
    #expect(try desk.program.run("voices", "remove", name).code == 69)
    #expect(try desk.program.run("voices", "install", name, "--from", desk.path("")).code == 69)
    #expect(try desk.program.run("voices", "install", name).code == 69)
    #expect(try stored() == [])
  }

  @Test(arguments: ["af_bella", "emma", "mine"])
  func aFolderWithoutTheVoiceIsNamed(name: String) throws {
    let folder = desk.folder.url.path
    let shown = try desk.program.run("voices", "install", name, "--from", folder)
    #expect(shown.code == 69)
    #expect(shown.errors.hasPrefix("Error: There is no file '"))
    #expect(shown.errors.contains("' in \(folder). "))
  }

  @Test func namesDoNotLeadOutOfTheDataFolder() throws {
    let precious = try desk.folder.makeFile("precious.json", Data("mine".utf8))
    let folder = desk.folder.url.appending(path: "home/voices/kokoro")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shown = try desk.program.run("voices", "remove", "../../../precious")
    #expect(shown.code == 69)
    #expect(FileManager.default.fileExists(atPath: precious.path))
  }

  @Test(.enabled(if: Places.voices != nil, "no voice packs; see CONTRIBUTING"))
  func aDamagedPackIsRefused() throws {
    var bytes = try Data(contentsOf: #require(Places.voices).appending(path: "af_heart.bin"))
    bytes[1_000] ^= 1
    _ = try desk.folder.makeFile("af_heart.bin", bytes)
    let shown = try desk.program.run(
      "voices", "install", "af_heart", "--from", desk.folder.url.path)
    #expect(shown.code == 75)
    #expect(shown.errors.contains("was damaged"))
    #expect(try stored() == [])
    #expect(try installed() == Self.own)
  }

  @Test(arguments: ["af_mine", "mine"])
  func anOwnFileThatIsNoPackIsRefused(name: String) throws {
    _ = try desk.folder.makeFile("\(name).bin", Data("no voice".utf8))
    let shown = try desk.program.run("voices", "install", name, "--from", desk.folder.url.path)
    #expect(shown.code == 69)
    #expect(shown.errors.split(separator: "\n").count == 1)
    #expect(try stored() == [])
  }

  @Test(.enabled(if: Places.voices != nil, "no voice packs; see CONTRIBUTING"))
  func packsInstallSpeakBlendAndGo() throws {
    let folder = try #require(Places.voices).path
    let program = desk.program
    let shown = try program.run("voices", "install", "af_heart", "bf_emma", "--from", folder)
    #expect(shown.code == 0)
    #expect(shown.errors == "af_heart was installed.\nbf_emma was installed.\n")
    #expect(try Set(installed()) == Set(Self.own + ["af_heart", "bf_emma"]))

    let blend = try program.run(
      "speak", "The blend speaks.", "-o", desk.path("blend.wav"), "--voice",
      "af_heart:60,bf_emma:40")
    #expect(blend.code == 0)
    let sound = try Sound(wav: desk.data("blend.wav"))
    #expect(sound.loudness(0, sound.seconds) > 0.02)

    // A British voice says the word as if the British pronunciation were written out.
    for (name, text) in [
      ("plain", "A bath."), ("british", "A [bath](/bˈɑːθ/)."), ("american", "A [bath](/bˈæθ/)."),
    ] {
      let spoken = try program.run(
        "speak", text, "-o", desk.path("\(name).wav"), "--voice", "bf_emma")
      #expect(spoken.code == 0)
    }
    #expect(try desk.data("plain.wav") == desk.data("british.wav"))
    #expect(try desk.data("plain.wav") != desk.data("american.wav"))

    #expect(try program.run("voices", "remove", "af_heart").code == 0)
    #expect(try Set(installed()) == Set(Self.own + ["bf_emma"]))
    #expect(try stored().allSatisfy { $0.contains("bf_emma") })
    let gone = try program.run(
      "speak", "Hi.", "-o", desk.path("x.wav"), "--voice", "af_heart:60,bf_emma:40")
    #expect(gone.code == 69)
  }

  @Test func aPreviewGoesToAFile() throws {
    let shown = try desk.program.run("voices", "preview", "heart", "-o", desk.path("a.wav"))
    #expect(shown.code == 0)
    #expect(try Sound(wav: desk.data("a.wav")).seconds > 3)
  }
}
