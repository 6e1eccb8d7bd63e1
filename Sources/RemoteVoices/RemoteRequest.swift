import Foundation
import FoundationNetworking

/// Asks another program to speak one text.
struct RemoteRequest: Sendable {
  /// How long an answer may take, in seconds: a long sentence on a slow machine.
  private static let patience = 60.0
  /// The most requests for one text.
  private static let attempts = 3
  /// The longest wait for another attempt, in seconds; a listener would hear nothing for longer.
  private static let longestWait = 20
  /// The largest sound: two minutes of 48,000 samples a second in stereo.
  private static let byteLimit = 24 << 20
  /// The longest reason that is told of a refusal.
  private static let reasonLength = 200

  let settings: RemoteVoiceSettings
  /// The key that the other program asks for; `nil` for none.
  let key: String?

  /// The body of the request, by OpenAI's names.
  private struct Body: Encodable {
    let model: String
    let input: String
    let voice: String
    let response_format = "wav"
    let speed: Double
  }

  /// Speaks a text; a refusal that may pass is waited for, three times at most.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - speed: A factor on the speaking rate.
  /// - Returns: The sound.
  /// - Throws: `RemoteFailure`; `CancellationError`.
  func sound(of text: String, speed: Double) async throws -> WaveSound {
    var wait = 1
    for attempt in 1... {
      do {
        return try WaveSound(try await answer(text, speed))
      } catch let failure as RemoteFailure where failure.isPassing && attempt < Self.attempts {
        if case .busy(let seconds?) = failure { wait = max(seconds, 1) }
        guard wait <= Self.longestWait else { throw failure }
        try await Task.sleep(for: .seconds(wait))
        wait *= 2
      }
    }
    throw CancellationError()
  }

  private func answer(_ text: String, _ speed: Double) async throws -> [UInt8] {
    var request = URLRequest(
      url: settings.address.appending(path: "audio/speech"), timeoutInterval: Self.patience)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let key {
      request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization")
    }
    request.httpBody = try JSONEncoder().encode(
      Body(model: settings.model, input: text, voice: settings.voice, speed: speed))
    // The key goes to no other address.
    let session = URLSession(
      configuration: .ephemeral, delegate: NoRedirections(), delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: request)
    } catch let error as URLError where error.code != .cancelled {
      throw RemoteFailure.unreachable(
        error.code == .timedOut ? "no answer in time" : "no connection")
    } catch {
      try Task.checkCancellation()
      throw RemoteFailure.unreachable("no connection")
    }
    try check(response as? HTTPURLResponse, data)
    return [UInt8](data)
  }

  /// Turns a status into a failure.
  private func check(_ response: HTTPURLResponse?, _ data: Data) throws(RemoteFailure) {
    let status = response?.statusCode ?? 0
    switch status {
    case 200..<300:
      guard data.count <= Self.byteLimit else { throw .sound("it is too long") }
    case 401, 403: throw .key("\(settings.host) refuses the key (\(status))")
    case 429, 503:
      // A date in place of seconds is as long as no number.
      throw .busy(seconds: response?.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
    case 500...: throw .failed(status: status)
    default: throw .refused(status: status, reason: Self.reason(data))
    }
  }

  /// The sentence of an error as OpenAI's programs write it, or as this program does.
  private static func reason(_ data: Data) -> String {
    struct Answer: Decodable {
      struct Reason: Decodable { var message: String? }
      var error: Reason?
      var detail: String?
    }
    // Whatever else it sent is no sentence for people.
    let answer = try? JSONDecoder().decode(Answer.self, from: data)
    return String((answer?.error?.message ?? answer?.detail ?? "").prefix(reasonLength))
  }
}

/// Follows no redirection.
private final class NoRedirections: NSObject, URLSessionTaskDelegate, Sendable {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
