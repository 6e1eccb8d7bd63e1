import Encryption
import Foundation
import HTTPServer
import ReadingModel
import Storage
import Synchronization
import TestSupport
import Testing

@testable import VorleserKit

/// Backups come back from destinations while people read.
struct RestoreJobsTests {
  /// A WebDAV server with one backup, which counts how often somebody fetches it.
  private final class Shelf: Sendable {
    let name: String
    private let content: [UInt8]
    private let byteCount: Int
    private let delay: Duration
    let fetchCount = Mutex(0)

    /// A server that tells a length, and answers with a content after a time.
    init(
      _ content: [UInt8] = Array("no backup!".utf8), byteCount: Int? = nil,
      name: String = "vorleser-20261126T030000Z.zip", after delay: Duration = .zero
    ) {
      self.content = content
      self.byteCount = byteCount ?? content.count
      self.name = name
      self.delay = delay
    }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
      _ = try? await request.body.collected(limit: 1 << 20)
      guard request.method == "GET" else { return listing }
      fetchCount.withLock { $0 += 1 }
      try? await Task.sleep(for: delay)
      return HTTPResponse(status: 200, body: .bytes(content))
    }

    private var listing: HTTPResponse {
      let text = """
        <D:multistatus xmlns:D="DAV:"><D:response><D:href>/\(name)</D:href><D:propstat><D:prop>
        <D:getcontentlength>\(byteCount)</D:getcontentlength></D:prop></D:propstat></D:response></D:multistatus>
        """
      return HTTPResponse(status: 207, body: .bytes(Array(text.utf8)))
    }
  }

  private let desk: BackupDesk

  init() throws { desk = try BackupDesk() }

  /// A library with a destination that is a folder, in which the backup of another library lies.
  private func furnished(_ name: String) async throws -> BackupDesk.LibraryAndAccounts {
    let usb = desk.folder.url.appending(path: "usb")
    let house = try await desk.library("second", below: [desk.folder.url])
    _ = try await house.library.addBackupDestination(
      "usb", address: usb.path, user: nil, password: nil, kind: .folder)
    _ = try await desk.filledLibrary().library.backUp(to: usb.appending(path: name))
    return house
  }

  /// How a job has ended.
  private func end(_ restoreJobs: RestoreJobs) async throws -> RestoreJob.Step {
    try await eventually("it has ended") { await restoreJobs.job?.isEnded == true }
    return try #require(await restoreJobs.job).step
  }

  private func incoming(_ library: Library) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: library.kit.data.url.appending(path: "incoming").path)
  }

  /// An empty library that restores from a server.
  private func serving(
    _ shelf: Shelf, waitingTime: Duration = RestoreJobs.waitingTime,
    _ test: (Library, RestoreJobs) async throws -> Void
  ) async throws {
    let server = try HTTPServer(host: "127.0.0.1", port: 0) { await shelf.answer($0) }
    let house = try await desk.library("second")
    let restoreJobs = RestoreJobs(
      house.library, house.accounts, waitingTime: waitingTime)
    do {
      _ = try await house.library.addBackupDestination(
        "nas", address: "http://127.0.0.1:\(server.port)/", user: nil, password: nil)
      try await test(house.library, restoreJobs)
    } catch {
      await restoreJobs.close()
      await server.stop()
      throw error
    }
    await restoreJobs.close()
    await server.stop()
  }

  @Test func aBackupComesBackAndNothingElseIsLeftBehind() async throws {
    let name = "vorleser-20261126T030000Z.zip"
    let house = try await furnished(name)
    let restoreJobs = RestoreJobs(house.library, house.accounts)
    #expect(await restoreJobs.job == nil)
    for (added, known) in [(2, 0), (0, 2)] {
      try await restoreJobs.start(RestoreOrder(backup: name, destination: "USB"))
      guard case .done(let report) = try await end(restoreJobs) else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      #expect(report.addedCount == added && report.knownCount == known && report.problems.isEmpty)
    }
    #expect(try await desk.content(house).contains { $0.contains("rain") })
    #expect(try incoming(house.library).isEmpty)
    await restoreJobs.stop()
    #expect(await restoreJobs.job == nil)
  }

  @Test func whatHasEndedBeforeItIsCancelledKeepsItsReport() async throws {
    let name = "vorleser-20261126T030000Z.zip"
    let house = try await furnished(name)
    let restoreJobs = RestoreJobs(house.library, house.accounts)
    await restoreJobs.cancel()
    try await restoreJobs.start(RestoreOrder(backup: name, destination: "usb"))
    _ = try await end(restoreJobs)
    await restoreJobs.cancel()
    guard case .done(let report) = await restoreJobs.job?.step else {
      Issue.record("\(String(describing: await restoreJobs.job))")
      return
    }
    #expect(report.addedCount == 2)
  }

  @Test func onlyTheChosenSectionsComeBack() async throws {
    let name = "vorleser-20261126T030000Z.zip"
    let house = try await furnished(name)
    let restoreJobs = RestoreJobs(house.library, house.accounts)
    try await restoreJobs.start(
      RestoreOrder(backup: name, destination: "usb", sections: [.siteRules]))
    guard case .done(let report) = try await end(restoreJobs) else {
      Issue.record("\(String(describing: await restoreJobs.job))")
      return
    }
    #expect(report.addedCount == 0 && report.choiceCount == 1)
    #expect(try await house.library.siteRules().rules.count == 1)
    #expect(try await house.library.books().isEmpty)
  }

  @Test func aWrongPassphraseKeepsWhatHasArrived() async throws {
    let right = try Passphrase.new("seven wet boots")
    let file = desk.folder.url.appending(path: "backup.zip.age")
    _ = try await desk.filledLibrary().library.backUp(to: file, passphrase: right, cost: 4)
    let shelf = Shelf(Array(try Data(contentsOf: file)), name: "vorleser-20261126T030000Z.zip.age")
    try await serving(shelf) { library, restoreJobs in
      let order = RestoreOrder(backup: shelf.name, destination: "nas")
      await #expect(throws: BackupError.passphraseNeeded) { try await restoreJobs.start(order) }
      #expect(await restoreJobs.job == nil)
      try await restoreJobs.start(order, passphrase: try Passphrase.new("seven dry boots"))
      guard case .failed(BackupError.wrongPassphrase) = try await end(restoreJobs) else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      #expect(try await library.books().isEmpty)
      #expect(try incoming(library).count == 1)
      try await restoreJobs.start(order, passphrase: right)
      guard case .done(let report) = try await end(restoreJobs) else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      #expect(report.addedCount == 2)
      #expect(try incoming(library).isEmpty)
    }
    #expect(shelf.fetchCount.withLock(\.self) == 1)
  }

  @Test func aFailureWhileItIsGivenUpIsTold() async throws {
    let right = try Passphrase.new("seven wet boots")
    let file = desk.folder.url.appending(path: "backup.zip.age")
    // A guess takes long enough for somebody to give up meanwhile.
    _ = try await desk.filledLibrary().library.backUp(to: file, passphrase: right, cost: 16)
    let shelf = Shelf(Array(try Data(contentsOf: file)), name: "vorleser-20261126T030000Z.zip.age")
    try await serving(shelf) { _, restoreJobs in
      let order = RestoreOrder(backup: shelf.name, destination: "nas")
      try await restoreJobs.start(order, passphrase: try Passphrase.new("seven dry boots"))
      try await eventually("it is restored") {
        if case .fetching = await restoreJobs.job?.step { return false }
        return true
      }
      await restoreJobs.cancel()
      guard case .failed(BackupError.wrongPassphrase) = await restoreJobs.job?.step else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
    }
  }

  @Test func whatNobodyGoesOnWithIsDeleted() async throws {
    let right = try Passphrase.new("seven wet boots")
    let file = desk.folder.url.appending(path: "backup.zip.age")
    _ = try await desk.filledLibrary().library.backUp(to: file, passphrase: right, cost: 4)
    let shelf = Shelf(Array(try Data(contentsOf: file)), name: "vorleser-20261126T030000Z.zip.age")
    try await serving(shelf, waitingTime: .milliseconds(1)) { library, restoreJobs in
      let order = RestoreOrder(backup: shelf.name, destination: "nas")
      try await restoreJobs.start(order, passphrase: try Passphrase.new("seven dry boots"))
      guard case .failed = try await end(restoreJobs) else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      try await eventually("it is deleted") { try incoming(library).isEmpty }
      // What was said of it stays, and another attempt begins anew.
      #expect(await restoreJobs.job?.isEnded == true)
      try await restoreJobs.start(order, passphrase: right)
      guard case .done(let report) = try await end(restoreJobs) else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      #expect(report.addedCount == 2)
    }
    #expect(shelf.fetchCount.withLock(\.self) == 2)
  }

  @Test func withoutRoomNothingIsFetched() async throws {
    let shelf = Shelf(byteCount: 1 << 60)
    try await serving(shelf) { library, restoreJobs in
      try await restoreJobs.start(RestoreOrder(backup: shelf.name, destination: "nas"))
      guard case .failed(BackupError.noRoom(let needed, let free)) = try await end(restoreJobs)
      else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      #expect(needed > 1 << 60 && free < needed)
      await restoreJobs.stop()
      #expect(try incoming(library).isEmpty)
    }
    #expect(shelf.fetchCount.withLock(\.self) == 0)
  }

  @Test func whatIsNoBackupIsNotKept() async throws {
    let shelf = Shelf()
    try await serving(shelf) { library, restoreJobs in
      try await restoreJobs.start(RestoreOrder(backup: shelf.name, destination: "nas"))
      guard case .failed(BackupError.notABackup) = try await end(restoreJobs) else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      #expect(try incoming(library).isEmpty)
    }
    #expect(shelf.fetchCount.withLock(\.self) == 1)
  }

  @Test func oneGoesOnAtATimeAndWhatIsGivenUpLeavesNothing() async throws {
    let shelf = Shelf(after: .seconds(600))
    try await serving(shelf) { library, restoreJobs in
      let order = RestoreOrder(backup: shelf.name, destination: "nas")
      try await restoreJobs.start(order)
      try await eventually("it is fetched") { shelf.fetchCount.withLock(\.self) == 1 }
      guard case .fetching(0, 10) = await restoreJobs.job?.step else {
        Issue.record("\(String(describing: await restoreJobs.job))")
        return
      }
      await #expect(throws: DestinationError.isRestoring) { try await restoreJobs.start(order) }
      await restoreJobs.cancel()
      #expect(await restoreJobs.job == nil)
      #expect(try incoming(library).isEmpty)
    }
  }

  @Test func whatIsNotThereIsNamed() async throws {
    let house = try await furnished("vorleser-20261126T030000Z.zip")
    let restoreJobs = RestoreJobs(house.library, house.accounts)
    let name = "vorleser-20261127T030000Z.zip"
    await #expect(throws: DestinationError.noSuchDestination(name: "nas")) {
      try await restoreJobs.start(RestoreOrder(backup: name, destination: "nas"))
    }
    // No name leads out of the folder.
    await #expect(throws: DestinationError.noBackup(name: "../x", destination: "usb")) {
      try await restoreJobs.start(RestoreOrder(backup: "../x", destination: "usb"))
    }
    try await restoreJobs.start(RestoreOrder(backup: name, destination: "usb"))
    guard case .failed(DestinationError.noBackup(name, "usb")) = try await end(restoreJobs) else {
      Issue.record("\(String(describing: await restoreJobs.job))")
      return
    }
  }
}
