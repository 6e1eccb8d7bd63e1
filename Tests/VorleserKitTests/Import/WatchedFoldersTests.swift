import Foundation
import Storage
import Synchronization
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

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func aFullDiskIsSaidUntilThereIsRoom() async throws {
    let disk = try SmallDisk(megabytes: 16)
    let scanner = try Self.made(root.appending(path: "scanner"))
    let library = try await {
      var kit = try VorleserKit(
        home: disk.url.appending(path: "home"), resources: folder.url.appending(path: "none"))
      kit.watchedFolders = [scanner]
      return try await Library(kit: kit)
    }()
    let watched = WatchedFolders(library, interval: .milliseconds(20))
    let task = Task { await watched.run() }
    defer { task.cancel() }
    try await eventually("it is looked at") { try await only(watched).looked != nil }
    let filler = disk.url.appending(path: "filler")
    try Data().write(to: filler)
    let handle = try FileHandle(forWritingTo: filler)
    while (try? handle.write(contentsOf: Data(repeating: 1, count: 4096))) != nil {}
    try handle.close()
    try Data(String(repeating: "Rain fell. ", count: 9999).utf8)
      .write(to: scanner.appending(path: "rain.txt"))
    try await eventually("the full disk is said") {
      guard case LibraryError.storage(.diskFull)? = try await only(watched).failure else {
        return false
      }
      return true
    }
    try FileManager.default.removeItem(at: filler)
    try await eventually("the book is added, and nothing is said any more") {
      let folder = try await only(watched)
      return folder.addedCount == 1 && folder.failure == nil
    }
    task.cancel()
    await task.value
  }

  @Test func aFolderInsideThatCanNotBeReadIsNamedUntilItCan() async throws {
    let inner = try Self.made(root.appending(path: "scanner/private"))
    try Self.made(root.appending(path: "scanner/shared"))
    try Data("Rain fell.".utf8).write(to: root.appending(path: "scanner/shared/rain.txt"))
    let scanner = root.appending(path: "scanner")
    // Root reads every folder, whatever its rights are.
    let isForbidden = Mutex(true)
    let watch = FolderWatch(
      [scanner], for: library, interval: .seconds(1),
      reading: { url, formats in
        if url.path == inner.path, isForbidden.withLock({ $0 }) {
          throw CocoaError(.fileReadNoPermission)
        }
        return try BookFolder(url, formats: formats)
      }, report: { _ in })
    for _ in 0..<2 { try await watch.look() }
    let findings = try #require(await watch.findings(in: scanner))
    #expect(findings.unreadable.map(\.path) == [inner.path])
    #expect(findings.addedCount == 1, "the others are read")
    isForbidden.withLock { $0 = false }
    try await watch.look()
    #expect(await watch.findings(in: scanner)?.unreadable.isEmpty == true)
    isForbidden.withLock { $0 = true }
    try FileManager.default.removeItem(at: inner)
    try await watch.look()
    #expect(await watch.findings(in: scanner)?.unreadable.isEmpty == true, "it is gone")
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
