public import BookParser
import Hashing
import ReadAloud
public import ReadingModel
import Synchronization

/// The passages of texts without chapters that are read aloud.
///
/// The last ones stay, so that the voice gets to the end of its passage when the text becomes a book and its upload is gone.
public final class SpokenPassages: Sendable {
  /// The most passages of a person: the present and the next one on each of four devices.
  static let limit = 8

  /// What a passage is asked for by.
  public struct Key: Hashable, Sendable {
    fileprivate let upload: String
    fileprivate let byte: Int
    fileprivate let person: PersonID

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - upload: The upload that the text arrives in.
    ///   - byte: The byte of the file that the passage was asked for by.
    ///   - person: Whose upload it is.
    public init(upload: String, byte: Int, of person: PersonID) {
      self.upload = upload
      self.byte = byte
      self.person = person
    }
  }

  /// The books by their keys, the one asked for last at the end.
  private let books = Mutex<[(key: Key, book: Book)]>([])

  /// Makes an empty store.
  public init() {}

  /// A passage as a book of one chapter, in the language that its text shows.
  ///
  /// - Parameters:
  ///   - passage: The passage, which takes the place of an earlier one of its key.
  ///   - key: What it is asked for by.
  /// - Returns: The book.
  /// - Throws: `HashingError`.
  public func keep(_ passage: TextPassage, as key: Key) async throws -> Book {
    let book = try await Self.book(of: passage)
    books.withLock { books in
      books.removeAll { $0.key == key }
      books.append((key, book))
      let own = books.indices.filter { books[$0].key.person == key.person }
      if own.count > Self.limit { books.remove(at: own[0]) }
    }
    return book
  }

  /// The book of a key; `nil` if it is not kept.
  public func book(_ key: Key) -> Book? {
    books.withLock { books in
      guard let index = books.firstIndex(where: { $0.key == key }) else { return nil }
      let known = books.remove(at: index)
      books.append(known)
      return known.book
    }
  }

  /// Forgets the passages of an upload that its person has given up.
  public func forget(upload: String, of person: PersonID) {
    books.withLock { $0.removeAll { $0.key.upload == upload && $0.key.person == person } }
  }

  /// The book that a passage is, named by its text.
  private static func book(of passage: TextPassage) async throws -> Book {
    let text = Array(passage.chapter.text.utf8)
    let fingerprint = Fingerprint(
      format: passage.format, sha256: Digest.hexadecimal(try Digest.of(text, .sha256)),
      byteCount: text.count)
    var metadata = Metadata()
    metadata.detectedLanguage = passage.encodingLanguage
    return await Book(
      fingerprint: fingerprint, metadata: metadata, contents: [], spine: [SpineItem(path: "")],
      findings: [], content: PassageContent(passage: passage.chapter)
    ).withDetectedLanguage()
  }
}

/// The one chapter of a passage.
private struct PassageContent: BookContent {
  let passage: Chapter

  func chapter(at index: Int) async throws -> Chapter {
    guard index == 0 else { throw NoSuchChapter(index: index) }
    return passage
  }

  func resource(at path: String) async throws -> Resource? { nil }

  func chapterLengths() async throws -> [Int] { [passage.text.utf16.count] }
}
