import ZipArchive

/// Archives around a file that an input stands for, so that compression does not hide it from the fuzzer.
enum PackedBook {
  private static let container = """
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
    <rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
    """
  private static let package = """
    <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
    <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>A</dc:title>
    <dc:identifier id="i">urn:uuid:a1b2c3d4-0000-1111-2222-333344445555</dc:identifier></metadata>
    <manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/>
    <item id="f" href="f.otf" media-type="font/otf"/>
    <item id="n" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="t" href="nav.xhtml" media-type="application/x-dtbncx+xml"/></manifest>
    <spine toc="t"><itemref idref="c"/></spine></package>
    """

  /// An EPUB of one page.
  ///
  /// - Parameters:
  ///   - package: Its package document; `nil` for one that is well.
  ///   - contents: Its contents, in both forms.
  ///   - encryption: What says which of its files are encrypted.
  /// - Returns: The archive.
  /// - Throws: `ZipError`.
  static func epub(
    package: [UInt8]? = nil, contents: [UInt8] = [], encryption: [UInt8]? = nil
  ) throws -> [UInt8] {
    var files = [
      ("mimetype", Array("application/epub+zip".utf8)),
      ("META-INF/container.xml", Array(container.utf8)),
      ("book.opf", package ?? Array(Self.package.utf8)),
      ("c.xhtml", OnePage.plainPage), ("nav.xhtml", contents), ("f.otf", Array("OTTO".utf8)),
    ]
    if let encryption { files.append(("META-INF/encryption.xml", encryption)) }
    return try archive(files)
  }

  private static let wordDocument = """
    <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>
    <w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>One</w:t></w:r></w:p>
    <w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>
    <w:r><w:rPr><w:rStyle w:val="Strong"/></w:rPr><w:t>a</w:t><w:footnoteReference w:id="1"/></w:r></w:p>
    <w:p><w:hyperlink r:id="r1"><w:r><w:t>link</w:t></w:r></w:hyperlink></w:p></w:body></w:document>
    """
  private static let relationship =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let mainType =
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"

  /// A document of Word whose main part is the input.
  static func word(document: [UInt8]) throws -> [UInt8] { try word(document, parts: []) }

  /// A document of Word whose styles, lists, notes and relations are the parts of the input.
  static func word(parts: [UInt8]) throws -> [UInt8] {
    let names = ["styles.xml", "numbering.xml", "footnotes.xml", "_rels/document.xml.rels"]
    let parts = InputParts.split(parts, into: names.count)
    return try word(
      Array(wordDocument.utf8), parts: zip(names, parts).map { ("word/" + $0, $1) })
  }

  private static func word(_ document: [UInt8], parts: [(String, [UInt8])]) throws -> [UInt8] {
    let types = """
      <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Override PartName="/word/document.xml" ContentType="\(mainType)"/></Types>
      """
    let relations = """
      <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="r" Target="word/document.xml" Type="\(relationship)/officeDocument"/></Relationships>
      """
    return try archive(
      [
        ("[Content_Types].xml", Array(types.utf8)), ("_rels/.rels", Array(relations.utf8)),
        ("word/document.xml", document),
      ] + parts)
  }

  /// A comic that says what the input says about itself.
  static func comic(information: [UInt8]) throws -> [UInt8] {
    let picture: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
      9, 0, 0, 0, 9, 8, 0, 0, 0, 0,
    ]
    return try archive([("1.png", picture), ("2.png", picture), ("ComicInfo.xml", information)])
  }

  /// A backup of a library.
  ///
  /// - Parameters:
  ///   - description: What it says of itself.
  ///   - sections: The lines of each section, by its path.
  /// - Returns: The archive.
  /// - Throws: `ZipError`.
  static func backup(
    description: [UInt8], sections: [(String, [UInt8])]
  ) throws -> [UInt8] {
    try archive([("backup.json", description)] + sections)
  }

  private static func archive(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    var zip = try ZipWriter()
    for (path, bytes) in files { try zip.add(path, bytes, isStored: true) }
    return try zip.bytes()
  }
}
