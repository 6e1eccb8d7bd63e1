internal import CPDFium
import Foundation

/// A PDF that is open.
@safe
public struct PDFDocument {
  /// Errors that PDFium tells apart (`FPDF_GetLastError`).
  private enum Code {
    static let password: UInt = 4
    static let security: UInt = 5
  }

  /// An outline with more entries than this is no table of contents.
  private static let outlineLimit = 20_000
  private static let outlineDepthLimit = 16
  /// A title of more bytes is no title.
  private static let textByteLimit = 1 << 16

  let functions: UnsafePointer<CPDFFunctions>
  let document: OpaquePointer
  /// Whether it opens with its password only.
  public let isLocked: Bool

  /// Opens a file for reading and drawing; its bytes stay in memory until the process ends.
  ///
  /// - Parameters:
  ///   - descriptor: The file, open for reading.
  ///   - library: PDFium.
  ///   - password: The password of its user or its owner; `nil` for a file that opens without.
  /// - Throws: ``PDFError``; ``PDFError/password`` also for a wrong one.
  public init(
    descriptor: Int32, library: PDFLibrary, password: String? = nil
  ) throws(PDFError) {
    unsafe functions = unsafe library.functions
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_size > 0 else {
      throw PDFError.damaged(reason: "it is empty")
    }
    let count = Int(status.st_size)
    guard let bytes = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe bytes != MAP_FAILED
    else { throw PDFError.limit }
    var found = unsafe functions.pointee.FPDF_LoadMemDocument64(bytes, count, nil)
    isLocked = unsafe found == nil && functions.pointee.FPDF_GetLastError() == Code.password
    if isLocked, let password {
      unsafe found = unsafe functions.pointee.FPDF_LoadMemDocument64(bytes, count, password)
    }
    guard let document = unsafe found else {
      switch unsafe functions.pointee.FPDF_GetLastError() {
      case Code.password: throw PDFError.password
      case Code.security: throw PDFError.protected
      default: throw PDFError.damaged(reason: "its list of objects can't be read")
      }
    }
    unsafe self.document = unsafe document
    guard pageCount > 0 else { throw PDFError.damaged(reason: "no page of it can be found") }
  }

  /// How many pages it has.
  public var pageCount: Int { Int(unsafe functions.pointee.FPDF_GetPageCount(document)) }

  /// The language that the file declares; empty where it declares none.
  public var language: String {
    unsafe text { unsafe functions.pointee.FPDFCatalog_GetLanguage(document, $0, $1) }
  }

  /// An entry of the file's information, such as `Title`.
  ///
  /// - Parameter name: The entry's name.
  /// - Returns: Its text; empty where there is none.
  public func information(_ name: String) -> String {
    unsafe text { unsafe functions.pointee.FPDF_GetMetaText(document, name, $0, $1) }
  }

  /// What a page is called.
  ///
  /// - Parameter index: From 0.
  /// - Returns: The label; empty where there is none.
  public func label(of index: Int) -> String {
    unsafe text { unsafe functions.pointee.FPDF_GetPageLabel(document, Int32(index), $0, $1) }
  }

  /// The outline from top to bottom; an entry that leads back to one before it ends the list.
  public var outline: [PDFOutlineEntry] {
    var entries: [PDFOutlineEntry] = []
    var seen: Set<UInt> = []
    var open = unsafe [OpaquePointer]()
    var next = unsafe functions.pointee.FPDFBookmark_GetFirstChild(document, nil)
    while entries.count < Self.outlineLimit {
      guard let bookmark = unsafe next else {
        guard let above = unsafe open.popLast() else { break }
        unsafe next = unsafe functions.pointee.FPDFBookmark_GetNextSibling(document, above)
        continue
      }
      guard seen.insert(UInt(bitPattern: bookmark)).inserted else { break }
      let label = unsafe text { unsafe functions.pointee.FPDFBookmark_GetTitle(bookmark, $0, $1) }
      unsafe entries.append(
        PDFOutlineEntry(label: label, depth: open.count, page: page(of: bookmark)))
      guard unsafe open.count < Self.outlineDepthLimit else {
        unsafe next = unsafe functions.pointee.FPDFBookmark_GetNextSibling(document, bookmark)
        continue
      }
      unsafe open.append(bookmark)
      unsafe next = unsafe functions.pointee.FPDFBookmark_GetFirstChild(document, bookmark)
    }
    return entries
  }

  private func page(of bookmark: OpaquePointer) -> Int? {
    var destination = unsafe functions.pointee.FPDFBookmark_GetDest(document, bookmark)
    if unsafe destination == nil,
      let action = unsafe functions.pointee.FPDFBookmark_GetAction(bookmark)
    {
      unsafe destination = unsafe functions.pointee.FPDFAction_GetDest(document, action)
    }
    guard let found = unsafe destination else { return nil }
    let index = Int(unsafe functions.pointee.FPDFDest_GetDestPageIndex(document, found))
    return (0..<pageCount).contains(index) ? index : nil
  }

  /// Calls a function once for the size and once for the text.
  private func text(_ call: (UnsafeMutableRawPointer?, UInt) -> UInt) -> String {
    let byteCount = Int(call(nil, 0))
    guard byteCount > 2, byteCount <= Self.textByteLimit else { return "" }
    var units = [UInt16](repeating: 0, count: byteCount / 2)
    _ = unsafe units.withUnsafeMutableBytes { unsafe call($0.baseAddress, UInt(byteCount)) }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }
}
