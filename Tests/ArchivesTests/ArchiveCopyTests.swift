import CArchive
import Foundation
import TestSupport
import Testing

@testable import Archives

/// Archives that libarchive itself has written.
struct ArchiveCopyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ArchiveCopy.prepare()
  }

  /// Writes an archive with some files and a folder.
  private func archive(
    _ files: [(String, String)], _ setUp: (OpaquePointer) -> Void
  ) throws -> URL {
    let url = folder.url.appending(path: UUID().uuidString)
    let writer = try #require(archive_write_new())
    defer { archive_write_free(writer) }
    setUp(writer)
    try #require(archive_write_open_filename(writer, url.path) == ARCHIVE_OK)
    for (path, text) in files {
      let entry = archive_entry_new()
      defer { archive_entry_free(entry) }
      archive_entry_set_pathname_utf8(entry, path)
      let isFolder = path.hasSuffix("/")
      archive_entry_set_filetype(entry, isFolder ? 0o040000 : 0o100000)
      archive_entry_set_size(entry, Int64(text.utf8.count))
      archive_entry_set_perm(entry, 0o644)
      try #require(archive_write_header(writer, entry) == ARCHIVE_OK)
      let bytes = Array(text.utf8)
      if !isFolder { try #require(archive_write_data(writer, bytes, bytes.count) == bytes.count) }
    }
    try #require(archive_write_close(writer) == ARCHIVE_OK)
    return url
  }

  private func copied(_ file: URL) throws -> [String: String] {
    let output = folder.url.appending(path: UUID().uuidString)
    try Data().write(to: output)
    let reading = try FileHandle(forReadingFrom: file)
    let writing = try FileHandle(forWritingTo: output)
    try ArchiveCopy(input: reading.fileDescriptor, output: writing.fileDescriptor).run()
    return try contents(of: output)
  }

  /// The files of a ZIP archive, read by libarchive.
  private func contents(of zip: URL) throws -> [String: String] {
    let reader = try #require(archive_read_new())
    defer { archive_read_free(reader) }
    archive_read_support_format_zip(reader)
    try #require(archive_read_open_filename(reader, zip.path, 10_240) == ARCHIVE_OK)
    var files: [String: String] = [:]
    var entry: OpaquePointer?
    while archive_read_next_header(reader, &entry) == ARCHIVE_OK {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = archive_read_data(reader, &bytes, bytes.count)
      let name = String(cString: archive_entry_pathname_utf8(entry))
      files[name] = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
    return files
  }

  private static let files = [
    ("books/", ""), ("books/one.txt", "The first."), ("books/Größe 日本.txt", "The second, Zürich."),
    ("empty.txt", ""),
  ]
  private static let expected = [
    "books/one.txt": "The first.", "books/Größe 日本.txt": "The second, Zürich.", "empty.txt": "",
  ]

  @Test(arguments: ["none", "gzip", "bzip2", "xz", "zstd", "lz4", "lzma", "compress"])
  func tarIsCopiedHoweverItIsPacked(filter: String) throws {
    let file = try archive(Self.files) {
      if filter != "none" { archive_write_add_filter_by_name($0, filter) }
      archive_write_set_format_pax_restricted($0)
    }
    #expect(try copied(file) == Self.expected)
  }

  @Test func sevenZipIsCopied() throws {
    let file = try archive(Self.files) { archive_write_set_format_7zip($0) }
    #expect(try copied(file) == Self.expected)
  }

  @Test func linksAndDevicesAreLeftOut() throws {
    let tar = folder.url.appending(path: "links.tar")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "echo text > a.txt && ln -s /etc/passwd b.txt && tar cf links.tar a.txt b.txt",
    ]
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(try copied(tar).keys.sorted() == ["a.txt"])
  }

  @Test func aCutArchiveIsDamaged() throws {
    let file = try archive([("a.txt", String(repeating: "words ", count: 20_000))]) {
      archive_write_add_filter_gzip($0)
      archive_write_set_format_ustar($0)
    }
    let bytes = try Data(contentsOf: file)
    try bytes.prefix(bytes.count / 2).write(to: file)
    #expect(throws: ArchiveError.self) { try copied(file) }
  }

  @Test func whatIsNoArchiveIsDamaged() throws {
    let file = folder.url.appending(path: "text")
    try Data("no archive at all".utf8).write(to: file)
    #expect(throws: ArchiveError.self) { try copied(file) }
  }
}
