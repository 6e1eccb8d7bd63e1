import ChapterBuilding
import Foundation
import ReadingModel
import ZipArchive

/// A file of FictionBook, by itself or in an archive: its text, and where its pictures are.
///
/// Pictures stand in the markup as base64 and are most of it; they are left out before it is parsed, and read
/// from the file when they are asked for.
struct FictionBookFile: Sendable {
  /// The largest file with its pictures, which is held while it is parsed: illustrated books have some 50 MB.
  private static let byteLimit = 256 << 20

  /// A picture in the markup.
  struct Picture: Sendable {
    /// Where its base64 stands, in bytes of the unpacked file.
    var range: Range<Int>
    var mediaType: String
  }

  /// What parsing needs.
  struct Content {
    /// The markup without pictures and without its XML declaration.
    var text: String
    /// Pictures by their ids.
    var pictures: [String: Picture] = [:]
    var findings: [Finding] = []
    /// The encoding in which it is read.
    var encoding: TextEncoding
  }

  /// The file, or the archive that it is in.
  let file: URL
  private let archive: ArchiveFiles?
  private let path: String
  /// The encoding that a person has chosen.
  private let chosen: TextEncoding?

  init(_ file: URL, in chosen: TextEncoding? = nil) {
    self.file = file
    self.chosen = chosen
    archive = nil
    path = ""
  }

  init(_ file: URL, archive: ArchiveFiles, path: String, in chosen: TextEncoding? = nil) {
    self.file = file
    self.chosen = chosen
    self.archive = archive
    self.path = path
  }

  /// What the file is called.
  var name: String { archive == nil ? file.lastPathComponent : path }

  /// Reads the file.
  ///
  /// - Returns: Its text and its pictures.
  /// - Throws: ``BookOpenError``.
  func content() throws -> Content {
    let (bytes, damage, wide) = try unpacked()
    guard !bytes.isEmpty else { throw BookOpenError.empty }
    var scan = PictureScan(bytes)
    let markup = scan.markup()
    guard markup.count <= MarkupReader.markupLimit else {
      throw BookOpenError.limit(
        reason: "it holds more than \(MarkupReader.markupLimit >> 20) MB of text")
    }
    let source = try SourceText(
      markup, charset: Self.charset(of: markup), chosen: wide == nil ? chosen : nil, at: name)
    var findings = source.findings
    if let damage {
      findings.append(
        Finding(
          .major, at: name, .damagedFile, "The file is damaged: \(damage).", ["reason": damage]))
    }
    return Content(
      text: Self.withoutDeclaration(source.text), pictures: scan.pictures, findings: findings,
      encoding: wide ?? source.encoding)
  }

  /// The encodings that the file may be in, the likeliest first.
  ///
  /// - Returns: As ``EncodedFormatParser/candidates(of:)``.
  /// - Throws: ``BookOpenError``.
  func candidates() throws -> [EncodingCandidate] {
    let stored = try stored().bytes
    guard !Self.isWide(stored) else { return try EncodingCandidate.ofMarkup(stored) }
    var scan = PictureScan(stored)
    let markup = scan.markup()
    return try EncodingCandidate.ofMarkup(markup, charset: Self.charset(of: markup))
  }

  /// Reads a picture.
  ///
  /// - Parameter picture: Where it stands.
  /// - Returns: Its bytes; `nil` if they are no base64.
  /// - Throws: ``BookOpenError`` when the file can't be read any more.
  func bytes(of picture: Picture) throws -> [UInt8]? {
    let encoded = try unpacked().bytes[safely: picture.range]
    return encoded.flatMap { Data(base64Encoded: Data($0), options: .ignoreUnknownCharacters) }
      .map(Array.init)
  }

  /// The whole file; units of two bytes are made UTF-8, so that what is looked for is found.
  ///
  /// - Returns: The file, what is wrong with it, and the encoding of which UTF-8 was made.
  private func unpacked() throws -> (bytes: [UInt8], damage: String?, wide: TextEncoding?) {
    let (bytes, damage) = try stored()
    let isMeant = chosen.map { $0.unitWidth > 1 }
    guard isMeant ?? Self.isWide(bytes) else { return (bytes, damage, nil) }
    let source = try SourceText(bytes, chosen: chosen)
    return (Array(source.text.utf8), damage, source.encoding)
  }

  /// The file as it is stored, and what is wrong with it.
  private func stored() throws -> (bytes: [UInt8], damage: String?) {
    if let archive {
      do {
        let content = try archive.content(path, limit: Self.byteLimit)
        return (content?.bytes ?? [], content?.damage?.message)
      } catch {
        throw BookOpenError(error)
      }
    }
    guard let read = try WholeFile.read(file, limit: Self.byteLimit) else {
      throw BookOpenError.limit(reason: "it has more than \(Self.byteLimit >> 20) MB")
    }
    return (read, nil)
  }

  /// Whether a file begins in units of two bytes; the first character of markup is ASCII.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(2).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
  }

  private static func charset(of bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(1024).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    return head.firstMatch(of: #/<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9_:.\-]+)/#)
      .map { String($0.output.1) }
  }

  private static func withoutDeclaration(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard start.hasPrefix("<?xml"), let end = start.firstRange(of: "?>") else {
      return String(start)
    }
    return String(start[end.upperBound...])
  }
}

/// Finds the pictures in the markup of a FictionBook without parsing it.
private struct PictureScan {
  /// More pictures are not kept.
  private static let countLimit = 20_000

  private let bytes: [UInt8]
  private(set) var pictures: [String: FictionBookFile.Picture] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The markup without the pictures, which are noted.
  mutating func markup() -> [UInt8] {
    let opening = Array("<binary".utf8)
    var kept: [UInt8] = []
    var copied = 0
    var index = 0
    while let tag = bytes[index...].firstRange(of: opening)?.lowerBound {
      guard let close = bytes[tag...].firstIndex(of: UInt8(ascii: ">")) else { break }
      let end = bytes[close...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      kept += bytes[copied..<tag]
      note(String(decoding: bytes[tag..<close], as: UTF8.self), close + 1..<end)
      // The end tag goes with it; without one, nothing else does.
      let hasEnd = bytes[end...].starts(with: Array("</binary".utf8))
      let after = hasEnd ? bytes[end...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } : end
      copied = after ?? bytes.count
      index = copied
    }
    return kept + bytes[copied...]
  }

  private mutating func note(_ tag: String, _ range: Range<Int>) {
    func value(_ name: String) -> String? {
      guard let place = tag.firstRange(of: "\(name)=") else { return nil }
      let rest = tag[place.upperBound...]
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      return String(rest.dropFirst().prefix { $0 != quote })
    }
    guard let id = value(" id") ?? value("\nid") ?? value("\tid"), pictures[id] == nil,
      pictures.count < Self.countLimit
    else { return }
    let type = value("content-type")?.lowercased() ?? ""
    let known = type.hasPrefix("image/") ? type : MediaType.ofName(id)
    pictures[id] = FictionBookFile.Picture(
      range: range, mediaType: known == "image/jpg" ? "image/jpeg" : known)
  }
}

/// The pictures of a FictionBook as its chapters see them.
struct FictionBookPictures: BookParts {
  let source: FictionBookFile
  let pictures: [String: FictionBookFile.Picture]

  func storedPath(_ path: String) -> String? { pictures[path] == nil ? nil : path }

  func read(_ path: String, limit: Int) throws -> BookFile? {
    guard let picture = pictures[path], picture.range.count / 4 * 3 <= limit else { return nil }
    return try source.bytes(of: picture).map { BookFile(bytes: $0) }
  }

  func mediaType(of path: String) -> String {
    pictures[path]?.mediaType ?? MediaType.ofName(path)
  }
}

extension [UInt8] {
  /// A part, if the whole reaches so far: the file may have been changed.
  fileprivate subscript(safely range: Range<Int>) -> ArraySlice<UInt8>? {
    range.upperBound <= count ? self[range] : nil
  }
}
