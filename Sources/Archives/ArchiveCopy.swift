import CArchive
import Foundation

/// Copies the plain files of an archive, read by libarchive, into a ZIP archive without compression.
///
/// What it reads: tar, alone or packed by gzip, bzip2, xz, lzma, compress, lz4 or Zstandard; 7-Zip; RAR.
/// Folders, links and devices are left out. The library reads untrusted bytes; use it only in a process that may crash.
@safe
public final class ArchiveCopy {
  /// The most files: an archive with more was built to fill a disk.
  static let fileLimit = 100_000
  /// What is copied at once.
  private static let pieceByteCount = 1 << 18

  /// `AE_IFREG`, a macro that Swift does not import.
  private static let plainFile: UInt32 = 0o100000

  private let reader: OpaquePointer
  private let writer: OpaquePointer

  /// Loads the locale that names are converted by, before the process can open no more files.
  public static func prepare() {
    // A program begins in a locale that knows ASCII only.
    unsafe setlocale(LC_CTYPE, "C.UTF-8")
  }

  /// Opens an archive, after ``prepare()``.
  ///
  /// - Parameters:
  ///   - input: The archive, open for reading; it stays open.
  ///   - output: Where the ZIP archive goes, open for writing; it stays open.
  /// - Throws: ``ArchiveError``.
  public init(input: Int32, output: Int32) throws(ArchiveError) {
    guard let reader = unsafe archive_read_new(), let writer = unsafe archive_write_new() else {
      throw .limit
    }
    unsafe self.reader = unsafe reader
    unsafe self.writer = unsafe writer
    unsafe Self.support(reader)
    unsafe archive_write_set_format_zip(writer)
    unsafe archive_write_zip_set_compression_store(writer)
    unsafe archive_write_set_bytes_in_last_block(writer, 1)
    guard unsafe archive_read_open_fd(reader, input, Self.pieceByteCount) == ARCHIVE_OK else {
      throw .damaged(reason: unsafe Self.message(reader))
    }
    guard unsafe archive_write_open_fd(writer, output) == ARCHIVE_OK else {
      throw .output(reason: unsafe Self.message(writer))
    }
  }

  /// Names the kinds that are read.
  ///
  /// Filters that start other programs are left out.
  private static func support(_ reader: OpaquePointer) {
    unsafe archive_read_support_filter_gzip(reader)
    unsafe archive_read_support_filter_bzip2(reader)
    unsafe archive_read_support_filter_xz(reader)
    unsafe archive_read_support_filter_lzma(reader)
    unsafe archive_read_support_filter_compress(reader)
    unsafe archive_read_support_filter_lz4(reader)
    unsafe archive_read_support_filter_zstd(reader)
    unsafe archive_read_support_format_tar(reader)
    unsafe archive_read_support_format_7zip(reader)
    unsafe archive_read_support_format_rar(reader)
    unsafe archive_read_support_format_rar5(reader)
  }

  deinit {
    unsafe archive_read_free(reader)
    unsafe archive_write_free(writer)
  }

  /// Copies all files.
  ///
  /// - Throws: ``ArchiveError``; what was written by then is no archive.
  public func run() throws(ArchiveError) {
    var count = 0
    while let entry = unsafe try next() {
      if unsafe archive_entry_is_encrypted(entry) != 0 { throw .encrypted }
      guard unsafe archive_entry_filetype(entry) == Self.plainFile else { continue }
      guard count < Self.fileLimit else { throw .limit }
      count += 1
      unsafe try copy(entry)
    }
    guard unsafe archive_write_close(writer) == ARCHIVE_OK else {
      throw .output(reason: unsafe Self.message(writer))
    }
  }

  /// The next entry; it belongs to the reader.
  private func next() throws(ArchiveError) -> OpaquePointer? {
    var entry: OpaquePointer?
    switch unsafe archive_read_next_header(reader, &entry) {
    case ARCHIVE_OK, ARCHIVE_WARN: return unsafe entry
    case ARCHIVE_EOF: return nil
    default: throw failure()
    }
  }

  private func copy(_ source: OpaquePointer) throws(ArchiveError) {
    guard let entry = unsafe archive_entry_new() else { throw .limit }
    defer { unsafe archive_entry_free(entry) }
    unsafe archive_entry_set_pathname_utf8(entry, Self.name(of: source))
    unsafe archive_entry_set_filetype(entry, Self.plainFile)
    unsafe archive_entry_set_perm(entry, 0o600)
    if unsafe archive_entry_size_is_set(source) != 0 {
      unsafe archive_entry_set_size(entry, archive_entry_size(source))
    }
    guard unsafe archive_write_header(writer, entry) >= ARCHIVE_WARN else {
      throw .output(reason: unsafe Self.message(writer))
    }
    var piece = [UInt8](repeating: 0, count: Self.pieceByteCount)
    while true {
      let read = unsafe archive_read_data(reader, &piece, piece.count)
      if read == 0 { return }
      guard read > 0 else { throw failure() }
      guard unsafe archive_write_data(writer, piece, read) == read else {
        throw .output(reason: unsafe Self.message(writer))
      }
    }
  }

  /// The name as UTF-8, also where its bytes are of another encoding, without the `./` that tar begins names with.
  private static func name(of entry: OpaquePointer) -> String {
    guard
      let stored = unsafe archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
    else { return "file" }
    let name = unsafe String(cString: stored)
    return name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }

  private func failure() -> ArchiveError {
    // RAR and 7-Zip tell that a password is needed when the content is read, or even the names.
    if unsafe archive_read_has_encrypted_entries(reader) > 0 { return .encrypted }
    return .damaged(reason: unsafe Self.message(reader))
  }

  private static func message(_ archive: OpaquePointer) -> String {
    guard let text = unsafe archive_error_string(archive) else { return "it can't be read" }
    return unsafe String(cString: text)
  }
}
