import AudioEngine
import Foundation
public import Publishing
public import ReadingModel
import Storage

/// The queue of audiobooks: one is read at a time, behind all listeners, and goes on after a restart of the program.
///
/// ```swift
/// let audiobooks = Audiobooks(library)
/// let audiobook = try await audiobooks.make(book.id, voice: "heart", format: .mp3)
/// for await change in await audiobooks.changes() where change.id == audiobook.id {
///   guard change.state == .done else { continue }
///   print(try await audiobooks.file(of: change.id, for: .owner).file.path)
/// }
/// ```
public actor Audiobooks {
  let library: Library
  let folder: AudiobookFolder
  /// In the order in which they were asked for.
  private(set) var all: [Audiobook]
  /// The one that is being read.
  private var work: (id: String, task: Task<Void, Never>)?
  /// Those that another process on the same data folder reads.
  private var elsewhere: Set<String> = []
  /// How long such an audiobook is left alone before it is looked at again.
  private static let pause = Duration.seconds(30)
  private let pause: Duration
  private var isClosed = false
  private let listeners = Listeners<Audiobook>(waitingLimit: changeCount)
  /// More changes than this wait for nobody: each says all that the earlier ones did.
  private static let changeCount = 64

  /// Opens the queue of a library.
  ///
  /// - Parameter library: The books; the audiobooks lie in its data folder.
  public init(_ library: Library) { self.init(library, pause: Self.pause) }

  /// Opens the queue, with a pause that tests choose.
  init(_ library: Library, pause: Duration) {
    self.library = library
    self.pause = pause
    folder = AudiobookFolder(url: library.kit.data.audiobooks)
    all = folder.all().sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  /// Goes on with what was not finished when the program ended, and removes what books left that were deleted for good.
  public func resume() async {
    for audiobook in all {
      do {
        _ = try await library.book(audiobook.book, for: audiobook.person)
      } catch LibraryError.noSuchBook {
        // A folder that can't be removed stays in the list, and the next start tries again.
        if (try? folder.remove(audiobook.id)) != nil { all.removeAll { $0.id == audiobook.id } }
      } catch {
        // A library that can't be asked now says nothing of its books.
      }
    }
    for index in all.indices where all[index].state == .working { all[index].state = .waiting }
    // The program may have ended between the two steps, or the description was stored later.
    for audiobook in all where audiobook.state == .done { folder.removeRecording(audiobook.id) }
    next()
  }

  /// Ends the work; what was read is kept.
  public func close() async {
    isClosed = true
    work?.task.cancel()
    await work?.task.value
    listeners.finish()
  }

  /// A person's audiobooks, in the order in which they were asked for.
  ///
  /// - Parameter person: Whose.
  /// - Returns: Those of books that the person still sees.
  /// - Throws: ``LibraryError`` if the library can't be read.
  public func audiobooks(for person: PersonID = .owner) async throws -> [Audiobook] {
    let visible = try await library.titles(for: person)
    return all.filter { $0.person == person && visible[$0.book] != nil }
  }

  /// Asks for an audiobook.
  ///
  /// - Parameters:
  ///   - id: The number of the book.
  ///   - voice: A voice's name, or a blend; `nil` for the book's own, or the one that speaks its language.
  ///   - format: What to write.
  ///   - level: What readers mark while an EPUB is played; `nil` for sentences.
  ///   - person: Whose it is; their rules for reading aloud hold.
  /// - Returns: The audiobook, which waits for its turn.
  /// - Throws: ``LibraryError``; `SpeechError.unknownVoice`; ``AudiobookError/tooMany``, ``AudiobookError/unavailable(_:)``.
  public func make(
    _ id: Int, voice: String? = nil, format: AudiobookFormat, level: OverlayLevel? = nil,
    for person: PersonID = .owner
  ) async throws -> Audiobook {
    let book = try await library.book(id, for: person)
    guard AudiobookFormat.available.contains(format) else {
      throw AudiobookError.unavailable(format)
    }
    var name = voice ?? book.voice
    if name == nil { name = await library.kit.usualVoice(for: book.metadata.language) }
    let chosen = name ?? VorleserKit.defaultVoice
    var options = SpeechOptions()
    options.voice = chosen
    _ = try await library.kit.speech(options)
    guard all.count(where: { $0.person == person }) < AudiobookError.limit else {
      throw AudiobookError.tooMany
    }
    let audiobook = Audiobook(
      book: book, voice: chosen, format: format, level: level, for: person)
    do {
      try await stored { try folder.store(audiobook) }
    } catch {
      // Its folder may be there; without a description it would be nobody's.
      try? folder.remove(audiobook.id)
      throw error
    }
    append(audiobook)
    return audiobook
  }

  /// Stops an audiobook, or lets it go on.
  ///
  /// - Parameters:
  ///   - id: The audiobook.
  ///   - isPaused: Whether it is to rest; one that has failed is tried again otherwise.
  ///   - person: Whose it is.
  /// - Returns: The audiobook; one that is done stays so.
  /// - Throws: ``AudiobookError/noSuchAudiobook``.
  public func setPaused(
    _ id: String, _ isPaused: Bool, for person: PersonID = .owner
  ) async throws -> Audiobook {
    let index = try index(id, person)
    switch (all[index].state, isPaused) {
    case (.done, _), (.paused, true), (.waiting, false), (.working, false): return all[index]
    case (_, true):
      change(id) { $0.state = .paused }
      await stopWork(on: id)
    case (_, false):
      change(id) {
        $0.state = .waiting
        $0.problem = nil
        $0.refusal = nil
        // A recording is decoded and compared from the beginning; only the voice's speech is kept.
        if $0.recording != nil { $0.fraction = 0 }
      }
    }
    next()
    return try all[self.index(id, person)]
  }

  /// Removes an audiobook with its file, or gives it up.
  ///
  /// - Parameters:
  ///   - id: The audiobook.
  ///   - person: Whose it is.
  /// - Throws: ``AudiobookError/noSuchAudiobook``; ``LibraryError/storage(_:)``.
  public func remove(_ id: String, for person: PersonID = .owner) async throws {
    let audiobook = try all[index(id, person)]
    all.removeAll { $0.id == id }
    await stopWork(on: id)
    try await stored { try folder.remove(audiobook.id) }
    next()
  }

  /// Every change of an audiobook from now on; of progress, only the newest is kept for a slow reader.
  ///
  /// - Returns: The changes, until the task that reads them ends.
  public func changes() -> AsyncStream<Audiobook> { listeners.stream() }

  // MARK: Work

  /// Takes an audiobook that is stored into the queue.
  func append(_ audiobook: Audiobook) {
    all.append(audiobook)
    listeners.tell(audiobook)
    next()
  }

  private func next() {
    guard work == nil, !isClosed,
      let audiobook = all.first(where: {
        $0.state == .waiting && !elsewhere.contains($0.id)
      })
    else { return }
    change(audiobook.id) { $0.state = .working }
    let id = audiobook.id
    work = (id, Task { await read(audiobook) })
  }

  private func read(_ audiobook: Audiobook) async {
    let id = audiobook.id
    do {
      let made =
        if let recording = audiobook.recording {
          try await align(audiobook, recording)
        } else {
          try await narrate(audiobook)
        }
      let isStored = change(id) { done in
        done.state = .done
        done.fraction = 1
        done.secondsLeft = nil
        done.seconds = made.seconds
        done.skippedCount = made.skippedCount
        let values = try? folder.file(audiobook).resourceValues(forKeys: [.fileSizeKey])
        done.byteCount = values?.fileSize
        done.rules = made.rules
        done.problem = made.problem
      }
      // Only what is stored as done needs its recording no more: after a restart, the work goes on with it otherwise.
      if isStored { folder.removeRecording(id) }
    } catch is CancellationError {
      // Whoever has cancelled it has said what it is now; the end of the program leaves it working.
    } catch NarrationError.busy {
      leaveAlone(id)
    } catch {
      change(id) {
        guard $0.state == .working else { return }
        $0.state = .failed
        $0.problem = Self.sentence(error)
        $0.refusal = error as? RecordingError
      }
    }
    work = nil
    next()
  }

  /// Lets the other process that reads an audiobook go on, and looks again later: it may be done by then, or that process gone.
  private func leaveAlone(_ id: String) {
    elsewhere.insert(id)
    change(id, isStored: false) { if $0.state == .working { $0.state = .waiting } }
    Task {
      try? await Task.sleep(for: pause)
      elsewhere.remove(id)
      let stored = folder.audiobook(id)
      if stored?.state == .done || stored?.state == .paused {
        change(id, isStored: false) { audiobook in audiobook = stored ?? audiobook }
      }
      next()
    }
  }

  private static func sentence(_ error: any Error) -> String {
    switch error {
    // Whoever reads it has a button, and no command to run again.
    case NarrationError.diskFull, CocoaError.fileWriteOutOfSpace:
      StorageError.diskFull.description
    default: String(describing: error)
    }
  }

  func show(_ fraction: Double, seconds: Double, left: Duration?, of id: String) {
    guard work?.id == id else { return }
    change(id, isStored: false) {
      // Reports come from several tasks, in any order.
      guard fraction >= $0.fraction else { return }
      $0.fraction = fraction
      $0.seconds = seconds
      $0.secondsLeft = left.map { $0 / .seconds(1) }
    }
  }

  private func stopWork(on id: String) async {
    guard let work, work.id == id else { return }
    work.task.cancel()
    await work.task.value
  }

  // MARK: List

  func index(_ id: String, _ person: PersonID) throws(AudiobookError) -> Int {
    guard let index = all.firstIndex(where: { $0.id == id && $0.person == person }) else {
      throw .noSuchAudiobook
    }
    return index
  }

  /// Changes an audiobook.
  ///
  /// - Returns: Whether the change is stored. A description that can't be stored is the former one after a restart, from
  ///   where the work goes on.
  @discardableResult
  func change(
    _ id: String, isStored: Bool = true, _ body: (inout Audiobook) -> Void
  ) -> Bool {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return false }
    let former = all[index]
    body(&all[index])
    guard all[index] != former else { return isStored }
    defer { listeners.tell(all[index]) }
    return isStored && (try? folder.store(all[index])) != nil
  }
}
