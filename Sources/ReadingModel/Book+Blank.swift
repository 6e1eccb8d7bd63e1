extension Book {
  /// Blank books have a few chapters; some thousand would keep the processor busy for minutes.
  private static let blankChapterLimit = 1000

  /// Whether no chapter has anything to see or to hear.
  ///
  /// - Throws: When the file itself can no longer be read.
  package func hasOnlyBlankChapters() async throws -> Bool {
    for index in spine.indices where try await !content.summary(at: index).isBlank { return false }
    return true
  }

  /// What is said of a book whose chapters are all blank.
  ///
  /// A book of pictures is not blank, also where they are its pages or the grounds of its style sheets.
  ///
  /// - Parameter findings: What is known already, which may say more of the reason.
  /// - Returns: The finding; `nil` if there is something to see, or if another finding says it.
  /// - Throws: When the file itself can no longer be read.
  public func blankFinding(among findings: [Finding]) async throws -> Finding? {
    guard !findings.contains(where: \.isOfBlankBook), try await !showsPictures() else { return nil }
    return Finding(
      .major, at: "", .nothingToRead,
      "There is nothing to read in this file: it holds no visible text, no picture and no sound.")
  }

  /// Whether pictures come from its pages or its styles.
  private func showsPictures() async throws -> Bool {
    if content.pages != nil { return true }
    // A chapter is made for each look; of a book of so many blank chapters nothing is said.
    guard spine.count <= Self.blankChapterLimit else { return true }
    var seen: Set<String> = []
    for index in spine.indices {
      try Task.checkCancellation()
      let chapter = try await content.styledChapter(at: index)
      if chapter.html.contains("url(") { return true }
      guard let style = chapter.style else { continue }
      if style.rules.namesPicture { return true }
      for sheet in style.sheets where seen.insert("\(style.isFixed) \(sheet.path)").inserted {
        let text = try await content.styleSheet(at: sheet.path, isFixed: style.isFixed)
        if text?.namesPicture == true { return true }
      }
    }
    return false
  }
}

extension Finding {
  /// The longest text of a blank book, in UTF-16 units.
  ///
  /// A longer text of invisible characters doesn't count as blank.
  package static let blankLengthLimit = 1000

  /// Whether it says that there is nothing to read in the whole book.
  public var isOfBlankBook: Bool { code.map(Code.allOfBlankBooks.contains) ?? false }
}

extension Finding.Code {
  /// The codes that say that there is nothing to read in the whole book.
  package static let allOfBlankBooks: [Finding.Code] = [.nothingToRead, .onlyFrames]
}

extension String {
  /// Whether a declaration of a style sheet names a file that is no font.
  fileprivate var namesPicture: Bool {
    split { ";{}".contains($0) }.contains { declaration in
      declaration.contains("url(")
        && !declaration.drop(while: \.isWhitespace).hasPrefix("src")
    }
  }
}
