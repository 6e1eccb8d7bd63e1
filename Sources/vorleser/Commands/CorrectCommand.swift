import BookParser
import ReadingModel
import VorleserKit

extension Command {
  static let correct = Command(
    name: "correct",
    summary: "Correct the language, encoding, chapters or lines of a book.",
    discussion: """
      '\(Invocation.automatic)' goes back to what the book says or the program detects. Places and marks stay where they are. \
      Without an option it shows what is known.
      """,
    arguments: [Argument(name: "id", help: "The book's number, as 'vorleser list' shows it.")],
    options: [.chapters, .cleaning, .encoding, .language, .home, .verbose],
    run: { call in
      guard let id = Int(call.arguments[0]), id > 0 else {
        throw UsageError(
          "'\(call.arguments[0])' isn't a book's number. 'vorleser list' shows the numbers.",
          call.path)
      }
      let isDetected = call.options["encoding"] == Invocation.automatic
      let encoding = isDetected ? nil : try call.encoding()
      let isUndivided = call.options["chapters"] == Invocation.automatic
      let rule = isUndivided ? nil : try call.chapterRule()
      let isOwn = call.options["language"] == Invocation.automatic
      let language = isOwn ? nil : try call.language()
      let cleaning = try call.cleaning()
      let library = try await call.library()
      if isDetected || encoding != nil {
        guard try await library.open(id).content.encoding != nil else {
          throw UsageError("A book of this format has no encoding to choose.", call.path)
        }
        _ = try await library.setEncoding(encoding, of: id)
      }
      if isUndivided || rule != nil {
        guard try await library.open(id).content.isUnmarked else {
          throw UsageError("A book of this format has no chapter rule to choose.", call.path)
        }
        _ = try await library.setChapterRule(rule, of: id)
      }
      if let cleaning {
        guard try await library.open(id).content.isUnmarked else {
          throw UsageError("A book of this format marks its paragraphs itself.", call.path)
        }
        try await library.setCleaning(cleaning, of: id)
      }
      if isOwn || language != nil { _ = try await library.setLanguage(language, of: id) }
      try await report(id, library)
    })

  private static func report(_ id: Int, _ library: Library) async throws {
    let (known, book) = (try await library.book(id), try await library.open(id))
    Terminal.print("Book \(id): \(known.line)")
    let metadata = book.metadata
    let source =
      metadata.correctedLanguage != nil
      ? " (corrected)" : metadata.detectedLanguage != nil ? " (detected)" : ""
    Terminal.print("Language: \(metadata.language ?? "unknown")\(source)")
    if book.content.isUnmarked {
      let rule = known.chapterRule.map { "by \($0)" } ?? "found by the program"
      Terminal.print(
        "Chapters: \(try await library.outline(of: id).chapters.count), \(rule)".asLine)
      let rules = CleaningRule.rules(of: try await library.cleaning(of: id)).map(\.rawValue)
      Terminal.print("Lines: \(rules.isEmpty ? "automatic" : rules.joined(separator: ", "))")
    }
    guard let encoding = try await library.encoding(of: id) else { return }
    Terminal.print(
      "Encoding: \(encoding.present)\(encoding.isChosen ? " (corrected)" : " (detected)")")
    for candidate in encoding.candidates {
      let chance = "\(Int((candidate.confidence * 100).rounded())) %"
      Terminal.print("  \(candidate.name)  \(chance)  \(candidate.sample.prefix(60))".asLine)
    }
  }
}
