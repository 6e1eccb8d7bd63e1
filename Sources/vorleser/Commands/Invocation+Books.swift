import BookParser
import Foundation
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
    return try VorleserKit(home: home)
  }

  /// Calls a function with the chosen chapter, or with all chapters in order.
  ///
  /// - Parameter body: Takes the book, the chapter and its start in the book.
  /// - Throws: ``UsageError`` when there is no such chapter; errors of opening and reading.
  func eachChapter(_ body: (Book, Chapter, TextOffset) throws -> Void) async throws {
    let chosen = try integer("chapter", in: 0...Int.max)
    let book = try await BookParser.open(file)
    if let chosen, !book.spine.indices.contains(chosen) {
      throw UsageError(
        "There is no chapter \(chosen): this book has chapters 0 to \(book.spine.count - 1).", path)
    }
    var start = 0
    for index in 0...(chosen ?? book.spine.count - 1) {
      let chapter = try await book.content.chapter(at: index)
      if chosen == nil || chosen == index { try body(book, chapter, start) }
      start += chapter.text.utf16.count
    }
  }
}
