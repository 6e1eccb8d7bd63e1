import Foundation
import ReadingModel

/// The beginning of a file, by which its format is recognised.
package struct FileHead: Sendable {
  /// The first bytes, all of them if the file is short.
  package let bytes: [UInt8]
  /// What the file's name ends in, in lowercase without the point.
  package let fileExtension: String
  /// What it holds if it is an archive; without names where it is none.
  package let archive: ArchiveNames

  /// Reads the beginning of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - byteCount: The most bytes to read.
  /// - Throws: ``BookOpenError/unreadable(reason:)``.
  init(_ file: URL, byteCount: Int) throws {
    do {
      fileExtension = file.pathExtension.lowercased()
      archive = ArchiveNames(file)
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      bytes = Array(try handle.read(upToCount: byteCount) ?? Data())
    } catch {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      let name = file.lastPathComponent
      let reason =
        if isFolder.boolValue {
          "'\(name)' is a folder. Choose a file"
        } else if exists {
          "access to '\(name)' is denied or the disk fails"
        } else {
          "there is no file '\(name)'. Check its name and folder"
        }
      throw BookOpenError.unreadable(reason: reason)
    }
  }

  /// Whether the bytes at a place are these.
  package func has(_ signature: String, at offset: Int = 0) -> Bool {
    bytes.dropFirst(offset).starts(with: signature.unicodeScalars.map { UInt8($0.value) })
  }

  /// Whether the file begins like a ZIP archive (APPNOTE 4.3.7); one that is named as an EPUB may begin behind other bytes.
  package var isArchive: Bool {
    has("PK\u{3}\u{4}") || has("PK\u{5}\u{6}")
      || EPUBParser.format.fileExtensions.contains(fileExtension) && knownFormatName == nil
        && !archive.paths.isEmpty
  }

  /// Whether it is a text that is a FictionBook by its first words.
  package var isFictionBook: Bool { knownFormatName == "FictionBook" }

  /// Whether it is a text of any kind: one whose markup is damaged at its start is still of its name's format.
  var isMarkupOrText: Bool {
    var survey = ByteSurvey()
    survey.add(bytes.span)
    return !isArchive && EncodingDetector().detect(survey) != nil
  }

  /// Whether it is an OpenDocument file, which names its media type at the start (OpenDocument 1.3 part 2, 3.3).
  var isOpenDocument: Bool { has("mimetypeapplication/vnd.oasis.opendocument", at: 30) }

  /// What a person can do with a file that is certainly no book of ours; `nil` where there is nothing to say.
  var refusal: BookOpenError? {
    if has("\u{D0}\u{CF}\u{11}\u{E0}") {
      // Since 2007 Word keeps a document in such a file only when it is encrypted (MS-OFFCRYPTO 2.3).
      let isNew = WordParser.format.fileExtensions.contains(fileExtension)
      return .convertible(isNew ? .encryptedDocument : .oldDocument)
    }
    return nil
  }

  /// Whether it is an archive of another kind than ZIP, or a single file that is compressed.
  var isPackedArchive: Bool { Self.packed.contains { has($0.bytes, at: $0.offset) } }

  /// Signatures of archives, as in ``signatures``.
  private static let packed: [(bytes: String, offset: Int)] = [
    ("Rar!\u{1A}", 0), ("7z\u{BC}\u{AF}", 0), ("\u{1F}\u{8B}", 0), ("ustar", 257), ("BZh", 0),
    ("\u{FD}7zXZ", 0), ("(\u{B5}/\u{FD}", 0),
  ]

  /// Whether it is a text that is a page of HTML by its first words.
  package var isHTML: Bool { knownFormatName == "HTML" }

  /// What the file seems to be, for people; the beginning of a sentence.
  var formatName: String { knownFormatName ?? "This file type" }

  /// Whether no other format is recognised, so that the file may be a plain text.
  package var isUnknown: Bool { knownFormatName == nil }

  private var knownFormatName: String? {
    Self.signatures.first { has($0.bytes, at: $0.offset) }?.name ?? textFormatName
  }

  /// Signatures at fixed places (the formats' own specifications, collected in `file(1)`), each
  /// byte one Unicode scalar.
  private static let signatures: [(bytes: String, offset: Int, name: String)] = [
    ("%PDF-", 0, "PDF"), ("BOOKMOBI", 60, "MOBI (Kindle)"), ("TEXtREAd", 60, "PalmDOC"),
    ("TPZ", 0, "Topaz (Kindle)"), ("ITOLITLS", 0, "LIT (Microsoft Reader)"), ("ITSF", 0, "CHM"),
    ("Rar!\u{1A}", 0, "RAR"), ("7z\u{BC}\u{AF}", 0, "7-Zip"), ("AT&TFORM", 0, "DjVu"),
    ("\u{1F}\u{8B}", 0, "Gzip"), ("{\\rtf", 0, "RTF"),
    ("\u{D0}\u{CF}\u{11}\u{E0}", 0, "Word (97-2003)"),
    ("\u{7F}ELF", 0, "A program file"), ("GIF8", 0, "An image file"),
    ("\u{89}PNG", 0, "An image file"),
    ("\u{FF}\u{D8}\u{FF}", 0, "An image file"), ("ID3", 0, "An audio file"),
    ("ustar", 257, "A tar archive"), ("StarDict's dict", 0, "A dictionary"),
    ("fLaC", 0, "An audio file"), ("OggS", 0, "An audio file"),
    ("SQLite format 3", 0, "A database"), ("PK\u{3}\u{4}", 0, "This archive"),
  ]

  /// The probable format of a text, or `nil` if it may be prose or is no text.
  private var textFormatName: String? {
    let text = String(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let start = text.prefix(1024).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return "HTML" }
    guard start.hasPrefix("<?xml") || start.hasPrefix("<!doctype") else {
      return start.hasPrefix("{\"") || start.hasPrefix("[{") ? "JSON" : nil
    }
    if start.contains("<fictionbook") { return "FictionBook" }
    if start.contains("<html") { return "HTML" }
    return start.contains("<feed") || start.contains("<rss") ? "A feed" : "XML"
  }
}
