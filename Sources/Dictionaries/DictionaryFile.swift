import Foundation
import StreamCompression
import ZipArchive

/// A file that may belong to a dictionary: on disk, or in an archive.
struct DictionaryFile: Sendable {
  private enum Place: Sendable {
    case disk(URL)
    case zip(ZipArchive, Int)
    case tar(PagedFile, Range<Int>)
  }

  /// The largest archive that is compressed as a whole, in bytes.
  static let archiveLimit = 256 << 20
  /// The largest unpacked file in an archive, in bytes: the plain entries of the largest
  /// dictionaries.
  ///
  /// It is never in memory.
  static let unpackedLimit = 512 << 20
  /// The largest index in bytes, which is held in memory: 3 million headwords have less.
  static let indexLimit = 128 << 20
  /// The bytes that are copied at once.
  private static let pieceByteCount = 1 << 20
  /// The most files in a folder.
  private static let countLimit = 20_000

  /// Its path.
  let path: String
  private let place: Place

  /// Its name alone.
  var name: String { String(path.split(separator: "/").last ?? "") }
  /// Its URL, if it is on disk.
  var url: URL? { if case .disk(let url) = place { url } else { nil } }

  /// Reads the file unchanged.
  ///
  /// - Throws: ``DictionaryError``.
  func content() throws(DictionaryError) -> [UInt8] {
    switch place {
    case .disk(let url): return try Self.read(url, name, limit: Self.indexLimit)
    case .zip(let archive, let index):
      do {
        return try archive.read(index, limit: Self.indexLimit).bytes
      } catch {
        throw Self.failure(error, name, Self.indexLimit)
      }
    case .tar(let archive, let range):
      guard range.count <= Self.indexLimit else {
        throw .tooLarge(file: name, limit: Self.indexLimit)
      }
      guard let bytes = archive.bytes(at: range.lowerBound, count: range.count) else {
        throw .damaged(file: name, reason: "it can't be read")
      }
      return bytes
    }
  }

  /// Reads the file as ``content()`` does, and unpacks gzip.
  func unpacked() throws(DictionaryError) -> [UInt8] {
    let bytes = try content()
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    do {
      return try Gzip.decompress(bytes, limit: Self.indexLimit)
    } catch {
      throw Self.failure(error, name, Self.indexLimit)
    }
  }

  /// Copies the file unchanged, a piece at a time.
  ///
  /// - Parameter target: A file that does not exist yet.
  /// - Throws: ``DictionaryError``; `CocoaError` where it can't be written.
  func copy(to target: URL) throws {
    switch place {
    case .disk(let url): try FileManager.default.copyItem(at: url, to: target)
    case .zip(let archive, let index):
      do {
        try archive.extract(index, to: target, limit: Self.unpackedLimit)
      } catch {
        throw Self.failure(error, name, Self.unpackedLimit)
      }
    case .tar(let archive, let range):
      try Data().write(to: target)
      let handle = try FileHandle(forWritingTo: target)
      defer { try? handle.close() }
      for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.pieceByteCount) {
        let count = min(Self.pieceByteCount, range.upperBound - start)
        guard let piece = archive.bytes(at: start, count: count) else {
          throw DictionaryError.damaged(file: name, reason: "it can't be read")
        }
        try handle.write(contentsOf: piece)
      }
    }
  }

  /// Unpacks a file and replaces it by the result.
  ///
  /// - Parameters:
  ///   - file: A gzip file.
  ///   - name: Its name, for the message.
  /// - Throws: ``DictionaryError``; `CocoaError` where it can't be written.
  static func gunzip(_ file: URL, _ name: String) throws {
    let target = file.appendingPathExtension("unpacked")
    try Data().write(to: target)
    do {
      let handle = try FileHandle(forWritingTo: target)
      defer { try? handle.close() }
      try unpack(file, name, Gzip.self, to: handle.fileDescriptor)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: target, to: file)
    } catch {
      try? FileManager.default.removeItem(at: target)
      throw error
    }
  }

  private static func unpack(
    _ file: URL, _ name: String, _ format: any StreamFormat.Type, to descriptor: Int32
  ) throws(DictionaryError) {
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else {
      throw unreadable(file, name)
    }
    guard data.count <= archiveLimit else { throw .tooLarge(file: name, limit: archiveLimit) }
    do {
      try format.decompress(data.bytes, to: descriptor, limit: unpackedLimit)
    } catch {
      guard error.kind == .unsupported else { throw failure(error, name, unpackedLimit) }
      throw .packed(file: name, by: "xz (\(error.message))")
    }
  }

  /// Lists all files in a file, folder or archive.
  ///
  /// - Parameters:
  ///   - url: The file or folder.
  ///   - name: Its original name.
  ///   - scratch: A folder on the file system where archives are to be unpacked.
  /// - Returns: The files; an archive's instead of itself.
  /// - Throws: ``DictionaryError``.
  static func files(
    in url: URL, name: String, scratch: URL
  ) throws(DictionaryError) -> [DictionaryFile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .missingFile(name: name)
    }
    if isFolder.boolValue { return folder(url) }
    let head = beginning(of: url)
    if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      do {
        let archive = try ZipArchive(file: url)
        return archive.entries.enumerated().map { index, entry in
          DictionaryFile(path: entry.path, place: .zip(archive, index))
        }
      } catch {
        throw failure(error, name, unpackedLimit)
      }
    }
    let lower = name.lowercased()
    if head.starts(with: Xz.signature) {
      return try tar(unpacking: url, name, scratch, Xz.self)
    }
    if head.starts(with: Bzip2.signature) {
      return try tar(unpacking: url, name, scratch, Bzip2.self)
    }
    if head.starts(with: [0x37, 0x7A, 0xBC, 0xAF]) { throw .packed(file: name, by: "7-Zip") }
    if TarReading.isArchive(head), let archive = PagedFile(url) { return tar(archive) }
    if head.starts(with: [0x1F, 0x8B]), lower.hasSuffix(".tar.gz") || lower.hasSuffix(".tgz") {
      return try tar(unpacking: url, name, scratch, Gzip.self)
    }
    return [DictionaryFile(path: url.path, place: .disk(url))]
  }

  private static func tar(
    unpacking url: URL, _ name: String, _ scratch: URL, _ format: any StreamFormat.Type
  ) throws(DictionaryError) -> [DictionaryFile] {
    let archive = try PagedFile.scratch(in: scratch) { (file) throws(DictionaryError) in
      try unpack(url, name, format, to: file)
    }
    guard let archive, let head = archive.bytes(at: 0, count: min(512, archive.count)),
      TarReading.isArchive(head)
    else { throw .damaged(file: name, reason: "there is no tar archive in it") }
    return tar(archive)
  }

  private static func tar(_ archive: PagedFile) -> [DictionaryFile] {
    TarReading.files(archive).map { DictionaryFile(path: $0.path, place: .tar(archive, $0.range)) }
  }

  private static func folder(_ url: URL) -> [DictionaryFile] {
    let all = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    var files: [DictionaryFile] = []
    while files.count < countLimit, let file = all?.nextObject() as? URL {
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else {
        continue
      }
      files.append(DictionaryFile(path: file.path, place: .disk(file)))
    }
    return files
  }

  private static func beginning(of url: URL) -> [UInt8] {
    // A file that can't be read has no known beginning; the reading of it says why.
    guard let handle = try? FileHandle(forReadingFrom: url) else { return [] }
    defer { try? handle.close() }
    return [UInt8]((try? handle.read(upToCount: 512)) ?? Data())
  }

  private static func read(_ url: URL, _ name: String, limit: Int) throws(DictionaryError)
    -> [UInt8]
  {
    guard let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize else {
      throw unreadable(url, name)
    }
    guard size <= limit else { throw .tooLarge(file: name, limit: limit) }
    guard let data = try? Data(contentsOf: url) else { throw unreadable(url, name) }
    return [UInt8](data)
  }

  /// The error of a file that is missing, or that the program may not read.
  private static func unreadable(_ file: URL, _ name: String) -> DictionaryError {
    FileManager.default.fileExists(atPath: file.path)
      ? .damaged(file: name, reason: "it can't be read") : .missingFile(name: name)
  }

  private static func failure(
    _ error: CompressionError, _ name: String, _ limit: Int
  ) -> DictionaryError {
    error.kind == .limit
      ? .tooLarge(file: name, limit: limit) : .damaged(file: name, reason: error.message)
  }

  private static func failure(
    _ error: ZipError, _ name: String, _ limit: Int
  ) -> DictionaryError {
    error.kind == .limit
      ? .tooLarge(file: name, limit: limit) : .damaged(file: name, reason: error.message)
  }
}
