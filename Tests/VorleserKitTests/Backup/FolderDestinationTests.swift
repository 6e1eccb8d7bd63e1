import Foundation
import Storage
import TestSupport
import Testing

@testable import VorleserKit

/// Backups go to a folder of this machine, below those that the operator names, and come back from it.
struct FolderDestinationTests {
  private let desk: BackupDesk
  private let root: URL

  init() throws {
    desk = try BackupDesk()
    root = desk.folder.url.appending(path: "disk")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func library(_ name: String, below roots: [URL]? = nil) async throws -> Library {
    var kit = try VorleserKit(
      home: desk.folder.url.appending(path: name),
      resources: desk.folder.url.appending(path: "none"))
    kit.backupRoots = roots ?? [root]
    return try await Library(kit: kit)
  }

  @discardableResult
  private func add(_ path: String = "books", to library: Library) async throws
    -> BackupDestination
  {
    try await library.addBackupDestination(
      "usb", address: root.path + "/" + path, user: nil, password: nil, kind: .folder)
  }

  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private func failure(_ body: () async throws -> Void) async -> DestinationFailure.Kind? {
    do {
      try await body()
    } catch DestinationError.server(let failure) {
      return failure.kind
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }

  @Test func aBackupGoesThereThinsTheSeriesAndComesBack() async throws {
    let first = try await library("first")
    _ = try await first.add(try desk.rain(), name: "rain.txt")
    let kept = try await add(to: first)
    #expect(kept.kind == .folder && kept.address.hasSuffix("/disk/books") && kept.user == nil)
    #expect(try await first.backupDestinations() == [kept])
    let books = root.appending(path: "books")
    for name in ["vorleser-20250101T100000Z.zip", "vorleser-20250101T120000Z.zip", "taxes.zip"] {
      try Data().write(to: books.appending(path: name))
    }
    let sent = try await first.sendBackup(to: "usb", thins: true)
    #expect(sent.deleted == ["vorleser-20250101T100000Z.zip"])
    #expect(try names(books) == ["taxes.zip", "vorleser-20250101T120000Z.zip", sent.name])
    #expect(try await first.backups(at: "usb").first?.name == sent.name)
    guard case .sent(sent.name, _) = try await first.backupDestinations().first?.last?.outcome
    else {
      Issue.record("the end is not noted")
      return
    }

    let second = try await library("second")
    try await add(to: second)
    let fetched = try await second.fetchBackup(nil, from: "usb")
    let report = try await second.restore(backup: fetched.file, people: Accounts(second.kit))
    #expect(report.problems.isEmpty && report.addedCount == 1)
  }

  @Test func aScheduleSendsThereToo() async throws {
    let library = try await library("first")
    try await add(to: library)
    let schedule = try #require(BackupSchedule(.daily, minute: 180, includesFiles: false))
    try await library.setBackupSchedule(schedule, at: "usb")
    let sendings = BackupSendings(library)
    try await sendings.sendScheduled(
      to: "usb", at: .now, from: BackupArchives(library, takers: ["usb"]))
    await sendings.close()
    #expect(try names(root.appending(path: "books")).count == 1)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func aVanishedMountIsNotedAndGetsNothing() async throws {
    var disk: SmallDisk? = try SmallDisk(megabytes: 16)
    let point = try #require(disk?.url)
    let library = try await library("first", below: [point])
    _ = try await library.addBackupDestination(
      "usb", address: point.path, user: nil, password: nil, kind: .folder)
    _ = try await library.sendBackup(to: "usb")
    #expect(try names(point).count == 1)
    withExtendedLifetime(disk) {}
    disk = nil
    // The mount point is back as an empty folder, as of a disk that is not connected.
    try FileManager.default.createDirectory(at: point, withIntermediateDirectories: true)
    #expect(await failure { _ = try await library.sendBackup(to: "usb") } == .folderOther)
    #expect(try FileManager.default.contentsOfDirectory(atPath: point.path).isEmpty)
    guard
      case .failed("folder-other", let sentence) =
        try await library.backupDestinations().first?.last?.outcome
    else {
      Issue.record("the failure is not noted")
      return
    }
    #expect(sentence.contains("share is connected"))
    try FileManager.default.removeItem(at: point)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func aFullDiskKeepsTheOlderBackups() async throws {
    let disk = try SmallDisk(megabytes: 1)
    let library = try await library("first", below: [disk.url])
    _ = try await library.addBackupDestination(
      "usb", address: disk.url.path, user: nil, password: nil, kind: .folder)
    let old = ["vorleser-20250101T100000Z.zip", "vorleser-20250101T120000Z.zip"]
    for name in old { try Data("old".utf8).write(to: disk.url.appending(path: name)) }
    // Incompressible, so that the backup is larger than the disk.
    var generator = SystemRandomNumberGenerator()
    let noise = (0..<200_000).map { _ in String(generator.next() as UInt64, radix: 36) }
    _ = try await library.add(
      try desk.folder.makeFile("noise.txt", Data(noise.joined(separator: " ").utf8)),
      name: "noise.txt")
    let kind = await failure { _ = try await library.sendBackup(to: "usb", thins: true) }
    #expect(kind == .folderFull)
    #expect(try names(disk.url) == old)
  }

  @Test func whatTheOperatorNoLongerNamesIsRefused() async throws {
    try await add(to: try await library("first"))
    let fewer = try await library("first", below: [])
    #expect(await failure { _ = try await fewer.sendBackup(to: "usb") } == .folderOutside)
    #expect(await failure { _ = try await fewer.fetchBackup(nil, from: "usb") } == .folderOutside)
    #expect(await failure { try await add("other", to: fewer) } == .folderOutside)
    #expect(try names(root) == ["books"])
  }

  @Test func aLinkInThePlaceOfTheFolderIsRefused() async throws {
    let library = try await library("first")
    try await add(to: library)
    let (books, moved) = (root.appending(path: "books"), root.appending(path: "moved"))
    try FileManager.default.moveItem(at: books, to: moved)
    try FileManager.default.createSymbolicLink(at: books, withDestinationURL: moved)
    #expect(await failure { _ = try await library.sendBackup(to: "usb") } == .folderOutside)
    #expect(try names(moved).isEmpty)
  }
}
