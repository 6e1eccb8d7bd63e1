import CZip
import Foundation
import StreamCompression

/// The one owner of libzip's handle.
@safe
struct ZipHandle: ~Copyable {
  /// The bytes that are read from libzip at once.
  private static let pieceByteCount = 1 << 16
  /// The most bytes that are reserved at first, whatever size an entry claims.
  private static let firstCapacity = 1 << 20

  private let archive: OpaquePointer

  init(file: URL) throws(ZipError) {
    var code: Int32 = 0
    var opened = unsafe zip_open(file.path, ZIP_RDONLY, &code)
    if unsafe opened == nil, [ZIP_ER_INCONS, ZIP_ER_NOZIP].contains(code),
      let repair = ZipRepair(file)
    {
      unsafe opened = Self.open(repair, &code)
    }
    guard let opened = unsafe opened else { throw Self.openError(code) }
    unsafe archive = unsafe opened
  }

  /// Opens a repaired archive in memory, which libzip then owns.
  private static func open(_ repair: ZipRepair, _ code: inout Int32) -> OpaquePointer? {
    let count = repair.byteCount
    guard let copy = unsafe malloc(max(count, 1)) else { return nil }
    unsafe repair.copy(to: UnsafeMutableRawBufferPointer(start: copy, count: count))
    var error = unsafe zip_error_t()
    unsafe zip_error_init(&error)
    defer { unsafe zip_error_fini(&error) }
    guard let source = unsafe zip_source_buffer_create(copy, zip_uint64_t(count), 1, &error)
    else {
      unsafe free(copy)
      return nil
    }
    guard let opened = unsafe zip_open_from_source(source, ZIP_RDONLY, &error) else {
      code = unsafe zip_error_code_zip(&error)
      unsafe zip_source_free(source)
      return nil
    }
    return unsafe opened
  }

  deinit {
    unsafe zip_discard(archive)
  }

  private static func openError(_ code: Int32) -> ZipError {
    var error = unsafe zip_error_t()
    unsafe zip_error_init_with_code(&error, code)
    defer { unsafe zip_error_fini(&error) }
    let sentence = unsafe String(cString: zip_error_strerror(&error))
    // As a part of a sentence.
    let words = sentence.prefix(1).lowercased() + sentence.dropFirst()
    return ZipError(
      [ZIP_ER_NOENT, ZIP_ER_OPEN, ZIP_ER_READ, ZIP_ER_SEEK].contains(code) ? .file : .notAnArchive,
      words)
  }

  func directory() throws(ZipError) -> [ZipEntry] {
    let count = unsafe Int(zip_get_num_entries(archive, 0))
    var entries: [ZipEntry] = []
    entries.reserveCapacity(max(count, 0))
    for index in 0..<max(count, 0) {
      var status = unsafe zip_stat_t()
      guard unsafe zip_stat_index(archive, zip_uint64_t(index), 0, &status) == 0 else {
        throw ZipError(.notAnArchive, lastWords())
      }
      entries.append(
        ZipEntry(
          path: unsafe path(status.name.map { unsafe String(cString: $0) } ?? "", of: index),
          byteCount: unsafe Int(clamping: status.size),
          compressedByteCount: unsafe Int(clamping: status.comp_size),
          isStored: unsafe status.comp_method == zip_uint16_t(ZIP_CM_STORE),
          isLZMA: unsafe status.comp_method == LZMAEntry.method, checksum: unsafe status.crc))
    }
    return entries
  }

  /// The name of an entry, between whose folders some programs of Windows write `\` (APPNOTE 4.4.17.1 wants `/`).
  ///
  /// In Japanese and Chinese encodings the byte of `\` may be the second one of a character, as in 表. libzip takes such names for CP437,
  /// so that the first one is a letter that is not ASCII.
  private func path(_ name: String, of index: Int) -> String {
    guard name.utf8.contains(UInt8(ascii: "\\")), !name.utf8.contains(UInt8(ascii: "/")) else {
      return name
    }
    let stored = unsafe zip_get_name(archive, zip_uint64_t(index), zip_flags_t(ZIP_FL_ENC_RAW))
    let isUTF8 = unsafe stored.map { unsafe strcmp($0, name) == 0 } ?? false
    var isBehindASCII = true
    return String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          defer { isBehindASCII = scalar.isASCII }
          return scalar == "\\" && (isUTF8 || isBehindASCII) ? "/" : scalar
        }))
  }

  func read(_ index: Int, _ entry: ZipEntry, limit: Int) throws(ZipError) -> ZipContent {
    guard entry.isLZMA else {
      return try read(index, entry, 0, count: entry.byteCount, limit: limit)
    }
    let packed = try read(
      index, entry, zip_flags_t(ZIP_FL_COMPRESSED), count: entry.compressedByteCount, limit: limit)
    do throws(ZipError) {
      let content = try LZMAEntry.unpack(packed.bytes, count: entry.byteCount, limit: limit)
      guard content.damage == nil, Gzip.checksum(content.bytes) != entry.checksum else {
        return content
      }
      let damage = ZipError(.damaged, "\(entry.path): a false checksum")
      return ZipContent(bytes: content.bytes, damage: damage)
    } catch {
      throw ZipError(error.kind, "\(entry.path): \(error.message)")
    }
  }

  /// The beginning of an entry, as far as it can be read.
  func beginning(_ index: Int, _ entry: ZipEntry, count: Int) throws(ZipError) -> [UInt8] {
    if entry.isLZMA {
      let claimed = ZipEntry(
        path: entry.path, byteCount: min(entry.byteCount, count),
        compressedByteCount: entry.compressedByteCount, isStored: false, isLZMA: true, checksum: 0)
      return try read(index, claimed, limit: max(count, entry.compressedByteCount)).bytes
    }
    let file = try unsafe open(index, entry, 0)
    defer { unsafe zip_fclose(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = unsafe bytes.withUnsafeMutableBytes {
      unsafe zip_fread(file, $0.baseAddress, zip_uint64_t($0.count))
    }
    return Array(bytes.prefix(max(Int(filled), 0)))
  }

  /// Writes the content into a file.
  func extract(
    _ index: Int, _ entry: ZipEntry, to descriptor: Int32, limit: Int
  ) throws(ZipError) {
    var output = UnpackedFile(descriptor, limit: limit)
    if entry.isLZMA {
      let content = try read(index, entry, limit: limit)
      if let damage = content.damage { throw damage }
      do {
        return try output.write(content.bytes)
      } catch {
        throw ZipError(error)
      }
    }
    let file = try unsafe open(index, entry, 0)
    defer { unsafe zip_fclose(file) }
    while !output.isOver {
      let count = unsafe output.fill { room in
        let count = unsafe zip_fread(file, room.baseAddress, zip_uint64_t(room.count))
        return (count, room.count - max(Int(count), 0))
      }
      guard count >= 0 else {
        throw ZipError(
          .damaged, "\(entry.path): \(unsafe String(cString: zip_file_strerror(file)))")
      }
      if count == 0 { break }
    }
    do {
      try output.finish()
    } catch {
      throw ZipError(error)
    }
  }

  /// Opens an entry; the caller closes it before the archive.
  func open(
    _ index: Int, _ entry: ZipEntry, _ flags: zip_flags_t
  ) throws(ZipError) -> OpaquePointer {
    if let file = unsafe zip_fopen_index(archive, zip_uint64_t(index), flags) {
      return unsafe file
    }
    let code = unsafe zip_error_code_zip(zip_get_error(archive))
    let kind: ZipError.Kind =
      switch code {
      case ZIP_ER_NOPASSWD, ZIP_ER_WRONGPASSWD, ZIP_ER_ENCRNOTSUPP: .encrypted
      case ZIP_ER_COMPNOTSUPP: .unsupported
      default: .damaged
      }
    throw ZipError(kind, "\(entry.path): \(lastWords())")
  }

  private func read(
    _ index: Int, _ entry: ZipEntry, _ flags: zip_flags_t, count: Int, limit: Int
  ) throws(ZipError) -> ZipContent {
    let file = try unsafe open(index, entry, flags)
    defer { unsafe zip_fclose(file) }
    // Both are numbers of strangers; one more than either has to be one, too.
    let limit = min(limit, Int.max - 1)
    // One byte more than claimed, so that the end is seen without growing.
    var bytes = [UInt8](repeating: 0, count: min(count, limit, Self.firstCapacity) + 1)
    var filled = 0
    while true {
      if filled == bytes.count {
        guard filled <= limit else { throw .tooLarge(entry.path, limit) }
        let growth = max(min(filled, limit + 1 - filled), 1)
        bytes.append(contentsOf: repeatElement(0, count: growth))
      }
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe zip_fread(
          file, $0.baseAddress?.advanced(by: filled),
          zip_uint64_t(min($0.count - filled, Self.pieceByteCount)))
      }
      guard count > 0 else {
        bytes.removeLast(bytes.count - filled)
        guard filled <= limit else { throw .tooLarge(entry.path, limit) }
        guard count < 0 else { return ZipContent(bytes: bytes, damage: nil) }
        let words = unsafe String(cString: zip_file_strerror(file))
        let damage = ZipError(.damaged, "\(entry.path): \(words)")
        guard filled > 0 else { throw damage }
        return ZipContent(bytes: bytes, damage: damage)
      }
      filled += Int(count)
    }
  }

  private func lastWords() -> String {
    unsafe String(cString: zip_error_strerror(zip_get_error(archive)))
  }
}
