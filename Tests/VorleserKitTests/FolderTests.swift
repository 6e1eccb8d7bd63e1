import Foundation
import TestSupport
import Testing
import VorleserKit

struct DataFolderTests {
  private static let fallback = FileManager.default.homeDirectoryForCurrentUser
    .appending(path: ".local/share/vorleser").path

  @Test(arguments: [
    ([:], fallback),
    (["HOME": "/someone"], "/someone/.local/share/vorleser"),
    (["HOME": "relative"], fallback),
    (["HOME": "/someone", "XDG_DATA_HOME": "/data"], "/data/vorleser"),
    (["XDG_DATA_HOME": "/data"], "/data/vorleser"),
    (["XDG_DATA_HOME": ""], fallback),
    (["XDG_DATA_HOME": "relative"], fallback),
    (["VORLESER_HOME": "/mine", "XDG_DATA_HOME": "/data"], "/mine"),
    (["VORLESER_HOME": "", "XDG_DATA_HOME": "/data"], "/data/vorleser"),
  ])
  func followsTheBaseDirectoryRules(environment: [String: String], path: String) {
    #expect(DataFolder(environment: environment).url.path == path)
  }

  @Test func engineVoicesLieApart() {
    let folder = DataFolder(url: URL(filePath: "/mine"))
    #expect(folder.voices(of: "kokoro").path == "/mine/voices/kokoro")
    #expect(folder.voices(of: "hibari").path == "/mine/voices/hibari")
  }
}

struct ResourceFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func make(_ path: String) throws -> URL {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test func theEnvironmentGoesFirst() throws {
    let named = try make("named")
    _ = try make("share/vorleser")
    let found = try ResourceFolder(
      environment: [ResourceFolder.variable: named.path],
      executable: make("bin").appending(path: "vorleser"))
    #expect(found.url.path == named.path)
  }

  @Test func anInstalledProgramFindsItsShare() throws {
    let share = try make("share/vorleser")
    let found = try ResourceFolder(
      environment: [:], executable: make("bin").appending(path: "vorleser"))
    #expect(found.url.path == share.path)
  }

  @Test func aLinkToTheProgramLeadsThere() throws {
    let share = try make("share/vorleser")
    let program = try make("bin").appending(path: "vorleser")
    try Data().write(to: program)
    let link = try make("elsewhere").appending(path: "vorleser")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
    let found = try ResourceFolder(environment: [:], executable: link)
    #expect(found.url.path == share.path)
  }

  @Test func aBuildFindsItsCheckout() throws {
    let share = try make(".resources/share")
    _ = try folder.makeFile("Package.swift")
    let found = try ResourceFolder(
      environment: [:], executable: make(".build/x86/debug").appending(path: "vorleser"))
    #expect(found.url.path == share.path)
  }

  @Test func nothingAnywhereNamesThePlaces() throws {
    let error = try #require(
      throws: ResourceFolder.Failure.self,
      performing: {
        try ResourceFolder(environment: [ResourceFolder.variable: "/no/such"], executable: nil)
      })
    #expect(error == .missing(searched: ["/no/such"]))
    #expect(error.description.contains("(looked in /no/such)"))
    #expect(error.description.contains("run 'make "))
  }
}
