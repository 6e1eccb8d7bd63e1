import Dispatch
import Foundation
public import ReadingModel

extension UnfinishedUploads {
  /// How often it is looked whether an upload is still there: somebody who has cancelled waits that long at most.
  static let lookInterval = DispatchTimeInterval.milliseconds(250)

  /// Reads an upload or an addition, until somebody gives it up.
  ///
  /// Another program may delete its record, such as the server that of a file that a command adds; so the record is looked for on the disk.
  ///
  /// - Parameters:
  ///   - id: The upload's name.
  ///   - work: Reads it; its task is cancelled when the upload is gone.
  /// - Returns: The outcome of the work, also when it was given up too late.
  /// - Throws: ``UploadError/givenUp``; the errors of the work.
  public nonisolated func whileKept<Outcome: Sendable>(
    _ id: String, _ work: @escaping @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    let reading = Task { try await work() }
    // Not a task: it would have the work go from thread to thread, each of which keeps a heap of its own.
    let look = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    look.schedule(deadline: .now(), repeating: Self.lookInterval)
    look.setEventHandler { [self] in if !isKept(id) { reading.cancel() } }
    look.activate()
    defer { look.cancel() }
    do {
      return try await withTaskCancellationHandler {
        try await reading.value
      } onCancel: {
        reading.cancel()
      }
    } catch is CancellationError {
      // Whoever waits for the work may have gone, too.
      throw isKept(id) || Task.isCancelled ? CancellationError() : UploadError.givenUp
    }
  }

  /// Deletes an upload, or an addition that is under way; whoever reads it stops (``whileKept(_:_:)``).
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - person: The person who sends or adds it.
  /// - Returns: The upload as it was.
  /// - Throws: ``UploadError/noSuchUpload``, also for what others add, and what is a book by now; ``StorageError``.
  @discardableResult
  public func remove(_ id: String, of person: PersonID) throws -> UnfinishedUpload {
    let upload = try upload(id, of: person)
    guard upload.isOwn(of: person), upload.book == nil else { throw UploadError.noSuchUpload }
    delete(id)
    return upload
  }

  /// Whether nobody has given an upload up.
  private nonisolated func isKept(_ id: String) -> Bool {
    FileManager.default.fileExists(atPath: recordFile(of: id).path)
  }
}
