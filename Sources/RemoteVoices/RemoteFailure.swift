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
    let host = settings.host
    switch self {
    case .key(let reason):
      return .unusableModel("the voice \(settings.name) can't be used: \(reason)")
    case .busy(let seconds):
      let wait = seconds.map { "in \($0) seconds" } ?? "later"
      return .unusableModel("\(host) takes no more requests for now. Try again \(wait)")
    case .unreachable(let reason):
      return .unusableModel(
        "\(host) can't be reached (\(reason)). Check the address and the connection")
    case .failed(let status): return .unusableModel("\(host) failed (\(status)). Try again later")
    case .refused(let status, let reason):
      let sentence = "\(host) refuses this (\(status))\(reason.isEmpty ? "" : ": \(reason)")"
      return status == 400 || status == 413 || status == 422
        ? .engine(sentence) : .unusableModel(sentence)
    case .sound(let reason): return .engine("\(host) sent no sound that can be read: \(reason)")
    }
  }
}
