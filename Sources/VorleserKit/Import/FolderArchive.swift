import BookParser
import Foundation
import Storage

/// A folder that was sent as one file: a tar file (POSIX.1-2001) with the folder's files by their relative paths.
///
/// Only plain files come out of it, each below the folder that it is unpacked into. libarchive reads the archives of strangers in a
/// sandbox whose output ends at 4 GB; a folder may be larger, and this reader uses no pointers, so it needs no sandbox.
struct FolderArchive {
  /// The most files: a library of calibre has four for each book.
  static let fileLimit = 400_000
  /// The longest path in bytes that a file system takes.
  private static let pathLimit = 4096
  /// The most bytes of an extended header, which has one path and some times.
  private static let headerLimit = 64 << 10
  private static let block = 512
  /// Bytes that are copied at once.
  private static let piece = 1 << 20

  private let file: FileHandle
  private let folder: URL
  /// The paths of the files that came out.
  private(set) var paths: [String] = []

  /// Whether a file begins as such a file does; a look at its first 512 bytes.
  ///
  /// - Parameter file: The file.
  /// - Returns: Whether the first header has the signature of POSIX at its place.
  static func begins(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: block), head.count == block else { return false }
    return head[257..<262].elementsEqual("ustar".utf8)
  }

  /// Unpacks a file.
  ///
  /// - Parameters:
  ///   - file: The tar file.
  ///   - folder: An empty folder.
  /// - Returns: The relative paths of the files.
  /// - Throws: `BookOpenError` for a file that is damaged or holds too much; errors of the file system.
  static func unpack(_ file: URL, into folder: URL) throws -> [String] {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    var archive = FolderArchive(file: handle, folder: folder)
    try archive.unpack()
    return archive.paths
  }

  private init(file: FileHandle, folder: URL) {
    (self.file, self.folder) = (file, folder)
  }

  private mutating func unpack() throws {
    var longPath: String?
    while let header = try header() {
      switch header.kind {
      case UInt8(ascii: "x"):
        longPath = try Self.path(inExtended: read(header.byteCount))
        try skipPadding(of: header.byteCount)
      case UInt8(ascii: "0"), 0:
        try write(longPath ?? header.path, header.byteCount)
        longPath = nil
      default:
        try skip(header.byteCount)
        longPath = nil
      }
    }
  }

  private struct Header {
    var path: String
    var byteCount: Int
    var kind: UInt8
  }

  /// The next header; `nil` at the end.
  private func header() throws -> Header? {
    guard let bytes = try file.read(upToCount: Self.block), !bytes.isEmpty else { return nil }
    let block = [UInt8](bytes)
    guard block.count == Self.block else { throw Self.damaged }
    if block.allSatisfy({ $0 == 0 }) { return nil }
    // The sum of all bytes, in which the sum's own field counts as spaces.
    let sum = block.indices.reduce(0) { $0 + (148..<156 ~= $1 ? 32 : Int(block[$1])) }
    guard Self.octal(block[148..<156]) == sum, let size = Self.octal(block[124..<136]) else {
      throw Self.damaged
    }
    let prefix = Self.text(block[345..<500])
    let name = Self.text(block[0..<100])
    return Header(
      path: prefix.isEmpty ? name : "\(prefix)/\(name)", byteCount: size, kind: block[156])
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func octal(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(text(bytes).trimmingCharacters(in: .whitespaces), radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }

  private static var damaged: BookOpenError {
    .damagedArchive(reason: "the folder's files can't be told apart")
  }

  /// The path in an extended header, whose lines are a length, a space, a name, `=`, a value and a newline.
  private static func path(inExtended bytes: [UInt8]) throws -> String? {
    var rest = bytes[...]
    var path: String?
    while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
      let digits = String(decoding: rest[..<space], as: UTF8.self)
      guard let length = Int(digits), length > digits.utf8.count + 1, length <= rest.count else {
        throw damaged
      }
      let line = rest[(space + 1)..<(rest.startIndex + length - 1)]
      if line.starts(with: "path=".utf8) {
        path = String(decoding: line.dropFirst("path=".utf8.count), as: UTF8.self)
      }
      rest = rest.dropFirst(length)
    }
    return path
  }

  private func read(_ count: Int) throws -> [UInt8] {
    guard count <= Self.headerLimit, let bytes = try file.read(upToCount: count),
      bytes.count == count
    else { throw Self.damaged }
    return [UInt8](bytes)
  }

  private func skip(_ count: Int) throws {
    let offset = try file.offset()
    try file.seek(toOffset: offset + UInt64(count))
    try skipPadding(of: count)
  }

  private func skipPadding(of count: Int) throws {
    let padding = (Self.block - count % Self.block) % Self.block
    let offset = try file.offset()
    try file.seek(toOffset: offset + UInt64(padding))
  }

  private mutating func write(_ path: String, _ count: Int) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let isSafe =
      !path.isEmpty && path.utf8.count <= Self.pathLimit && !path.hasPrefix("/")
      && !path.utf8.contains(0) && !parts.isEmpty && !parts.contains("..")
    guard isSafe else {
      throw BookOpenError.damagedArchive(reason: "a path leads out of the folder")
    }
    guard paths.count < Self.fileLimit else {
      throw BookOpenError.limit(reason: "a folder with more than \(Self.fileLimit) files")
    }
    let relative = parts.filter { $0 != "." }.joined(separator: "/")
    let target = folder.appending(path: relative)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    // The folder is ours and holds no links; a path that comes twice is the later file.
    let descriptor = open(target.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(target) }
    let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var rest = count
    while rest > 0 {
      guard let bytes = try file.read(upToCount: min(rest, Self.piece)), !bytes.isEmpty else {
        throw Self.damaged
      }
      do { try output.write(contentsOf: bytes) } catch { throw Self.failure(target) }
      rest -= bytes.count
    }
    try output.close()
    try skipPadding(of: count)
    paths.append(relative)
  }

  private static func failure(_ file: URL) -> any Error {
    let code = errno
    return code == ENOSPC || code == EDQUOT
      ? LibraryError.storage(.diskFull)
      : CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.lastPathComponent])
  }
}
