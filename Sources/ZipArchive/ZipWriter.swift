import CZip
public import Foundation

/// Writes a new archive: entries in the order they are added, all dated alike, so that the same
/// content gives the same bytes.
@safe
public struct ZipWriter: ~Copyable {
  /// 1980-01-01, the earliest date that the format can hold (APPNOTE 4.4.6), in seconds of Unix.
  private static let date: time_t = 315_532_800

  private let archive: OpaquePointer
  private let path: String
  /// What an archive in memory is written to.
  private let memory: OpaquePointer?
  private var isFinished = false

  /// Starts an archive; the file appears when ``finish()`` is called and replaces any other.
  ///
  /// - Parameter file: Where to write.
  /// - Throws: ``ZipError`` when the place can't be written to.
  public init(file: URL) throws(ZipError) {
    var code: Int32 = 0
    guard let opened = unsafe zip_open(file.path, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
      throw ZipError(.file, "\(file.path) can't be written (libzip error \(code))")
    }
    unsafe archive = opened
    unsafe memory = nil
    path = file.path
  }

  /// Starts an archive in memory, see ``bytes()``.
  ///
  /// - Throws: ``ZipError`` when memory is short.
  public init() throws(ZipError) {
    var error = unsafe zip_error_t()
    unsafe zip_error_init(&error)
    defer { unsafe zip_error_fini(&error) }
    guard let memory = unsafe zip_source_buffer_create(nil, 0, 0, &error) else {
      throw ZipError(.file, "no memory for the archive")
    }
    guard let opened = unsafe zip_open_from_source(memory, ZIP_TRUNCATE, &error) else {
      unsafe zip_source_free(memory)
      throw ZipError(.file, "no memory for the archive")
    }
    // Closing the archive frees its source, which is read after that.
    unsafe zip_source_keep(memory)
    unsafe archive = opened
    unsafe self.memory = memory
    path = "the archive"
  }

  deinit {
    if !isFinished { unsafe zip_discard(archive) }
    if let memory = unsafe memory { unsafe zip_source_free(memory) }
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - path: Its name, UTF-8, `/` between folders.
  ///   - bytes: Its content.
  ///   - isStored: Whether to leave it uncompressed, as EPUB wants for `mimetype` and as is best
  ///     for images and sound.
  /// - Throws: ``ZipError`` when the name is taken or memory is short.
  public mutating func add(
    _ path: String, _ bytes: [UInt8], isStored: Bool = false
  ) throws(ZipError) {
    // libzip reads the content when the archive is closed and then frees this copy itself.
    guard let copy = unsafe malloc(max(bytes.count, 1)) else {
      throw ZipError(.file, "no memory for \(path)")
    }
    unsafe bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { unsafe memcpy(copy, base, source.count) }
    }
    guard let source = unsafe zip_source_buffer(archive, copy, zip_uint64_t(bytes.count), 1) else {
      unsafe free(copy)
      throw failure(path)
    }
    try unsafe add(path, from: source, isStored: isStored)
  }

  /// Adds an entry with the content of a file, which is read a piece at a time when the archive is written.
  ///
  /// - Parameters:
  ///   - path: Its name, UTF-8, `/` between folders.
  ///   - file: The file, which must stay as it is until then.
  ///   - isStored: Whether to leave it uncompressed.
  /// - Throws: ``ZipError`` when the name is taken or memory is short.
  public mutating func add(
    _ path: String, contentsOf file: URL, isStored: Bool = false
  ) throws(ZipError) {
    // -1: up to the end.
    guard let source = unsafe zip_source_file(archive, file.path, 0, -1) else {
      throw failure(path)
    }
    try unsafe add(path, from: source, isStored: isStored)
  }

  /// Adds an entry, and frees its source if that fails.
  private func add(
    _ path: String, from source: OpaquePointer, isStored: Bool
  ) throws(ZipError) {
    let index = unsafe zip_file_add(archive, path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      unsafe zip_source_free(source)
      throw failure(path)
    }
    let method = isStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE
    guard
      unsafe zip_set_file_compression(archive, zip_uint64_t(index), method, 0) == 0,
      unsafe zip_file_set_mtime(archive, zip_uint64_t(index), Self.date, 0) == 0
    else { throw failure(path) }
  }

  /// Writes the archive.
  ///
  /// - Throws: ``ZipError`` when the file can't be written; then nothing is left of it.
  public consuming func finish() throws(ZipError) {
    guard unsafe zip_close(archive) == 0 else { throw failure(path) }
    isFinished = true
  }

  /// Writes an archive in memory.
  ///
  /// - Returns: Its bytes.
  /// - Throws: ``ZipError`` when memory is short, or the archive is one in a file.
  public consuming func bytes() throws(ZipError) -> [UInt8] {
    guard let memory = unsafe memory else { throw ZipError(.file, "\(path) is a file") }
    guard unsafe zip_close(archive) == 0 else { throw failure(path) }
    isFinished = true
    guard unsafe zip_source_open(memory) == 0 else { throw ZipError(.file, "\(path) is lost") }
    defer { unsafe _ = zip_source_close(memory) }
    unsafe zip_source_seek(memory, 0, SEEK_END)
    let count = unsafe Int(zip_source_tell(memory))
    unsafe zip_source_seek(memory, 0, SEEK_SET)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, filled in
      filled = unsafe Int(
        max(zip_source_read(memory, buffer.baseAddress, zip_uint64_t(buffer.count)), 0))
    }
    guard bytes.count == count else { throw ZipError(.file, "\(path) is lost") }
    return bytes
  }

  private func failure(_ path: String) -> ZipError {
    ZipError(
      .file, "\(path): \(unsafe String(cString: zip_error_strerror(zip_get_error(archive))))")
  }
}
