import Basics
public import Foundation
public import ReadingModel

/// The files that arrive in pieces.
///
/// Each has a folder in `uploads` of the data folder: the file as far as it has arrived, and a record. A piece counts
/// when its bytes and the record are on the disk, so that a crash costs no more than the piece that is under way.
public actor UnfinishedUploads {
  /// The most unfinished uploads of books of all people.
  public static let limit = 32
  /// The most books of one person, whose page sends two at once.
  public static let personLimit = 8
  /// The most sounds of one person: a recording comes file by file, and the longest of LibriVox have some hundred.
  public static let soundLimit = 500
  /// The most sounds of all people.
  public static let allSoundsLimit = 2000
  /// How long an upload waits for its next piece: a machine may be away over a holiday.
  public static let lifetime: TimeInterval = 14 * 24 * 3600

  /// The right to write one piece; a later piece of the same upload takes it away.
  public struct Piece: Sendable {
    /// The upload's name.
    public let upload: String
    let turn: Int
  }

  /// A piece that is under way.
  struct Writer {
    var turn: Int
    var descriptor: Int32
    var received: Int
  }

  private let executor = QueueExecutor(label: "vorleser.uploads")
  /// Blocking writes run on a queue of their own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  nonisolated let files: LibraryFiles
  let now: @Sendable () -> Date
  var writers: [String: Writer] = [:]
  private var turn = 0

  /// Takes the uploads of a data folder.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - now: Tells the time; tests set it.
  public init(_ folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    files = LibraryFiles(folder)
    self.now = now
  }

  /// Announces a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file for people.
  ///   - byteCount: Its size, at least 1.
  ///   - person: The person who sends it.
  ///   - purpose: What it is for; books and sounds have limits of their own.
  /// - Returns: The upload, of which nothing has arrived.
  /// - Throws: ``UploadError/tooMany(limit:)``; ``StorageError``.
  public func begin(
    _ name: String, byteCount: Int, by person: PersonID, for purpose: UploadPurpose = .book
  ) throws -> UnfinishedUpload {
    sweep()
    let present = all().filter { $0.purpose == purpose }
    let (limit, own) =
      purpose == .book
      ? (Self.limit, Self.personLimit) : (Self.allSoundsLimit, Self.soundLimit)
    guard present.count < limit else { throw UploadError.tooMany(limit: limit) }
    guard present.count(where: { $0.person == person.number }) < own else {
      throw UploadError.tooMany(limit: own)
    }
    let id = newID()
    let upload = UnfinishedUpload(
      id: id, name: name, byteCount: byteCount, by: person, at: now(), for: purpose)
    try files.makeFolder(place(of: id))
    let descriptor = open(file(of: upload).path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("making a file") }
    close(descriptor)
    try record(upload)
    return upload
  }

  /// The unfinished uploads of a person, the oldest first.
  ///
  /// - Parameter person: The person who sends them.
  /// - Returns: The uploads.
  public func uploads(of person: PersonID) -> [UnfinishedUpload] {
    sweep()
    return all().filter { $0.isVisible(to: person) }.sorted { $0.updated < $1.updated }
  }

  /// An upload, with the bytes that have arrived.
  ///
  /// A piece that is under way ends here: whoever asks has lost its connection.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - person: The person who sends it.
  /// - Returns: The upload.
  /// - Throws: ``UploadError/noSuchUpload``; ``StorageError``.
  public func upload(_ id: String, of person: PersonID) throws -> UnfinishedUpload {
    _ = try known(id, of: person)
    try end(id)
    return try known(id, of: person)
  }

  /// An upload as its last whole piece left it; a piece that is under way goes on.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - person: The person who sends it.
  /// - Returns: The upload.
  /// - Throws: ``UploadError/noSuchUpload``.
  public func recorded(_ id: String, of person: PersonID) throws -> UnfinishedUpload {
    try known(id, of: person)
  }

  /// Begins a piece.
  ///
  /// - Parameters:
  ///   - id: The upload's name.
  ///   - offset: The bytes of the file before the piece.
  ///   - person: The person who sends it.
  /// - Returns: The right to write it.
  /// - Throws: ``UploadError``; ``StorageError``.
  public func beginPiece(of id: String, at offset: Int, by person: PersonID) throws -> Piece {
    let upload = try sent(id, of: person)
    guard upload.received == offset else {
      throw UploadError.otherOffset(received: upload.received)
    }
    let descriptor = open(file(of: upload).path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("opening a file") }
    var status = stat()
    // What a crash has left behind the last whole piece does not count.
    let isCut =
      fstat(descriptor, &status) == 0
      && (status.st_size <= off_t(offset) || ftruncate(descriptor, off_t(offset)) == 0)
    guard isCut, lseek(descriptor, off_t(offset), SEEK_SET) == off_t(offset) else {
      let error = failure("writing a file")
      close(descriptor)
      throw error
    }
    turn += 1
    writers[id] = Writer(turn: turn, descriptor: descriptor, received: offset)
    return Piece(upload: id, turn: turn)
  }

  /// Writes bytes of a piece.
  ///
  /// - Parameters:
  ///   - bytes: The next bytes.
  ///   - piece: The piece.
  /// - Throws: ``UploadError``; ``StorageError``.
  public func write(_ bytes: [UInt8], to piece: Piece) throws {
    let upload = try known(piece.upload)
    guard var writer = writers[piece.upload], writer.turn == piece.turn else {
      throw UploadError.otherOffset(received: upload.received)
    }
    guard writer.received + bytes.count <= upload.byteCount else {
      throw UploadError.tooLong(byteCount: upload.byteCount)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.write(writer.descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("writing a file") }
      rest = rest.dropFirst(count)
    }
    writer.received += bytes.count
    writers[piece.upload] = writer
  }

  /// Ends a piece, also one that broke off: what has arrived of it counts from now on.
  ///
  /// - Parameter piece: The piece; nothing happens if another one has taken its place.
  /// - Returns: The upload.
  /// - Throws: ``UploadError/noSuchUpload``; ``StorageError``.
  @discardableResult
  public func end(_ piece: Piece) throws -> UnfinishedUpload {
    if writers[piece.upload]?.turn == piece.turn { try end(piece.upload) }
    return try known(piece.upload)
  }

  /// Makes a complete upload a file that can be added to the library.
  ///
  /// The upload stays until it is removed, so that a failed addition can be tried again.
  ///
  /// - Parameters:
  ///   - id: The upload's name.
  ///   - person: The person who sent it.
  /// - Returns: The file.
  /// - Throws: ``UploadError``; ``StorageError``.
  public func incoming(_ id: String, of person: PersonID) throws -> IncomingFile {
    let upload = try sent(id, of: person)
    guard upload.isComplete else {
      throw UploadError.incomplete(received: upload.received, byteCount: upload.byteCount)
    }
    return try IncomingFile(linking: file(of: upload), name: upload.name, files: files)
  }

  /// The beginning of the file as it has arrived, for a look at its format.
  ///
  /// - Parameter id: The upload's name.
  /// - Returns: The file's place.
  /// - Throws: ``UploadError/noSuchUpload``.
  public func beginning(of id: String) throws -> URL { file(of: try known(id)) }
}

extension UnfinishedUploads {
  nonisolated var folder: URL { files.url("uploads") }
  nonisolated func place(of id: String) -> URL { folder.appending(path: id) }
  nonisolated func recordFile(of id: String) -> URL {
    place(of: id).appending(path: "upload.json")
  }

  /// The file keeps the ending of its name, by which texts of several formats are told apart.
  func file(of upload: UnfinishedUpload) -> URL {
    let suffix = IncomingFile.suffix(of: upload.name)
    return place(of: upload.id).appending(path: "file\(suffix)")
  }

  func failure(_ action: String) -> StorageError {
    StorageError.system(action, folder: files.folder)
  }

  func known(_ id: String, of person: PersonID? = nil) throws -> UnfinishedUpload {
    // The name is a client's: it must not lead out of the folder.
    guard id.wholeMatch(of: /[0-9a-f]{32}/) != nil,
      let data = try? Data(contentsOf: recordFile(of: id)),
      let upload = try? JSONDecoder().decode(UnfinishedUpload.self, from: data), upload.id == id,
      person.map({ upload.isVisible(to: $0) }) ?? true
    else { throw UploadError.noSuchUpload }
    return upload.purpose == .addition ? try presentState(of: upload) : upload
  }

  /// An upload that a client sends, and can end.
  private func sent(_ id: String, of person: PersonID) throws -> UnfinishedUpload {
    let upload = try upload(id, of: person)
    guard upload.purpose != .addition else { throw UploadError.noSuchUpload }
    return upload
  }

  func newID() -> String { UUID().uuidString.replacing("-", with: "").lowercased() }

  func all() -> [UnfinishedUpload] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // What has no record, or a damaged one, is swept.
    return names.compactMap { try? known($0) }
  }

  /// Syncs what was written to an upload, and then says so in its record.
  private func end(_ id: String) throws {
    guard let writer = writers.removeValue(forKey: id) else { return }
    defer { close(writer.descriptor) }
    var upload = try known(id)
    guard fsync(writer.descriptor) == 0 else { throw failure("writing a file to disk") }
    upload.received = writer.received
    upload.updated = now()
    try record(upload)
  }

  func record(_ upload: UnfinishedUpload) throws {
    let target = recordFile(of: upload.id)
    let draft = target.appendingPathExtension("new")
    let bytes = Array(try JSONEncoder().encode(upload))
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure("making a file") }
    defer { close(descriptor) }
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0,
      rename(draft.path, target.path) == 0
    else { throw failure("writing a file") }
  }

  func delete(_ id: String) {
    if let writer = writers.removeValue(forKey: id) { close(writer.descriptor) }
    // What can't be deleted now is swept away when it is too old.
    try? FileManager.default.removeItem(at: place(of: id))
  }
}
