import Foundation
import FoundationNetworking
import Synchronization
import Synthesizer

/// Takes what a server sends and writes it to a file, never more than was announced.
final class DownloadReceiver: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    /// Bytes of the file that are there.
    var held: Int
    /// Why the transfer was given up, if it was given up here.
    var failure: VoiceInstallError?
    var waiting: CheckedContinuation<Void, any Error>?
  }

  private let file: PartialFile
  private let limit: Int
  private let name: String
  private let progress: @Sendable (Int) -> Void
  private let state: Mutex<State>

  init(
    _ file: PartialFile, held: Int, limit: Int, name: String,
    progress: @escaping @Sendable (Int) -> Void
  ) {
    self.file = file
    self.limit = limit
    self.name = name
    self.progress = progress
    state = Mutex(State(held: held))
  }

  /// Waits for the transfer to end.
  func run(_ task: URLSessionDataTask) async throws {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { $0.waiting = continuation }
      task.resume()
    }
  }

  /// A server that knows no ranges sends the file from its start.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    switch status {
    case 206: completionHandler(.allow)
    case 200:
      state.withLock { $0.held = 0 }
      completionHandler(.allow)
    default:
      let address = dataTask.originalRequest?.url?.absoluteString ?? ""
      state.withLock { $0.failure = .refused(status: status, address: address) }
      completionHandler(.cancel)
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let held = state.withLock { state -> Int? in
      guard state.failure == nil else { return nil }
      do {
        guard state.held + data.count <= limit else { throw VoiceInstallError.damaged(name) }
        try file.write(data, at: state.held)
        state.held += data.count
        return state.held
      } catch {
        state.failure = error as? VoiceInstallError ?? .unwritable("\(error)")
        return nil
      }
    }
    if let held { progress(held) } else { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let (waiting, failure) = state.withLock { state in
      defer { state.waiting = nil }
      return (state.waiting, state.failure)
    }
    if let failure {
      waiting?.resume(throwing: failure)
    } else if let error {
      let isCancelled = (error as? URLError)?.code == .cancelled
      waiting?.resume(
        throwing: isCancelled
          ? CancellationError() : VoiceInstallError.network(error.localizedDescription))
    } else {
      waiting?.resume()
    }
  }
}
