package import ReadingModel

extension MarkupReader {
  /// Reads a style sheet and sanitises it, as `BookContent.styleSheet(at:isFixed:)` promises.
  ///
  /// - Parameters:
  ///   - path: Stored path of a file that is known to be a style sheet.
  ///   - isFixed: Whether the sheet is for designed pages.
  /// - Returns: The sheet, or `nil` if there is none.
  package func styleSheet(at path: String, isFixed: Bool) -> String? {
    let source = StyleSheet.Source(path: path, files: files)
    guard let text = source.text(path) else { return nil }
    var sheet = StyleSheet(
      scope: StyleScope.scope(of: path, isFixed: isFixed), isFixed: isFixed, source: source)
    sheet.add(text)
    return sheet.output
  }

  /// Finds the writing mode that style sheets and chapters declare.
  ///
  /// - Parameters:
  ///   - chapters: Stored paths of the chapters that are documents, in order; the first few are
  ///     read.
  ///   - sheets: Stored paths of all style sheets.
  /// - Returns: The mode, or `nil` if none is declared.
  package func writingMode(chapters: [String], sheets: [String]) -> WritingMode? {
    WritingModeFinder(reader: self, chapters: chapters, sheets: sheets).writing()
  }
}

extension StyleSheet.Source {
  /// Sheets and files of a book.
  init(path: String, files: any BookFiles) {
    self.init(
      path: path,
      text: { path in
        let bytes = try? files.read(path, limit: StyleScope.sheetLimit)?.bytes
        return bytes.map { String(decoding: $0, as: UTF8.self) }
      },
      resource: { reference, base in
        BookPath.resolve(reference, from: base).flatMap { files.storedPath($0.path) }
      })
  }
}
