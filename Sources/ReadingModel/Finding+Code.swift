extension Finding {
  /// The kinds of findings, by which the page translates them; docs/api.md lists the values of
  /// each.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    // The text of a file.
    case undecodableBytes = "undecodable-bytes"
    /// What older versions stored of a text in UTF-8.
    case invalidUTF8 = "invalid-utf8"
    case controlCharacters = "control-characters"
    case wrongEncoding = "wrong-encoding"
    case damagedFile = "damaged-file"
    case malformed
    /// No chapter has anything to see or to hear.
    case nothingToRead = "nothing-to-read"
    /// A page has nothing but frames, which show other pages.
    case onlyFrames = "only-frames"
    /// Pictures that browsers do not show are left out.
    case unshownPictures = "unshown-pictures"
    /// A person's rule for the headings of a text.
    case chapterRule = "chapter-rule"

    // Chapters.
    case missingChapter = "missing-chapter"
    case emptyChapter = "empty-chapter"
    case damagedChapter = "damaged-chapter"
    case chapterType = "chapter-type"
    case unreadableChapter = "unreadable-chapter"
    case hiddenChapter = "hidden-chapter"
    case deadLink = "dead-link"
    case outsideLink = "outside-link"
    case missingImage = "missing-image"
    case outsideImage = "outside-image"
    /// A page on which an article goes on, when it was saved.
    case missingPage = "missing-page"
    /// A page for subscribers, which may have given only the beginning of its text.
    case paidPage = "paid-page"

    // The package of an EPUB.
    case noContainer = "no-container"
    case repeatedID = "repeated-id"
    case missingFile = "missing-file"
    case unlistedChapter = "unlisted-chapter"
    case noReadingOrder = "no-reading-order"
    case noFallback = "no-fallback"
    case noTitle = "no-title"
    case noLanguage = "no-language"
    case noIdentifier = "no-identifier"
    case unreadableEncryption = "unreadable-encryption"
    case missingEncrypted = "missing-encrypted"

    // The contents of an EPUB.
    case noContents = "no-contents"
    case unreadableContents = "unreadable-contents"
    case longContents = "long-contents"
    case deadEntry = "dead-entry"

    // The file that names the format.
    case noMimetype = "no-mimetype"
    case mimetypeNotFirst = "mimetype-not-first"
    case mimetypeCompressed = "mimetype-compressed"
    case wrongMimetype = "wrong-mimetype"
  }
}
