import Foundation
import TestSupport
import Testing

@testable import VorleserKit

/// An admin chooses folders that are watched, below those that the program is started with.
@Suite(.timeLimit(.minutes(2)))
struct WatchedFoldersTests {
  private let folder: TemporaryFolder
  private let root: URL
  private let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    root = try Self.made(folder.url.appending(path: "books"))
    var kit = try VorleserKit(
      home: root.appending(path: "home"), resources: folder.url.appending(path: "none"))
    kit.watchableFolders = [root]
    library = try await Library(kit: kit)
  }

  @discardableResult
  private static func made(_ url: URL) throws -> URL {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private func watching(_ body: (WatchedFolders) async throws -> Void) async throws {
    let watched = WatchedFolders(library, interval: .milliseconds(20))
    let task = Task { await watched.run() }
    defer { task.cancel() }
    try await body(watched)
    task.cancel()
    await task.value
  }

  private func only(_ watched: WatchedFolders) async throws -> WatchedFolder {
    try #require(try await watched.all().first)
  }

  @Test func aChosenFolderIsWatchedAlsoAfterTheNextStart() async throws {
    let scanner = try Self.made(root.appending(path: "scanner"))
    try Data("Rain fell.".utf8).write(to: scanner.appending(path: "rain.txt"))
    try await watching { watched in
      try await watched.add(scanner.path)
      try await eventually("the file is added") { try await only(watched).addedCount == 1 }
      let folder = try await only(watched)
      #expect(folder.state == .watched && folder.looked != nil && folder.refused.isEmpty)
    }
    try Data("A walk.".utf8).write(to: scanner.appending(path: "walk.txt"))
    try await watching { watched in
      try await eventually("the next file is added") { try await only(watched).addedCount == 1 }
      let id = try #require(try await only(watched).id)
      try await watched.remove(id)
      #expect(try await watched.all().isEmpty)
      await #expect(throws: WatchedFolderError.noSuchFolder) { try await watched.remove(id) }
    }
    #expect(try await library.books().count == 2, "the books stay")
  }

  @Test func aFolderThatVanishesIsNamedAndComesBackByItself() async throws {
    let (scanner, away) = (root.appending(path: "scanner"), root.appending(path: "away"))
    try Self.made(scanner)
    try await watching { watched in
      try await watched.add(scanner.path)
      try FileManager.default.moveItem(at: scanner, to: away)
      try await eventually("it is missing") { try await only(watched).state == .missing }
      try Data("Rain fell.".utf8).write(to: away.appending(path: "rain.txt"))
      try FileManager.default.moveItem(at: away, to: scanner)
      try await eventually("it is back") {
        let folder = try await only(watched)
        return folder.state == .watched && folder.addedCount == 1
      }
    }
  }

  @Test func whatIsRefusedIsNamedUntilItIsMendedOrGone() async throws {
    let scanner = try Self.made(root.appending(path: "scanner"))
    let files = ["one.epub", "two.epub"].map { scanner.appending(path: $0) }
    for file in files { try Data("no EPUB \(file)".utf8).write(to: file) }
    try await watching { watched in
      try await watched.add(scanner.path)
      try await eventually("both are refused") {
        try await only(watched).refused.map(\.file.lastPathComponent) == ["one.epub", "two.epub"]
      }
      try FileManager.default.removeItem(at: files[0])
      try await eventually("the deleted one is forgotten") {
        try await only(watched).refused.map(\.file.lastPathComponent) == ["two.epub"]
      }
    }
  }

  @Test func onlyFoldersBelowTheAllowedOnesAreTaken() async throws {
    let outside = try Self.made(folder.url.appending(path: "secret"))
    try Self.made(folder.url.appending(path: "books-of-others"))
    let link = root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    try Data().write(to: root.appending(path: "file.txt"))
    try await watching { watched in
      for path in [
        outside.path, link.path, root.path + "/../secret", folder.url.path, "/",
        root.path + "-of-others", "secret", "", folder.url.path + "/nowhere",
      ] {
        await #expect(throws: WatchedFolderError.outside, "\(path)") {
          try await watched.add(path)
        }
      }
      for path in ["/nowhere", "/file.txt"] {
        await #expect(throws: WatchedFolderError.unreadable, "\(path)") {
          try await watched.add(root.path + path)
        }
      }
      // The data folder is below the root here, and the root holds it.
      for path in ["", "home", "home/originals"] {
        try Self.made(root.appending(path: "home/originals"))
        await #expect(throws: WatchedFolderError.ownData, "\(path)") {
          try await watched.add(root.path + "/" + path)
        }
      }
      try Self.made(root.appending(path: "scanner/today"))
      try await watched.add(root.path + "/scanner/")
      for path in ["/scanner", "/scanner/today", "/./scanner"] {
        await #expect(throws: WatchedFolderError.known, "\(path)") {
          try await watched.add(root.path + path)
        }
      }
      #expect(try await watched.all().count == 1)
    }
  }

  @Test func aChosenFolderThatBecomesALinkIsReadNoMore() async throws {
    let scanner = try Self.made(root.appending(path: "scanner"))
    let outside = try Self.made(folder.url.appending(path: "secret"))
    try Data("A secret.".utf8).write(to: outside.appending(path: "secret.txt"))
    try await watching { try await $0.add(scanner.path) }
    try FileManager.default.removeItem(at: scanner)
    try FileManager.default.createSymbolicLink(at: scanner, withDestinationURL: outside)
    let walks = try Self.made(root.appending(path: "walks"))
    try Data("A walk.".utf8).write(to: walks.appending(path: "walk.txt"))
    try await watching { watched in
      try await watched.add(walks.path)
      // The folders are read in the order of their paths.
      try await eventually("the folder behind it is read") {
        try await watched.all().last?.addedCount == 1
      }
      let folder = try await only(watched)
      #expect(folder.state == .outside && folder.addedCount == 0)
    }
    #expect(try await library.books().count == 1)
  }

  @Test func withoutAllowedFoldersThoseOfTheStartAreShownAlone() async throws {
    let start = try Self.made(folder.url.appending(path: "start"))
    let kit = try {
      var kit = try VorleserKit(
        home: folder.url.appending(path: "other"), resources: folder.url.appending(path: "none"))
      kit.watchedFolders = [start]
      return kit
    }()
    let watched = WatchedFolders(try await Library(kit: kit))
    let all = try await watched.all()
    #expect(all.map(\.url.path) == [start.path] && all.first?.id == nil)
    await #expect(throws: WatchedFolderError.outside) { try await watched.add(start.path) }
  }
}
