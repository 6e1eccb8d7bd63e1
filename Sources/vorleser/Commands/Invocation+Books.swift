import BookParser
import Foundation
import ReadAloud
import ReadingModel
import VorleserKit

extension Invocation {
  /// The file that the first argument names.
  var file: URL { URL(filePath: arguments[0]) }

  /// The first argument as text; `-` stands for standard input.
  func textArgument() throws -> String {
    arguments[0] == "-" ? try Terminal.readInput() : arguments[0]
  }

  /// The kit on the chosen data folder.
  ///
  /// - Throws: ``UsageError`` for a data folder that is a file; errors of the kit.
  func kit() throws -> VorleserKit {
    let home = options["home"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    var isFolder: ObjCBool = true
    if let home, FileManager.default.fileExists(atPath: home.path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      throw UsageError("--home takes a folder, and '\(home.path)' is a file.", path)
    }
    var kit = try VorleserKit(home: home)
    kit.openHosts = Set(names("open-host"))
    kit.voiceFolder = options["voices-from"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    kit.watchedFolders = (values["watch"] ?? []).map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    kit.watchableFolders = (values["watch-below"] ?? [])
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
    // The user of a command may write to all of this machine; 'serve' acts for others.
    kit.backupRoots = [URL(filePath: "/", directoryHint: .isDirectory)]
    kit.audiobookFolder = options["audiobooks-to"]
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
    return kit
  }

  /// The encoding that the options name; `nil` to detect it.
  ///
  /// - Throws: ``UsageError`` for one that is not known.
  func encoding() throws -> EncodingName? {
    guard let given = options["encoding"] else { return nil }
    guard let name = EncodingName(given) else {
      let names = EncodingName.all.map(\.description).joined(separator: ", ")
      throw UsageError("There is no encoding '\(given)'. Use one of \(names).", path)
    }
    return name
  }

  /// The expression for headings that the options name; `nil` for the program's own way.
  ///
  /// - Throws: ``UsageError`` for what is no expression.
  func chapterRule() throws -> String? {
    guard let rule = options["chapters"] else { return nil }
    guard ChapterRuleList.isUsable(rule) else {
      throw UsageError("'\(rule)' is no regular expression.", path)
    }
    return rule
  }

  /// The language that the options name; `nil` for the book's own.
  ///
  /// - Throws: ``UsageError`` for what is no BCP 47 tag.
  func language() throws -> String? {
    guard let tag = options["language"] else { return nil }
    guard LanguageTag.isWellFormed(tag) else {
      throw UsageError("'\(tag)' is no language's tag. Use one such as de or en-GB.", path)
    }
    return tag
  }

  /// Opens the file that the first argument names, in the chosen encoding and by the chosen chapter rule.
  ///
  /// Its language is the one that it would have in the library.
  ///
  /// - Throws: ``UsageError``; errors of opening.
  func openedBook() async throws -> Book {
    let book = try await unlocked(file.lastPathComponent, given: filePassword()) { password in
      try await BookParser.open(
        file,
        options: OpenOptions(
          encoding: try encoding(), chapterRule: try chapterRule(), password: password))
    }
    return await book.withDetectedLanguage()
  }

  /// Calls a function with the chosen chapter, or with all chapters in order.
  ///
  /// If all of a book has nothing to read, a note says so.
  ///
  /// - Parameter body: Takes the book, the chapter and its start in the book.
  /// - Throws: ``UsageError`` when there is no such chapter; errors of opening and reading.
  func eachChapter(_ body: (Book, Chapter, TextOffset) throws -> Void) async throws {
    let chosen = try integer("chapter", in: 0...Int.max)
    let book = try await openedBook()
    if let chosen, !book.spine.indices.contains(chosen) {
      throw UsageError(
        "There is no chapter \(chosen): this book has chapters 0 to \(book.spine.count - 1).", path)
    }
    var start = 0
    var isBlank = true
    for index in 0...(chosen ?? book.spine.count - 1) {
      let chapter = try await book.content.chapter(at: index)
      if chosen == nil || chosen == index { try body(book, chapter, start) }
      start += chapter.text.utf16.count
      isBlank = isBlank && chapter.isBlank
    }
    guard chosen == nil, isBlank else { return }
    var finding = book.findings.first(where: \.isOfBlankBook)
    if finding == nil { finding = try await book.blankFinding(among: []) }
    if let finding {
      Terminal.note("Note: \(finding.message)".asLine)
    }
  }
}
