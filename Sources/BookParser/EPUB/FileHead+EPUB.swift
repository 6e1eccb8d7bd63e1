import ReadingModel

extension FileHead {
  /// Whether it is an archive and no EPUB: neither marked as one (EPUB 3.3, 4.2.7) nor named so, and without what
  /// an EPUB is found by.
  var isOtherArchive: Bool {
    guard isArchive, !EPUBParser.format.fileExtensions.contains(fileExtension),
      !has("mimetypeapplication/epub+zip", at: 30)
    else {
      return false
    }
    let packages = archive.paths(endingIn: ["opf"]).filter { $0 != Self.metadataOfWebPages }
    return packages.isEmpty && !archive.paths.contains("META-INF/container.xml")
  }

  /// What calibre's zipped web pages say of themselves.
  static let metadataOfWebPages = "metadata.opf"
}
