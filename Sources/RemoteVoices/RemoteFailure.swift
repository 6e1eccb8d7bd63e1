import Synthesizer

/// Why another program did not speak.
enum RemoteFailure: Error, Hashable {
  /// It refuses the key, or there is none where it should lie.
  case key(String)
  /// It takes no more requests for now.
  case busy(seconds: Int?)
  /// It can't be reached, or says nothing in time.
  case unreachable(String)
  /// It failed itself, with this status.
  case failed(status: Int)
  /// It does not know the address, the model or the voice, or does not take the text.
  case refused(status: Int, reason: String)
  /// What it sent is no sound that can be read.
  case sound(String)

  /// Whether the same request may succeed a moment later.
  var isPassing: Bool {
    switch self {
    case .busy, .unreachable: true
    case .failed(let status): status != 501
    case .key, .refused, .sound: false
    }
  }

  /// The error of the voice.
  ///
  /// What would meet every sentence ends the stream, so that no book is skipped sentence by sentence; what one
  /// text has caused skips that text.
  ///
  /// - Parameter settings: The voice.
  /// - Returns: The error.
  func error(of settings: RemoteVoiceSettings) -> SpeechError {
    let sentence = sentence(of: settings)
    switch self {
    case .key, .busy, .unreachable, .failed: return .unusableModel(sentence)
    case .refused(let status, _):
      return status == 400 || status == 413 || status == 422
        ? .engine(sentence) : .unusableModel(sentence)
    case .sound: return .engine(sentence)
    }
  }

  /// What is wrong, in a sentence without its full stop.
  ///
  /// - Parameter settings: The voice.
  /// - Returns: The sentence.
  func sentence(of settings: RemoteVoiceSettings) -> String {
    let host = settings.host
    switch self {
    case .key(let reason): return "the voice \(settings.name) can't be used: \(reason)"
    case .busy(let seconds):
      let wait = seconds.map { "in \($0) seconds" } ?? "later"
      return "\(host) takes no more requests for now. Try again \(wait)"
    case .unreachable(let reason):
      return "\(host) can't be reached (\(reason)). Check the address and the connection"
    case .failed(let status): return "\(host) failed (\(status)). Try again later"
    case .refused(let status, let reason):
      return "\(host) refuses this (\(status))\(reason.isEmpty ? "" : ": \(reason)")"
    case .sound(let reason): return "\(host) sent no sound that can be read: \(reason)"
    }
  }
}
