public import Foundation
public import ReadingModel

/// The large texts of this machine that a command or a watched folder adds to the library.
///
/// Their records lie beside those of uploads, so that a server shows what another program adds. Nobody sends them: the
/// program that adds one ends it, and one whose program has died is over.
extension UnfinishedUploads {
  /// How long it is told which book an addition has become, in seconds: pages that show one ask every second.
  static let outcomeLifetime: TimeInterval = 60
  /// How long a folder may be without its record while another program makes it, in seconds.
  static let makingLifetime: TimeInterval = 10

  /// Begins to show a file that is being added.
  ///
  /// - Parameters:
  ///   - file: The file, which may still be written; as long as it is there, so is the addition.
  ///   - byteCount: Its size when all of it is written.
  ///   - person: The person who adds it.
  ///   - isShared: Whether everybody may read it.
  /// - Returns: The addition.
  /// - Throws: ``StorageError``, also where a file can't have two names.
  public func beginAddition(
    of file: IncomingFile, byteCount: Int, by person: PersonID, isShared: Bool
  ) throws -> UnfinishedUpload {
    sweep()
    let addition = UnfinishedUpload(
      id: newID(), name: file.name, byteCount: byteCount, by: person, at: now(), for: .addition,
      isShared: isShared)
    try files.makeFolder(place(of: addition.id))
    guard link(file.url.path, self.file(of: addition).path) == 0 else {
      let error = failure("linking a file")
      delete(addition.id)
      throw error
    }
    try record(addition)
    return addition
  }

  /// Ends an addition.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - book: The book that it has become, which is told for a minute; `nil` if it has become none.
  public func endAddition(_ id: String, as book: Int?) {
    guard let book, var addition = try? known(id) else { return delete(id) }
    addition.book = book
    addition.updated = now()
    do {
      try record(addition)
      try FileManager.default.removeItem(at: file(of: addition))
    } catch {
      // The pages then find the book in their list.
      delete(id)
    }
  }

  /// Changes whenever an upload or an addition begins, or is gone: the time of the last change of their folder.
  public func listTime() -> Date? {
    let values = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate
  }

  /// An addition with the bytes that are there.
  func presentState(of addition: UnfinishedUpload) throws -> UnfinishedUpload {
    var addition = addition
    guard addition.book == nil else {
      addition.received = addition.byteCount
      return addition
    }
    let descriptor = open(file(of: addition).path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw UploadError.noSuchUpload }
    defer { close(descriptor) }
    var status = stat()
    // Who adds the file holds its lock, which ends with the program.
    guard fstat(descriptor, &status) == 0, flock(descriptor, LOCK_SH | LOCK_NB) != 0 else {
      throw UploadError.noSuchUpload
    }
    addition.received = min(Int(status.st_size), addition.byteCount)
    return addition
  }

  /// How long an upload stays after its last change.
  func lifetime(of upload: UnfinishedUpload) -> TimeInterval {
    guard upload.purpose == .addition else { return Self.lifetime }
    // One that is under way lasts as long as its program.
    return upload.book == nil ? .infinity : Self.outcomeLifetime
  }

  /// Whether a folder is so new that its record may be on the way.
  func isBeingMade(_ folder: URL) -> Bool {
    let values = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
    guard let time = values?.contentModificationDate else { return false }
    return abs(now().timeIntervalSince(time)) < Self.makingLifetime
      && !FileManager.default.fileExists(atPath: folder.appending(path: "upload.json").path)
  }
}
