import Markup
import ReadingModel
import Synchronization
import ZipArchive

extension EPUBContent {
  @concurrent
  func styleSheet(at path: String, isFixed: Bool) async throws -> String? {
    let source = StyleSheet.Source(path: path, container: container)
    // What is no style sheet, such as a chapter, has no rules that survive; but it is not given out.
    guard mediaType(of: path) == "text/css" || path.lowercased().hasSuffix(".css"),
      let text = source.text(path)
    else { return nil }
    var sheet = StyleSheet(
      scope: StyleScope.scope(of: path, isFixed: isFixed), isFixed: isFixed, source: source)
    sheet.add(text)
    return sheet.output
  }

  @concurrent
  func presentation() async -> Presentation {
    if let known = shown.withLock({ $0 }) { return known }
    let found = Presentation(
      writing: design.writing ?? WritingModeFinder(content: self).writing() ?? .horizontal,
      spread: design.spread, layouts: spine.map { $0.layout ?? layout }, sides: spine.map(\.side))
    shown.withLock { $0 = found }
    return found
  }
}

extension StyleSheet.Source {
  /// Sheets and files in a book's container.
  init(path: String, container: EPUBContainer) {
    self.init(
      path: path,
      text: { path in
        let bytes = try? container.read(path, limit: StyleScope.sheetLimit)?.bytes
        return bytes.map { String(decoding: $0, as: UTF8.self) }
      },
      resource: { reference, base in
        BookPath.resolve(reference, from: base).flatMap { container.storedPath($0.path) }
      })
  }
}
