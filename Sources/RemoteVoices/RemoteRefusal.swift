/// Why a voice of another program was not connected.
public struct RemoteRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason: `connection-key`, `connection-busy`, `connection-unreachable`, `connection-failed`,
  /// `connection-refused` or `connection-sound`.
  public let code: String
  /// What the sentence names: the host, the status of its answer, and what it says itself, as far as there is any.
  public let values: [String: String]
  /// One sentence for people.
  public let description: String

  init(_ failure: RemoteFailure, of settings: RemoteVoiceSettings) {
    var values = ["host": settings.host]
    switch failure {
    case .key(let reason):
      code = "connection-key"
      values["detail"] = reason
    case .busy: code = "connection-busy"
    case .unreachable: code = "connection-unreachable"
    case .failed(let status):
      code = "connection-failed"
      values["status"] = String(status)
    case .refused(let status, let reason):
      code = "connection-refused"
      values["status"] = String(status)
      values["detail"] = reason
    case .sound(let reason):
      code = "connection-sound"
      values["detail"] = reason
    }
    self.values = values
    let sentence = failure.sentence(of: settings)
    description = (sentence.first?.uppercased() ?? "") + sentence.dropFirst() + "."
  }
}
