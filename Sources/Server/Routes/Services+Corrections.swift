import BookParser
import Foundation
import ReadingModel
import VorleserKit

extension Services {
  /// Units of the longest BCP 47 tag that is taken: longer than any that names a language of books.
  private static let tagLimit = 35

  /// Changes what a request names.
  ///
  /// - Throws: ``Problem`` for a value that can't be, before anything is changed.
  func change(_ id: Int, _ request: BookRequest, _ call: Call) async throws -> LibraryBook {
    let language = try request.language.map { try $0.value.map(Self.language) }
    let encoding = try request.encoding.map { try $0.value.map(Self.encoding) }
    guard
      request.voice != nil || language != nil || encoding != nil || request.chapterRule != nil
        || request.cleaning != nil
    else {
      throw Problem.badRequest(
        "The body must have voice, language, encoding, chapterRule or cleaning.")
    }
    var book = try await library.book(id, for: call.person)
    // The voice and the cleaning are the person's; the text is everybody's.
    if language != nil || encoding != nil || request.chapterRule != nil {
      let caller = call.caller
      guard caller.credential == .alone || book.mayBeChanged(by: caller.person, caller.role) else {
        throw Problem(
          .forbidden, "Only an admin or the person who added this book can do that.",
          reason: "not-your-book")
      }
    }
    if encoding != nil, try await library.open(id).content.encoding == nil {
      throw Problem.badRequest("A book of this format has no encoding to choose.")
    }
    if request.chapterRule != nil, try await !library.open(id).content.isUnmarked {
      throw Problem.badRequest(Self.marksItsHeadings)
    }
    if let cleaning = request.cleaning {
      guard try await library.open(id).content.isUnmarked else {
        throw Problem.badRequest(Self.marksItsParagraphs)
      }
      try await library.setCleaning(cleaning ?? .automatic, of: id, for: call.person)
    }
    if let voice = request.voice {
      if let name = voice.value { _ = try await speech(name) }
      book = try await library.setVoice(voice.value, of: id, for: call.person)
    }
    if let encoding { book = try await library.setEncoding(encoding, of: id, for: call.person) }
    if let rule = request.chapterRule {
      book = try await library.setChapterRule(rule.value, of: id, for: call.person)
    }
    if let language { book = try await library.setLanguage(language, of: id, for: call.person) }
    return book
  }

  private static func language(_ tag: String) throws -> String {
    guard tag.count <= tagLimit, LanguageTag.isWellFormed(tag) else {
      throw Problem.badRequest("The language must be a BCP 47 tag, such as de or en-GB.")
    }
    return tag
  }

  private static func encoding(_ name: String) throws -> EncodingName {
    guard let encoding = EncodingName(name) else {
      throw Problem.badRequest(
        "There is no encoding '\(name.prefix(40))'; GET /api/books/{id}/encodings lists them.")
    }
    return encoding
  }
}

extension EncodingCandidateShape {
  /// A candidate.
  init(_ candidate: EncodingCandidate) {
    self.init(
      encoding: candidate.name.description,
      // Three digits are more than the estimate is worth.
      confidence: (candidate.confidence * 1000).rounded() / 1000, sample: candidate.sample)
  }
}
