import Foundation
import Publishing
import ReadingModel
import TestSupport

/// A small book with what makes offsets hard: emoji, entities, tables, another language.
enum SampleBook {
  static let publication = Publication(
    title: "Tea & Rain", creator: "Ada Example", language: "en", identifier: "urn:test:tea",
    modified: "2026-01-01T00:00:00Z",
    sections: [
      .init(
        title: "The Cup",
        body: """
          <h1>The Cup</h1>
          <p>Tea 🍵 is ready. Mr. Holm poured &lt;two&gt; cups &amp; sat <em>down</em>.</p>
          <p>It rained.</p>

          """),
      .init(
        title: "The Guest",
        body: """
          <h1>The Guest</h1>
          <p>A guest came in. <span lang="fr" xml:lang="fr">Il fait très beau dehors.</span> \
          Everyone laughed.</p>

          """),
      .init(
        title: "The Sum",
        body: """
          <h1>The Sum</h1>
          <ul><li>Milk cost $5.</li><li>Tea cost 12%.</li></ul>
          <p>🌧️ “Was that all?” she asked.</p>

          """),
    ])

  /// Writes it as `book.epub`.
  static func write(in folder: TemporaryFolder) throws -> URL {
    let file = folder.url.appending(path: "book.epub")
    try EPUBWriter.write(publication, to: file)
    return file
  }

  /// A book of many short chapters, so that a narration can be broken off anywhere.
  static func writeLong(in folder: TemporaryFolder, parts: Int = 12) throws -> URL {
    var long = publication
    long.metadata.title = "Numbers"
    long.sections = (1...parts).map { chapter in
      let lines = (1...12).map { "<p>Line \($0) of part \(chapter) is short. So is this.</p>" }
      return .init(
        title: "Part \(chapter)",
        body: "<h1>Part \(chapter)</h1>\n\(lines.joined(separator: "\n"))\n")
    }
    let file = folder.url.appending(path: "long.epub")
    try EPUBWriter.write(long, to: file)
    return file
  }

  /// A book whose chapter is said to be encrypted.
  static func writeProtected(in folder: TemporaryFolder) throws -> URL {
    let encryption = """
      <encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <EncryptedData xmlns="http://www.w3.org/2001/04/xmlenc#">
      <EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/>
      <CipherData><CipherReference URI="c.xhtml"/></CipherData></EncryptedData></encryption>
      """
    return try folder.makeFile(
      "protected.epub",
      StoredZip.data(
        bare(chapters: ["c.xhtml"]) + [("META-INF/encryption.xml", encryption), ("c.xhtml", "?")]))
  }

  /// A book whose first chapter is not in the archive.
  static func writeWithMissingChapter(in folder: TemporaryFolder) throws -> URL {
    let chapter = """
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head>
      <body><p>Still here.</p></body></html>
      """
    return try folder.makeFile(
      "missing.epub",
      StoredZip.data(bare(chapters: ["gone.xhtml", "c.xhtml"]) + [("c.xhtml", chapter)]))
  }

  /// All of a minimal book but its chapters.
  private static func bare(chapters: [String]) -> [(name: String, content: String)] {
    let container = """
      <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles><rootfile full-path="p.opf" media-type="application/oebps-package+xml"/>
      </rootfiles></container>
      """
    let items = chapters.enumerated().map { index, path in
      "<item id=\"c\(index)\" href=\"\(path)\" media-type=\"application/xhtml+xml\"/>"
    }
    let references = chapters.indices.map { "<itemref idref=\"c\($0)\"/>" }
    let package = """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier>
      <dc:title>T</dc:title><dc:language>en</dc:language></metadata>
      <manifest>\(items.joined())</manifest><spine>\(references.joined())</spine></package>
      """
    return [
      ("mimetype", "application/epub+zip"), ("META-INF/container.xml", container),
      ("p.opf", package),
    ]
  }
}

/// The simplest ZIP archive: nothing compressed.
///
/// Source: PKWARE's APPNOTE.TXT, sections 4.3.7, 4.3.12 and 4.3.16.
enum StoredZip {
  static func data(_ files: [(name: String, content: String)]) -> Data {
    var archive = Data()
    var directory = Data()
    for file in files {
      let name = Data(file.name.utf8)
      let content = Data(file.content.utf8)
      let size = UInt32(content.count)
      var common = Data()
      // Version, flags, method, time and date: all the plainest.
      for number: UInt16 in [20, 0, 0, 0, 0x21] { common.append(number) }
      for number in [checksum(content), size, size] { common.append(number) }
      for number in [UInt16(name.count), 0] { common.append(number) }
      let offset = UInt32(archive.count)
      archive.append(UInt32(0x0403_4B50))
      archive += common + name + content
      directory.append(UInt32(0x0201_4B50))
      directory.append(UInt16(20))
      directory += common
      // Comment, disk, internal and external attributes.
      for number: UInt16 in [0, 0, 0, 0, 0] { directory.append(number) }
      directory.append(offset)
      directory += name
    }
    let start = UInt32(archive.count)
    archive += directory
    archive.append(UInt32(0x0605_4B50))
    for number in [0, 0, UInt16(files.count), UInt16(files.count)] { archive.append(number) }
    for number in [UInt32(directory.count), start] { archive.append(number) }
    archive.append(UInt16(0))
    return archive
  }

  /// CRC-32 as ZIP uses it.
  private static func checksum(_ data: Data) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}

extension Data {
  /// Appends a number, little end first.
  fileprivate mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
