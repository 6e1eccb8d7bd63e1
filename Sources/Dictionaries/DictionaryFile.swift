import Foundation
import ZipArchive

/// A file that may belong to a dictionary: on disk, or in an archive.
struct DictionaryFile: Sendable {
  private enum Place: Sendable {
    case disk(URL)
    case zip(ZipArchive, Int)
    case tar([UInt8], Range<Int>)
  }

  /// The largest archive, which is held in memory.
  static let archiveLimit = 256 << 20
  /// The largest file in an archive, unpacked: a plain file of entries of the largest dictionaries.
  static let unpackedLimit = 512 << 20
  /// More files in a folder are no dictionary's.
  private static let countLimit = 20_000

  /// Its name with the folders that it lies in.
  let path: String
  private let place: Place

  /// Its name alone.
  var name: String { String(path.split(separator: "/").last ?? "") }
  /// Where it lies, if it is on disk.
  var url: URL? { if case .disk(let url) = place { url } else { nil } }

  /// Reads it, unpacking what gzip has packed.
  ///
  /// - Throws: ``DictionaryError``.
  func content() throws(DictionaryError) -> [UInt8] {
    let bytes: [UInt8]
    switch place {
    case .disk(let url): bytes = try Self.read(url, name, limit: Self.unpackedLimit)
    case .zip(let archive, let index):
      do {
        bytes = try archive.read(index, limit: Self.unpackedLimit).bytes
      } catch {
        throw Self.failure(error, name, Self.unpackedLimit)
      }
    case .tar(let archive, let range): bytes = Array(archive[range])
    }
    return bytes
  }

  /// Reads it as ``content()`` does, unpacking what gzip has packed.
  func unpacked() throws(DictionaryError) -> [UInt8] {
    try Self.gunzip(try content(), name)
  }

  /// Unpacks what gzip has packed, and leaves what it has not.
  static func gunzip(_ bytes: [UInt8], _ name: String) throws(DictionaryError) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    do {
      return try Gzip.decompress(bytes, limit: unpackedLimit)
    } catch {
      throw failure(error, name, unpackedLimit)
    }
  }

  /// All files in what somebody gives: files, folders, and archives.
  ///
  /// - Parameters:
  ///   - url: The file or folder.
  ///   - name: What it is called where it comes from.
  /// - Returns: The files; an archive's instead of itself.
  /// - Throws: ``DictionaryError``.
  static func files(in url: URL, name: String) throws(DictionaryError) -> [DictionaryFile] {
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
    if head.starts(with: Xz.signature) {
      return try tar(unpacked: try unxz(try read(url, name, limit: archiveLimit), name), name)
    }
    if head.starts(with: Bzip2.signature) {
      return try tar(unpacked: try bunzip(try read(url, name, limit: archiveLimit), name), name)
    }
    if head.starts(with: [0x37, 0x7A, 0xBC, 0xAF]) { throw .packed(file: name, by: "7-Zip") }
    if TarReading.isArchive(head) { return tar(try read(url, name, limit: unpackedLimit)) }
    let lower = name.lowercased()
    if head.starts(with: [0x1F, 0x8B]), lower.hasSuffix(".tar.gz") || lower.hasSuffix(".tgz") {
      return try tar(unpacked: try gunzip(try read(url, name, limit: archiveLimit), name), name)
    }
    return [DictionaryFile(path: url.path, place: .disk(url))]
  }

  private static func unxz(_ bytes: [UInt8], _ name: String) throws(DictionaryError) -> [UInt8] {
    do {
      return try Xz.decompress(bytes, limit: unpackedLimit)
    } catch {
      guard error.kind == .unsupported else { throw failure(error, name, unpackedLimit) }
      throw .packed(file: name, by: "xz (\(error.message))")
    }
  }

  private static func bunzip(_ bytes: [UInt8], _ name: String) throws(DictionaryError) -> [UInt8] {
    do {
      return try Bzip2.decompress(bytes, limit: unpackedLimit)
    } catch {
      throw failure(error, name, unpackedLimit)
    }
  }

  private static func tar(
    unpacked bytes: [UInt8], _ name: String
  ) throws(DictionaryError) -> [DictionaryFile] {
    guard TarReading.isArchive(bytes) else {
      throw .damaged(file: name, reason: "there is no tar archive in it")
    }
    return tar(bytes)
  }

  private static func tar(_ bytes: [UInt8]) -> [DictionaryFile] {
    TarReading.files(bytes).map { DictionaryFile(path: $0.path, place: .tar(bytes, $0.range)) }
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
    guard let handle = try? FileHandle(forReadingFrom: url) else { return [] }
    defer { try? handle.close() }
    return [UInt8]((try? handle.read(upToCount: 512)) ?? Data())
  }

  private static func read(_ url: URL, _ name: String, limit: Int) throws(DictionaryError)
    -> [UInt8]
  {
    guard let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize else {
      throw .missingFile(name: name)
    }
    guard size <= limit else { throw .tooLarge(file: name, limit: limit) }
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw .damaged(file: name, reason: "it can't be read")
    }
    return [UInt8](data)
  }

  private static func failure(_ error: ZipError, _ name: String, _ limit: Int) -> DictionaryError {
    error.kind == .limit
      ? .tooLarge(file: name, limit: limit) : .damaged(file: name, reason: error.message)
  }
}
