import ReadingModel

/// The description of the whole HTTP interface.
///
/// A new route gets a row in its resource's file in `Description/Routes`, a new shape one in
/// `Description/Shapes`. `InterfaceDocumentTests` holds the rows against the router, the shapes and docs/api.md.
enum InterfaceDescription {
  /// The resources in the order of the document.
  static let resources: [ResourceDescription] = [
    program, accounts, people, books, metadata, tags, collections, uploads, bin, duplicates,
    chapters,
    drawnPages, recognitions, search,
    librarySearch, positions, readingSessions, statistics, changes, marks,
    listening, recordings, listeningQueue, audiobooks, spokenTexts,
    voices,
    speech, replacements, chapterRules, siteRules, feeds, settings, fonts, backgrounds,
    dictionaries, backups, destinations, restoreJobs, watchedFolders,
    events, page,
  ]

  /// Every object that routes take or answer with.
  static let shapes: [ShapeDescription] =
    programShapes + accountShapes + bookShapes + metadataShapes + opinionShapes + collectionShapes
    + duplicateShapes
    + uploadShapes
    + chapterShapes + recognitionShapes
    + searchShapes
    + librarySearchShapes
    + readingSessionShapes + statisticsShapes + changeShapes
    + markShapes
    + listeningShapes + recordingShapes + listeningQueueShapes + audiobookShapes + spokenTextShapes
    + speechShapes
    + replacementShapes
    + chapterRuleShapes + siteRuleShapes + feedShapes
    + lookShapes
    + dictionaryShapes + backupShapes + destinationShapes + restoreJobShapes
    + watchedFolderShapes
    + eventShapes

  /// Problems of every route, since they arise before the route is called.
  static let commonErrors: Set<ProblemType> = [
    .badRequest, .signIn, .forbidden, .foreign, .notFound, .methodNotAllowed, .busy, .defect,
  ]
  /// Problems of every route that changes something.
  static let changeErrors: Set<ProblemType> = [.readOnly, .diskFull, .tooLarge]

  /// The values in paths, by name.
  static let pathParameters: [RouteDescription.Parameter] = [
    .init(name: "id", schema: .integer, meaning: "The number of the book.", example: "3"),
    .init(
      name: "n", schema: .integer, meaning: "The index of the chapter, from 0.", example: "4"),
    .init(
      name: "column", schema: .integer, meaning: "The column of the tile, from 0.", example: "1"),
    .init(name: "row", schema: .integer, meaning: "The row of the tile, from 0.", example: "2"),
    .init(
      name: "path", schema: .text, meaning: "A path with its slashes, inside the book or the page.",
      example: "OEBPS/main.css"),
    .init(
      name: "folder", schema: .integer, meaning: "The number of the watched folder.", example: "2"),
    .init(
      name: "destination", schema: .text, meaning: "The name of the destination.", example: "nas"),
    .init(
      name: "mark", schema: .text,
      meaning: "The identifier of the mark, chosen by the client: 8 to 64 of `A–Z a–z 0–9 _ -`.",
      example: "Yc2bq0Vx8sQd"),
    .init(
      name: "reading", schema: .text,
      meaning:
        "The identifier of the reading session, chosen by the client: 8 to 64 of `A–Z a–z 0–9 _ -`.",
      example: "k3v9Yc2bq0Vx"),
    .init(
      name: "tag", schema: .integer, meaning: "The number of the tag.", example: "4"),
    .init(
      name: "session", schema: .integer, meaning: "The number of the session.", example: "4"),
    .init(name: "token", schema: .integer, meaning: "The number of the token.", example: "2"),
    .init(name: "person", schema: .integer, meaning: "The number of the person.", example: "2"),
    .init(
      name: "invitation", schema: .integer, meaning: "The number of the invitation.", example: "1"),
    .init(
      name: "scope", schema: .text,
      meaning: "Where choices hold: `all`, `language-en` (the primary subtag) or `book-3`.",
      example: "book-3"),
    .init(
      name: "upload", schema: .text, meaning: "The `id` of the upload.",
      example: "5f0c8e1b9a7d4c32b6e0f1a2d3c4b5a6"),
    .init(
      name: "audiobook", schema: .text, meaning: "The `id` of the audiobook.",
      example: "0d1c6a52-6c0e-4b38-9f5e-3c2f4a7b8e91"),
    .init(
      name: "secret", schema: .text, meaning: "The secret of a link to an audiobook.",
      example: "p0Zk3nq8m2Vd5xTfR7bYwA1cGhJ4sLuE6iOoQeNrKtM"),
    .init(
      name: "collection", schema: .integer, meaning: "The number of the collection.", example: "2"),
    .init(name: "feed", schema: .integer, meaning: "The number of the feed.", example: "4"),
    .init(
      name: "facet", schema: .string(words: BookFacet.allCases.map(\.rawValue)),
      meaning: "What books share.", example: "author"),
    .init(name: "name", schema: .text, meaning: "The `id` of the voice.", example: "heart"),
    .init(
      name: "font", schema: .text, meaning: "The `id` of the font.", example: "3f9c0b1d2e4a5c6b"),
    .init(
      name: "background", schema: .text, meaning: "The `id` of the picture.",
      example: "3f9c0b1d2e4a5c6b"),
    .init(
      name: "dictionary", schema: .integer, meaning: "The number of the dictionary.", example: "2"),
  ]

  /// Every route's description.
  static var routes: [RouteDescription] { resources.flatMap(\.routes) }

  /// Reads the schemas of the shapes.
  static let reader = SchemaReader(
    names: Dictionary(
      shapes.map { (ObjectIdentifier($0.type), $0.name) }, uniquingKeysWith: { first, _ in first }))
}

extension ShapeDescription {
  /// The shape's schema in full.
  ///
  /// - Throws: ``SchemaReader/Failure``; what the type's decoding throws.
  func schema() throws -> Schema {
    let type: any Decodable.Type = type
    return try InterfaceDescription.reader.described(type)
  }
}
