import Foundation
import TestSupport
import Testing

/// Every exit code that can be provoked, with its sentence.
@Suite(.ownThreads)
struct ExitCodeTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test(arguments: ["info", "text", "html", "check", "sentences"])
  func aMissingBookIs66(command: String) throws {
    let shown = try desk.program.run(command, desk.path("none.epub"))
    #expect(shown.code == 66)
    #expect(
      shown.errors == "Error: This file can't be read: "
        + "there is no file 'none.epub'. Check its name and folder.\n")
  }

  @Test func aFolderIs66() throws {
    let shown = try desk.program.run("info", desk.folder.url.path)
    #expect(shown.code == 66)
    let name = desk.folder.url.lastPathComponent
    #expect(
      shown.errors == "Error: This file can't be read: '\(name)' is a folder. Choose a file.\n")
  }

  @Test func nonsenseIs65() throws {
    let file = try desk.folder.makeFile("a.epub", Data([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 255]))
    let shown = try desk.program.run("info", file.path)
    #expect(shown.code == 65)
    #expect(shown.errors.contains("isn't supported yet. Supported formats: Comic, EPUB, "))
  }

  @Test func aDamagedArchiveIs65AndSaysWhatToDo() throws {
    let whole = try Data(contentsOf: SampleBook.write(in: desk.folder))
    let pieces = [whole.prefix(200), Data("PK\u{3}\u{4} and no more".utf8), Data("torn".utf8)]
    for piece in pieces {
      let file = try desk.folder.makeFile("torn.epub", piece)
      let shown = try desk.program.run("info", file.path)
      #expect(shown.code == 65)
      let sentence = /Error: This file is damaged \([a-z][^\n]+\)\. Download or copy it again\.\n/
      #expect(shown.errors.wholeMatch(of: sentence) != nil, "\(shown.errors)")
    }
  }

  @Test func anEmptyFileIs65() throws {
    let file = try desk.folder.makeFile("a.txt")
    let shown = try desk.program.run("info", file.path)
    #expect(shown.code == 65)
    #expect(shown.errors == "Error: This file is empty. Download or copy it again.\n")
  }

  @Test func aProtectedBookIs65AndSaysSo() throws {
    let book = try SampleBook.writeProtected(in: desk.folder)
    let shown = try desk.program.run("info", book.path)
    #expect(shown.code == 65)
    #expect(shown.errors.hasPrefix("Error: This book is protected by DRM ("))
  }

  @Test func anotherEncodingOnStandardInputIs65() throws {
    let latin = Data([0x63, 0x61, 0x66, 0xE9])
    let shown = try desk.program.start(["sentences", "-"], input: latin).result()
    #expect(shown.code == 65)
    #expect(shown.errors.hasPrefix("Error: The text isn't UTF-8."))
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func anUnknownVoiceIs69() throws {
    let shown = try desk.program.run("speak", "Hi.", "-o", desk.path("a.wav"), "--voice", "nobody")
    #expect(shown.code == 69)
    #expect(
      shown.errors
        == "Error: There is no voice 'nobody'. "
        + "Run 'vorleser voices' for a list.\n")
    #expect(try desk.files() == [])
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func aVoiceThatCouldBeInstalledSaysHow() throws {
    let shown = try desk.program.run("voices", "preview", "af_bella")
    #expect(shown.code == 69)
    #expect(shown.errors.hasSuffix("Install it with 'vorleser voices install af_bella'.\n"))
  }

  @Test(arguments: ["not there", "there but empty"])
  func withoutModelsItIs69AndSaysWhatToRun(folder: String) throws {
    var program = desk.program
    let place = desk.folder.url.appending(path: "models")
    if folder == "there but empty" {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    program.environment["VORLESER_RESOURCES"] = place.path
    let shown = try program.run("speak", "Hi.", "-o", desk.path("a.wav"))
    #expect(shown.code == 69)
    #expect(shown.errors.contains("looked in \(place.path)"))
    #expect(shown.errors.contains("run 'make "))
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func aDamagedModelIs69() throws {
    let place = desk.folder.url.appending(path: "models")
    try FileManager.default.copyItem(at: #require(Places.resources), to: place)
    let model = place.appending(path: "hibari/heart.onnx")
    try Data(contentsOf: model).prefix(100_000).write(to: model)
    var program = desk.program
    program.environment["VORLESER_RESOURCES"] = place.path
    let shown = try program.run("speak", "Hi.", "-o", desk.path("a.wav"))
    #expect(shown.code == 69)
    #expect(shown.errors.contains("run `make "))
    #expect(shown.errors.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func anOutputThatCannotBeIs73() throws {
    let missing = desk.path("none/a.wav")
    let shown = try desk.program.run("speak", "Hi.", "-o", missing)
    #expect(shown.code == 73)
    #expect(
      shown.errors == "Error: '\(missing)' can't be written: "
        + "there is no folder \(desk.path("none")).\n")
    #expect(try desk.files() == [], "nothing is made by the way")
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func aFolderAsOutputIs73BeforeAnythingIsSpoken() throws {
    let folder = desk.folder.url.appending(path: "a.wav")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let shown = try desk.program.run("speak", "Hi.", "-o", folder.path)
    #expect(shown.code == 73)
    #expect(shown.errors.contains("it is a folder"))
    #expect(try desk.files() == ["a.wav"])
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func timingsThatCannotBeWrittenAre73() throws {
    let shown = try desk.program.run(
      "speak", "Hi.", "-o", desk.path("a.wav"), "--timings", desk.path("none/a.json"))
    #expect(shown.code == 73)
    #expect(try desk.files() == [])
  }

  @Test(.enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"))
  func nothingToSayIs65() throws {
    let shown = try desk.program.run("speak", " \n", "-o", desk.path("a.wav"))
    #expect(shown.code == 65)
    #expect(shown.errors.contains("nothing"))
    #expect(!FileManager.default.fileExists(atPath: desk.path("a.wav")))
  }

  @Test func verboseShowsTheWholeChain() throws {
    let plain = try desk.program.run("info", desk.path("none.epub"))
    let verbose = try desk.program.run("info", desk.path("none.epub"), "--verbose")
    #expect(verbose.code == plain.code)
    #expect(verbose.errors.hasPrefix(plain.errors + "Caused by: "))
    #expect(verbose.errors.contains("BookOpenError"))
    #expect(verbose.errors.contains("unreadable"))
  }

  @Test func theHelpScreenNamesEveryCode() throws {
    let source = try String(
      contentsOf: Places.root.appending(path: "Sources/vorleser/ExitCode.swift"), encoding: .utf8)
    let screen = try desk.program.run("--help").output
    let codes = source.matches(of: /rawValue: (\d+)\)/).map(\.1)
    #expect(codes.count > 5)
    for code in codes {
      #expect(screen.contains(try Regex("\\b\(code)\\b")), "\(code)")
    }
  }
}
