import BookParser
public import Foundation
import ReadAloud
public import ReadingModel
public import Storage

/// The library in the data folder: books, places, marks and settings.
///
/// ```swift
/// let library = try await Library(kit: kit)
/// let book = try await library.add(file, name: "emma.epub")
/// let place = try await library.setPosition(
///   15_030, of: book.id, expecting: book.position.version, device: "Phone")
/// print(try await library.outline(of: book.id).chapters.count, place.version)
/// ```
///
/// Several processes may work on one data folder at once.
public actor Library {
  /// The time between two checks for changes of other processes, while anybody listens.
  private static let watchInterval = Duration.seconds(1)
  /// The most changes that wait for a listener: those of an import of 1,000 books.
  private static let waitingChangeLimit = 1000

  nonisolated let kit: VorleserKit
  let shelf: Bookshelf
  /// The dictionaries, which all people share.
  public nonisolated let dictionaries: DictionaryCollection
  /// The files that arrive in pieces.
  public nonisolated let uploads: UnfinishedUploads
  private let listeners: Listeners<LibraryChange>
  private var openBooks = OpenBooks()
  var outlines: [Int: Task<BookOutline, any Error>] = [:]
  /// By content: an edition, or another library in the data folder, gives a number another text.
  var skippables: [Fingerprint: Task<SkippableReport, any Error>] = [:]
  /// The reports of what is said in books.
  var dialogues: [Fingerprint: Task<DialogueReport, any Error>] = [:]
  /// The fetches of feeds that are under way, by the feeds' numbers.
  var feedFetches: [Int: Task<FeedReport, any Error>] = [:]
  private var watch: Task<Void, Never>?
  /// When the list of uploads and additions was last seen to change.
  private var uploadsTime: Date?

  /// Opens the library of a kit's data folder.
  ///
  /// - Parameter kit: Opens the books.
  /// - Throws: ``LibraryError/storage(_:)``.
  public init(kit: VorleserKit) async throws {
    self.kit = kit
    shelf = try await stored {
      try await Bookshelf.open(kit.data.url, formats: kit.formats.formats)
    }
    uploads = UnfinishedUploads(kit.data.url)
    let listeners = Listeners<LibraryChange>(waitingLimit: Self.waitingChangeLimit)
    self.listeners = listeners
    dictionaries = DictionaryCollection(shelf: shelf, data: kit.data) {
      listeners.tell(.list(.dictionaries, nil))
    }
    kit.keepSpeech(in: AudioCache(kit.data.speechCache))
    try await sealFilePasswords()
  }

  deinit {
    watch?.cancel()
  }

  /// Why books and places can't be stored, if the data folder can only be read.
  ///
  /// - Returns: A sentence for people; `nil` if they can be stored.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func refusal() async throws -> String? {
    try await stored { try await shelf.refusal()?.description }
  }

  /// Closes the database at the end of a program.
  public func close() async {
    watch?.cancel()
    for fetch in feedFetches.values { fetch.cancel() }
    await shelf.close()
  }

  /// The present or the removed books; last read first, then newest first.
  ///
  /// - Parameters:
  ///   - removed: Whether those that can be restored are wanted.
  ///   - person: The person with whose places and voices they come.
  /// - Returns: The books without their texts.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func books(
    removed: Bool = false, for person: PersonID = .owner
  ) async throws -> [LibraryBook] {
    try await stored { try await shelf.books(removed: removed, for: person) }
  }

  /// The titles of the present books, which take a hundredth of the time that the books take.
  ///
  /// - Parameter person: The person who asks.
  /// - Returns: Titles as shown, by the books' numbers.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func titles(for person: PersonID = .owner) async throws -> [Int: String] {
    try await stored { try await shelf.titles(for: person) }
  }

  /// A book, also one that was removed.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - person: The person with whose place and voice it comes.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``.
  public func book(_ id: Int, for person: PersonID = .owner) async throws -> LibraryBook {
    try await found(id) { try await shelf.book(id, for: person) }
  }

  /// Removes a book, which can be restored for `Bookshelf.restorableDays` days.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``.
  public func remove(_ id: Int) async throws -> LibraryBook {
    openBooks.forget(id)
    return try await changed(id) { try await shelf.remove(id) }
  }

  /// Restores a removed book; a present book stays as it is.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``; ``LibraryError/noSuchBook(id:)`` also when it is too late.
  public func restore(_ id: Int) async throws -> LibraryBook {
    try await changed(id) { try await shelf.restore(id) }
  }

  /// Chooses the voice of a book.
  ///
  /// - Parameters:
  ///   - voice: The voice's name, which is not checked; `nil` for the default voice.
  ///   - id: The book's number.
  ///   - person: The person who chooses.
  /// - Returns: The book.
  /// - Throws: ``LibraryError``.
  public func setVoice(
    _ voice: String?, of id: Int, for person: PersonID = .owner
  ) async throws -> LibraryBook {
    try await changed(id) { try await shelf.setVoice(voice, of: id, for: person) }
  }

  /// Opens a book of the library; a few stay open.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The book, with the metadata and the chapter lengths of the library.
  /// - Throws: ``LibraryError/missingFile(name:)`` when its file is missing or has changed; errors
  ///   of opening.
  public func open(_ id: Int) async throws -> Book {
    let known = try await book(id)
    guard !known.isMissing, let file = try await stored({ try await shelf.file(of: id) }) else {
      openBooks.forget(id)
      throw LibraryError.missingFile(name: known.fileName)
    }
    let content = OpenBooks.Content(
      fingerprint: known.fingerprint, encoding: known.encoding, chapterRule: known.chapterRule,
      recognised: known.recognised)
    if let task = openBooks.use(id, content) {
      return try await task.value.known(as: known)
    }
    let task = Task { try await opened(known, file) }
    openBooks.keep(task, id, content)
    do {
      return try await task.value
    } catch {
      openBooks.forget(id)
      throw error
    }
  }

  /// A book's cover.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The image, or `nil` when the book has none.
  /// - Throws: ``LibraryError``.
  public func cover(of id: Int) async throws -> Resource? {
    try await stored { try await shelf.cover(of: id) }
  }

  /// A book's original file, which must not be changed.
  ///
  /// - Parameter id: The book's number.
  /// - Returns: The file.
  /// - Throws: ``LibraryError/missingFile(name:)`` when it is missing.
  public func file(of id: Int) async throws -> URL {
    let known = try await book(id)
    guard !known.isMissing else { throw LibraryError.missingFile(name: known.fileName) }
    return try await found(id) { try await shelf.file(of: id) }
  }

  /// The changes from now on, of this and other processes.
  ///
  /// - Returns: The changes; a listener that does not take them loses the oldest.
  public func changes() -> AsyncStream<LibraryChange> {
    let stream = listeners.stream()
    if watch == nil {
      watch = Task { [weak self] in
        while !Task.isCancelled {
          try? await Task.sleep(for: Self.watchInterval)
          guard let self, await self.look() else { return }
        }
      }
    }
    return stream
  }

  /// Reports the changes of other processes.
  ///
  /// - Returns: Whether anybody still listens.
  private func look() async -> Bool {
    guard !listeners.isEmpty else {
      watch = nil
      return false
    }
    let time = await uploads.listTime()
    if time != uploadsTime { listeners.tell(.list(.uploads, nil)) }
    uploadsTime = time
    // What can't be asked now is asked again in a second.
    guard let changes = try? await shelf.foreignChanges() else { return true }
    if changes.isOtherLibrary { listeners.tell(.replaced) }
    for id in changes.books { listeners.tell(.book(id)) }
    for place in changes.positions {
      listeners.tell(.position(place.book, place.person, place.position))
    }
    for marks in changes.marks { listeners.tell(.marks(marks)) }
    for change in changes.settings { listeners.tell(.settings(change)) }
    for person in changes.opinions { listeners.tell(.list(.opinions, person)) }
    for person in changes.collections { listeners.tell(.list(.collections, person)) }
    return true
  }

  /// Changes a book and reports it.
  func changed(_ id: Int, _ body: () async throws -> LibraryBook?) async throws -> LibraryBook {
    let book = try await found(id, body)
    tell(of: book.id)
    return book
  }

  func tell(of id: Int) { listeners.tell(.book(id)) }

  func tell(_ change: LibraryChange) { listeners.tell(change) }

  /// Closes a book, so that the next use opens it anew.
  func close(_ id: Int) { openBooks.forget(id) }

  func found<Value>(_ id: Int, _ body: () async throws -> Value?) async throws -> Value {
    guard let value = try await stored(body) else { throw LibraryError.noSuchBook(id: id) }
    return value
  }
}
