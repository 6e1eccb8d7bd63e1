import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// A folder of this machine keeps backups, and says what is wrong with it.
struct BackupFolderTests {
  private let folder: TemporaryFolder
  private let root: URL
  private let own: URL

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.appending(path: "disk")
    own = folder.url.appending(path: "home")
    for url in [root, own] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  private func place(_ path: String, below roots: [URL]? = nil) throws -> BackupFolder {
    try BackupFolder(path, below: roots ?? [root], own: own)
  }

  private func kind(_ body: () async throws -> Void) async -> BackupFolderError.Kind? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? BackupFolderError)?.kind
    }
  }

  private func names(_ url: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  @Test func aFileGoesThereAndComesBack() async throws {
    let place = try place(root.appending(path: "books").path)
    try await place.prepare(isNew: true)
    let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let file = try folder.makeFile("backup", bytes)
    let counts = Counts()
    try await place.put(file, as: "vorleser-20260101T000000Z.zip") { counts.add($0) }
    #expect(counts.all.last == bytes.count && counts.all == counts.all.sorted())
    let placed = try await place.storedFiles().filter { $0.name.hasPrefix("vorleser") }
    #expect(placed == [StoredFile(name: "vorleser-20260101T000000Z.zip", byteCount: bytes.count)])
    let back = folder.url.appending(path: "back")
    try await place.get("vorleser-20260101T000000Z.zip", to: back)
    #expect(try Data(contentsOf: back) == bytes)
    let written = root.appending(path: "books/vorleser-20260101T000000Z.zip").path
    let rights = try FileManager.default.attributesOfItem(atPath: written)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    try await place.delete("vorleser-20260101T000000Z.zip")
    try await place.delete("vorleser-20260101T000000Z.zip")
    #expect(try names(root.appending(path: "books")) == [BackupFolder.mark])
  }

  @Test func whatLiesOutsideIsRefusedWithoutALookAtIt() async throws {
    let beside = folder.url.appending(path: "disk2")
    try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "link"), withDestinationURL: beside)
    for path in [
      beside.path, root.path + "/../disk2", root.path + "/link", root.path + "/link/new",
      folder.url.path, folder.url.path + "/nowhere", folder.url.path + "/nowhere/at/all", "/",
    ] {
      #expect(await kind { _ = try place(path) } == .outside, "\(path)")
    }
    #expect(await kind { _ = try place(root.path, below: []) } == .outside)
    #expect(await kind { _ = try place("books") } == .path)
    #expect(await kind { _ = try place("/a\0b") } == .path)
    #expect(await kind { _ = try place(root.path + "/no/such/folder") } == .missing)
    #expect(await kind { _ = try place(own.path, below: [folder.url]) } == .own)
    #expect(await kind { _ = try place(own.path + "/new", below: [folder.url]) } == .own)
    #expect(try names(folder.url) == ["disk", "disk2", "home"])
    #expect(try names(beside).isEmpty)
  }

  @Test func aFolderWithoutItsMarkGetsNothing() async throws {
    let place = try place(root.path)
    try await place.prepare(isNew: true)
    // The disk is taken away, and its mount point stays.
    try FileManager.default.removeItem(at: root.appending(path: BackupFolder.mark))
    let file = try folder.makeFile("backup", Data("all of it".utf8))
    #expect(await kind { try await place.prepare(isNew: false) } == .unmarked)
    #expect(await kind { try await place.put(file, as: "a.zip", onSent: nil) } == .unmarked)
    #expect(await kind { _ = try await place.storedFiles() } == .unmarked)
    #expect(try names(root).isEmpty)
    try Data().write(to: root.appending(path: "a.zip"))
    #expect(await kind { try await place.delete("a.zip") } == .unmarked)
    #expect(try names(root) == ["a.zip"])
    try FileManager.default.removeItem(at: root)
    #expect(await kind { try await place.prepare(isNew: false) } == .missing)
    #expect(!FileManager.default.fileExists(atPath: root.path), "it is not made again")
  }

  @Test func aLinkInThePlaceOfAFolderOrFileIsNotFollowed() async throws {
    let books = root.appending(path: "books")
    let place = try place(books.path)
    try await place.prepare(isNew: true)
    let elsewhere = try folder.makeFile("elsewhere", Data("mine".utf8))
    for name in ["a.zip", "a.zip.partial"] {
      try FileManager.default.createSymbolicLink(
        at: books.appending(path: name), withDestinationURL: elsewhere)
    }
    let file = try folder.makeFile("backup", Data("all of it".utf8))
    try await place.put(file, as: "a.zip", onSent: nil)
    #expect(try Data(contentsOf: elsewhere) == Data("mine".utf8))
    #expect(try Data(contentsOf: books.appending(path: "a.zip")) == Data("all of it".utf8))
    let moved = root.appending(path: "moved")
    try FileManager.default.moveItem(at: books, to: moved)
    try FileManager.default.createSymbolicLink(at: books, withDestinationURL: moved)
    #expect(await kind { try await place.put(file, as: "b.zip", onSent: nil) } == .missing)
    #expect(try names(moved) == [BackupFolder.mark, "a.zip"])
  }

  @Test func aLinkInThePlaceOfAFolderAboveIsNotFollowed() async throws {
    let (above, moved) = (root.appending(path: "above"), folder.url.appending(path: "moved"))
    let books = above.appending(path: "books")
    try FileManager.default.createDirectory(at: books, withIntermediateDirectories: true)
    let place = try place(books.path)
    try await place.prepare(isNew: true)
    try FileManager.default.moveItem(at: above, to: moved)
    try FileManager.default.createSymbolicLink(at: above, withDestinationURL: moved)
    let file = try folder.makeFile("backup", Data("all of it".utf8))
    #expect(await kind { try await place.put(file, as: "a.zip", onSent: nil) } == .missing)
    #expect(await kind { try await place.prepare(isNew: true) } == .missing)
    #expect(try names(moved.appending(path: "books")) == [BackupFolder.mark])
  }

  @Test func anOpenFolderStaysTheSameWhenItsPathChanges() throws {
    let (books, moved) = (root.appending(path: "books"), root.appending(path: "moved"))
    try FileManager.default.createDirectory(at: books, withIntermediateDirectories: true)
    try Data("1".utf8).write(to: books.appending(path: "a.zip"))
    let real = try #require(RealPath.of(books.path))
    let open = try OpenFolder(real)
    try FileManager.default.moveItem(at: books, to: moved)
    try FileManager.default.createDirectory(at: books, withIntermediateDirectories: true)
    try Data("22".utf8).write(to: books.appending(path: "b.zip"))
    #expect(try open.files() == [StoredFile(name: "a.zip", byteCount: 1)])
  }

  @Test(.timeLimit(.minutes(2))) func aPipeWithTheNameOfTheMarkBlocksNothing() async throws {
    #expect(mkfifo(root.appending(path: BackupFolder.mark).path, 0o600) == 0)
    let place = try place(root.path)
    #expect(await kind { try await place.prepare(isNew: true) } != nil)
  }

  @Test(.timeLimit(.minutes(2))) func nobodyWaitsForADiskThatDoesNotAnswer() async throws {
    let place = try place(root.path)
    try await place.prepare(isNew: true)
    let file = try folder.makeFile("backup", Data(count: 8 << 20))
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let answer = DispatchSemaphore(value: 0)
    let task = Task {
      try await place.put(file, as: "a.zip") { _ in
        begin.yield()
        answer.wait()
      }
    }
    for await _ in begun { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try names(root) == [BackupFolder.mark, "a.zip.partial"])
    answer.signal()
    // The thread that was left behind clears up when the disk answers.
    while try names(root) != [BackupFolder.mark] { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func whatWasGivenUpBeforeItBeginsLeavesNothing() async throws {
    let place = try place(root.path)
    try await place.prepare(isNew: true)
    let file = try folder.makeFile("backup", Data("all of it".utf8))
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await place.put(file, as: "a.zip", onSent: nil)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try names(root) == [BackupFolder.mark])
  }

  @Test func onlyOldUnfinishedBackupsAreDeleted() async throws {
    let place = try place(root.path)
    try await place.prepare(isNew: true)
    for name in [
      "vorleser-20250101T000000Z.zip.partial", "vorleser-29990101T000000Z.zip.partial",
      "vorleser-20250101T000000Z.zip", "film.partial",
    ] {
      try Data().write(to: root.appending(path: name))
    }
    try await place.deleteUnfinished(before: .now)
    #expect(
      try names(root) == [
        BackupFolder.mark, "film.partial", "vorleser-20250101T000000Z.zip",
        "vorleser-29990101T000000Z.zip.partial",
      ])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func aFullOrReadOnlyDiskKeepsWhatItHas() async throws {
    let disk = try SmallDisk(megabytes: 4)
    let place = try place(disk.url.path, below: [disk.url])
    try await place.prepare(isNew: true)
    let small = try folder.makeFile("small", Data(count: 1 << 20))
    try await place.put(small, as: "a.zip", onSent: nil)
    let large = try folder.makeFile("large", Data(count: 8 << 20))
    #expect(await kind { try await place.put(large, as: "a.zip", onSent: nil) } == .full)
    #expect(try names(disk.url) == [BackupFolder.mark, "a.zip"])
    #expect(try Data(contentsOf: disk.url.appending(path: "a.zip")).count == 1 << 20)
    try disk.remount("ro")
    #expect(await kind { try await place.put(small, as: "b.zip", onSent: nil) } == .readOnly)
    let back = folder.url.appending(path: "back")
    try await place.get("a.zip", to: back)
    #expect(try Data(contentsOf: back).count == 1 << 20)
    try disk.remount("rw")
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func aFolderWithoutPermissionIsNamed() async throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: root.path)
    let place = try place(root.path)
    #expect(await kind { try await place.prepare(isNew: true) } == .forbidden)
  }

  @Test(arguments: [
    (ENOENT, BackupFolderError.Kind.missing), (ENODEV, .missing), (ESTALE, .missing),
    (EHOSTDOWN, .missing), (EACCES, .forbidden), (EPERM, .forbidden), (EROFS, .readOnly),
    (ENOSPC, .full), (EDQUOT, .full), (EFBIG, .tooLarge),
    (EIO, .failed("Input/output error")),
  ])
  func theSystemsNumbersHaveTheirKinds(code: Int32, kind: BackupFolderError.Kind) {
    let error = BackupFolderError(code: code, "/media/disk")
    #expect(error.kind == kind)
    #expect(error.description.contains("/media/disk"))
  }
}

/// What was told of the progress.
private final class Counts: Sendable {
  private let counts = Mutex<[Int]>([])

  var all: [Int] { counts.withLock(\.self) }

  func add(_ count: Int) { counts.withLock { $0.append(count) } }
}
