import BookParser
import Foundation
import TextRecognition

/// The queue of books whose pages are recognised: one page is read at a time, behind everything else that the machine does, and the work goes on after
/// a restart of the program.
///
/// ```swift
/// let recognitions = Recognitions(library)
/// _ = try await recognitions.start(book.id, in: ["deu"])
/// for await id in await recognitions.changes() where id == book.id {
///   guard let job = await recognitions.job(of: id) else { break }
///   print("\(job.doneCount) of \(job.pageCount) pages")
/// }
/// ```
public actor Recognitions {
  private let library: Library
  private let folder: RecognitionFolder
  /// In the order in which they were asked for.
  private var all: [RecognitionJob]
  private var work: (book: Int, task: Task<Void, Never>)?
  private var isClosed = false
  private let listeners = Listeners<Int>(waitingLimit: changeCount)
  /// More changes than this wait for nobody: each leads to what all of them say.
  private static let changeCount = 64

  /// Opens the queue of a library.
  ///
  /// - Parameter library: The books; what is wanted lies in its data folder.
  public init(_ library: Library) {
    self.library = library
    folder = RecognitionFolder(url: library.kit.data.recognisedTexts)
    all = folder.all()
  }

  /// Goes on with what was not finished when the program ended.
  public func resume() async {
    for job in all {
      do {
        _ = try await library.book(job.book)
      } catch LibraryError.noSuchBook {
        forget(job.book)
      } catch {
        // A library that can't be asked now says nothing of its books.
      }
    }
    for index in all.indices where all[index].state == .working { all[index].state = .waiting }
    next()
  }

  /// Ends the work; the pages that were read are kept.
  public func close() async {
    isClosed = true
    work?.task.cancel()
    await work?.task.value
    listeners.finish()
  }

  /// The work on a book.
  ///
  /// - Parameter book: The book's number.
  /// - Returns: `nil` if nothing is wanted.
  public func job(of book: Int) -> RecognitionJob? { all.first { $0.book == book } }

  /// Asks for the text of a book's pages that are pictures.
  ///
  /// - Parameters:
  ///   - id: The book's number.
  ///   - languages: The languages of the text, as Tesseract names them; `nil` for those that fit the book.
  /// - Returns: The work, which waits for its turn; `nil` for a book all of whose pages have a text of their own.
  /// - Throws: `RecognitionError`; ``LibraryError``; errors of opening the book.
  public func start(_ id: Int, in languages: [String]? = nil) async throws -> RecognitionJob? {
    guard let known = try await library.recognition(of: id) else { return nil }
    guard let available = known.available else { throw RecognitionError.noProgram }
    let chosen = languages ?? known.suggested
    guard !chosen.isEmpty else { throw RecognitionError.noLanguage("eng") }
    if let missing = chosen.first(where: { !available.contains($0) }) {
      throw RecognitionError.noLanguage(missing)
    }
    if let job = job(of: id), job.state != .failed, job.languages == chosen { return job }
    await stop(id)
    let job = RecognitionJob(book: id, languages: chosen, created: .now)
    try await stored { try folder.store(job) }
    all.append(job)
    listeners.tell(id)
    next()
    return self.job(of: id)
  }

  /// Gives the work on a book up; the pages that were read are kept for the next time.
  ///
  /// - Parameter id: The book's number.
  public func stop(_ id: Int) async {
    guard job(of: id) != nil else { return }
    forget(id)
    if let work, work.book == id {
      work.task.cancel()
      await work.task.value
    }
    listeners.tell(id)
    next()
  }

  /// The number of a book whenever the work on it goes on, ends or fails; only the newest are kept for a slow reader.
  ///
  /// - Returns: The numbers, until the task that reads them ends.
  public func changes() -> AsyncStream<Int> { listeners.stream() }

  // MARK: Work

  private func next() {
    guard work == nil, !isClosed, let job = all.first(where: { $0.state == .waiting }) else {
      return
    }
    change(job.book) { $0.state = .working }
    work = (job.book, Task { await recognise(job) })
  }

  private func recognise(_ job: RecognitionJob) async {
    do {
      _ = try await library.recogniseText(of: job.book, in: job.languages) { progress in
        Task { await self.show(progress, of: job) }
      }
      work = nil
      forget(job.book)
      listeners.tell(job.book)
    } catch is CancellationError {
      // Whoever has cancelled it has said what it is now; the end of the program leaves it working.
      work = nil
    } catch {
      work = nil
      change(job.book) {
        $0.state = .failed
        $0.problem = Self.sentence(error)
      }
    }
    next()
  }

  private static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as RecognitionError: error.description
    case let error as LibraryError: error.description
    case let error as BookOpenError: error.description
    default: "The text can't be recognised: \(error)."
    }
  }

  private func show(_ progress: RecognitionProgress, of job: RecognitionJob) {
    guard work?.book == job.book else { return }
    change(job.book, isStored: false) {
      // Reports come from several tasks, in any order.
      guard progress.doneCount >= $0.doneCount else { return }
      $0.doneCount = progress.doneCount
      $0.pageCount = progress.pageCount
    }
  }

  // MARK: List

  private func change(_ book: Int, isStored: Bool = true, _ body: (inout RecognitionJob) -> Void) {
    guard let index = all.firstIndex(where: { $0.book == book }) else { return }
    let former = all[index]
    body(&all[index])
    guard all[index] != former else { return }
    // What can't be stored is the former one after a restart, from where the work goes on.
    if isStored { try? folder.store(all[index]) }
    listeners.tell(book)
  }

  private func forget(_ book: Int) {
    all.removeAll { $0.book == book }
    // A wish that can't be removed is fulfilled again after a restart, without a page to read.
    try? folder.remove(book)
  }
}
