import CMobi
import Foundation

/// A Kindle file, read by libmobi: MOBI, AZW3 and both in one, PRC, PalmDOC.
///
/// The library trusts the file more than is good; use it only in a process that may crash.
@safe
public final class MobiFile {
  private let data: UnsafeMutablePointer<MOBIData>

  /// Reads a file's records.
  ///
  /// - Parameter descriptor: The file, open for reading; it stays open.
  /// - Throws: ``MobiError``.
  public init(descriptor: Int32) throws(MobiError) {
    guard let data = unsafe mobi_init() else { throw .outOfMemory }
    unsafe self.data = unsafe data
    let copy = dup(descriptor)
    guard copy >= 0, let stream = unsafe fdopen(copy, "rb") else {
      throw .damaged(reason: "it can't be read")
    }
    defer { unsafe fclose(stream) }
    try Self.check(unsafe mobi_load_file(data, stream))
    if unsafe mobi_is_encrypted(data) { throw .protected }
    if unsafe mobi_is_replica(data) { throw .unsupported(name: "A Kindle book made of a PDF") }
  }

  deinit {
    unsafe mobi_free(data)
  }

  /// Puts the files together that the book was made from.
  ///
  /// Of a file that holds the book in both forms the newer one is taken, and the older where that is damaged.
  ///
  /// - Returns: The parts.
  /// - Throws: ``MobiError``.
  public func content() throws(MobiError) -> MobiContent {
    do {
      return try assembled()
    } catch {
      guard unsafe mobi_is_hybrid(data), unsafe mobi_parse_kf7(data) == MOBI_SUCCESS else {
        throw error
      }
      return try assembled()
    }
  }

  private func assembled() throws(MobiError) -> MobiContent {
    do {
      return try read(isWhole: true)
    } catch .damaged, .outOfMemory {
      // A damaged index costs the contents, and not the text.
      return try read(isWhole: false)
    }
  }

  private func read(isWhole: Bool) throws(MobiError) -> MobiContent {
    guard let files = unsafe mobi_init_rawml(data) else { throw .outOfMemory }
    defer { unsafe mobi_free_rawml(files) }
    // The words of a dictionary are in its text already; their index would be added to it.
    try Self.check(unsafe mobi_parse_rawml_opt(files, data, isWhole, false, true))
    var parts = unsafe Self.parts(files.pointee.markup, prefix: "part")
    // The first of these is the text before it was cut into parts.
    unsafe parts += Self.parts(files.pointee.flow?.pointee.next, prefix: "flow")
    unsafe parts += Self.parts(files.pointee.resources, prefix: "resource")
    let isOnePage = unsafe !mobi_is_rawml_kf8(files)
    return unsafe MobiContent(
      parts: parts, isOnePage: isOnePage,
      title: Self.taken(mobi_meta_get_title(data)),
      author: Self.taken(mobi_meta_get_author(data)),
      language: Self.taken(mobi_meta_get_language(data)),
      text: isOnePage || !isUTF8 ? nil : MobiText(files.pointee),
      entries: files.pointee.ncx.map {
        unsafe MobiEntry.entries(of: $0.pointee, isOnePage: isOnePage)
      } ?? [])
  }

  /// The text as it is stored, before links and pictures in it got other names; places in Mobipocket count its bytes.
  ///
  /// - Returns: The bytes, in the encoding of the file.
  /// - Throws: ``MobiError``.
  public func storedText() throws(MobiError) -> [UInt8] {
    let room = unsafe mobi_get_text_maxsize(data)
    guard room > 0 else { throw .damaged(reason: "it has no text") }
    var status = MOBI_SUCCESS
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room + 1) { buffer, count in
      var length = room
      unsafe status = buffer.withMemoryRebound(to: CChar.self) {
        unsafe mobi_get_rawml(data, $0.baseAddress, &length)
      }
      count = status == MOBI_SUCCESS ? min(length, room) : 0
    }
    try Self.check(status)
    return bytes
  }

  /// Whether the text is stored in UTF-8, as the parts that libmobi makes of it are; else it is in Windows-1252.
  public var isUTF8: Bool {
    guard let encoding = unsafe data.pointee.mh?.pointee.text_encoding else { return false }
    return unsafe encoding.pointee == MOBI_UTF8
  }

  /// The files of one list, named as links between them name them.
  private static func parts(_ first: UnsafeMutablePointer<MOBIPart>?, prefix: String) -> [MobiPart]
  {
    var parts: [MobiPart] = []
    var next = unsafe first
    while let part = unsafe next {
      let facts = unsafe mobi_get_filemeta_by_type(part.pointee.type)
      let ending = unsafe withUnsafeBytes(of: facts.extension) { unsafe text($0) }
      let number = unsafe String(part.pointee.uid)
      let name =
        prefix + String(repeating: "0", count: max(0, 5 - number.count)) + number + "." + ending
      let bytes = unsafe [UInt8](
        UnsafeBufferPointer(start: part.pointee.data, count: part.pointee.size))
      unsafe parts.append(MobiPart(name: name, kind: kind(part.pointee.type), bytes: bytes))
      unsafe next = part.pointee.next
    }
    return parts
  }

  private static func kind(_ type: MOBIFiletype) -> MobiPart.Kind {
    switch type {
    case T_HTML: .markup
    case T_OPF: .package
    case T_NCX: .contents
    default: .resource
    }
  }

  private static func text(_ characters: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: characters.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A text that the library made for the caller.
  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    defer { unsafe free(text) }
    let words = unsafe String(cString: text).trimmingCharacters(in: .whitespacesAndNewlines)
    return words.isEmpty ? nil : words
  }

  private static func check(_ status: MOBI_RET) throws(MobiError) {
    switch status {
    case MOBI_SUCCESS: return
    case MOBI_MALLOC_FAILED: throw .outOfMemory
    case MOBI_FILE_ENCRYPTED, MOBI_DRM_PIDINV, MOBI_DRM_KEYNOTFOUND, MOBI_DRM_UNSUPPORTED,
      MOBI_DRM_EXPIRED:
      throw .protected
    case MOBI_FILE_UNSUPPORTED:
      throw .damaged(reason: "it is no book of the kind that its name says")
    default: throw .damaged(reason: "its records do not fit together")
    }
  }
}
