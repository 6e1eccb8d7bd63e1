import BookParser
import Foundation
import HTTPServer
import ReadingModel
import Storage
import VorleserKit

extension Services {
  /// The default number of matches in one answer: some screens of a list.
  private static let passageMatchLimit = 50
  /// The most matches in one answer: a hundred kilobytes of lines.
  private static let greatestPassageMatchLimit = 500

  /// The routes of texts that are not in the library yet.
  var passageRoutes: [Route] {
    [
      Route("GET", "/api/uploads/{upload}/passage", query: ["byte"], needs: .person) { call in
        let byte = try call.number("byte", or: 0)
        guard let passage = try await passage(at: byte, call) else { return .json(PassageShape()) }
        let book = try await spokenPassages.keep(passage, as: passageKey(byte, call))
        return .json(PassageShape(passage, language: book.metadata.language))
      },
      Route(
        "GET", "/api/uploads/{upload}/search",
        query: ["q", "whole", "case", "accents", "regex", "from", "limit"], needs: .person
      ) { call in .json(PassageSearchShape(try await searchUpload(call))) },
      Route("GET", "/api/uploads/{upload}/contents", query: ["from"], needs: .person) { call in
        .json(PassageContentsShape(try await headings(call)))
      },
    ]
  }

  /// A passage of a file that is not in the library yet; `nil` where nothing can be shown.
  func passage(at byte: Int, _ call: Call) async throws -> TextPassage? {
    guard let (upload, file) = try await arriving(call) else { return nil }
    return try await BookParser.passage(
      of: file, at: byte, isComplete: upload.isComplete, formats: kit.formats)
  }

  /// Searches some of what has arrived of a file; `nil` where nothing can be searched.
  private func searchUpload(_ call: Call) async throws -> PassageSearch.Outcome? {
    let search = try PassageSearch(try call.searchQuery)
    let from = try call.number("from", or: 0)
    let limit = try call.number("limit", or: Self.passageMatchLimit)
    guard (1...Self.greatestPassageMatchLimit).contains(limit) else {
      throw Problem.badRequest("'limit' takes 1 to \(Self.greatestPassageMatchLimit).")
    }
    guard let (upload, file) = try await arriving(call) else { return nil }
    let pieces = try await BookParser.pieces(
      of: file, upTo: upload.received, isComplete: upload.isComplete, formats: kit.formats)
    guard let pieces else { return nil }
    return try await search.run(in: pieces, from: from, limit: limit)
  }

  /// The headings of some of what has arrived of a file; `nil` where nothing can be told.
  private func headings(_ call: Call) async throws -> TextHeadings? {
    let from = try call.number("from", or: 0)
    guard let (upload, file) = try await arriving(call) else { return nil }
    return try await BookParser.headings(
      of: file, from: from, upTo: upload.received, isComplete: upload.isComplete,
      formats: kit.formats)
  }

  /// The upload of a call with its file; `nil` as long as nothing can be told of it.
  private func arriving(_ call: Call) async throws -> (upload: UnfinishedUpload, file: URL)? {
    // This leaves the piece that is arriving alone.
    let upload = try await library.uploads.recorded(call.upload, of: call.person)
    // The file has gone into the library by now.
    guard upload.book == nil else { throw UploadError.noSuchUpload }
    guard upload.received >= UploadLimits.firstLook || upload.isComplete else { return nil }
    return (upload, try await library.uploads.beginning(of: upload.id))
  }
}
