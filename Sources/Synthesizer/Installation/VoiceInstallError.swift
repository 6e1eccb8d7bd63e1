/// Why a voice was not installed; only a partial download stays, which the next attempt resumes.
public enum VoiceInstallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No voice of this name is published.
  case noSuchVoice(String)
  /// The folder does not hold the voice's file.
  case notInFolder(file: String, folder: String)
  /// The publisher's server did not answer, or the connection broke; the bytes that arrived are
  /// kept.
  case network(String)
  /// The publisher's server answered with this HTTP status.
  case refused(status: Int, address: String)
  /// The downloaded file is not the one that its makers published.
  case damaged(String)
  /// Another voice has this name.
  case nameTaken(String)
  /// The data folder can't be written; the text says which and why.
  case unwritable(String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .noSuchVoice(let name):
      "There is no voice '\(name)' to install. Run 'vorleser voices --all' for a list."
    case .notInFolder(let file, let folder):
      "There is no file '\(file)' in \(folder). Give its folder with --from."
    case .network(let reason):
      "The download failed (\(reason)). Run the command again to continue it."
    case .refused(let status, let address):
      "The server answered \(status) for \(address). Try again later, or install the voice from a "
        + "folder with --from."
    case .damaged(let name):
      "The download of '\(name)' was damaged and was removed. Try again."
    case .nameTaken(let name): "There is another voice '\(name)'. Give this one another name."
    case .unwritable(let reason): "The voice can't be saved: \(reason)."
    }
  }
}
