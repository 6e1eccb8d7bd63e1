/// Why a voice was not installed; nothing of it is left behind but what a next try goes on with.
public enum VoiceInstallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No voice of this name is published.
  case noSuchVoice(String)
  /// The folder does not hold the voice's file.
  case notInFolder(file: String, folder: String)
  /// The voice's home did not answer or the connection broke; what arrived is kept.
  case network(String)
  /// The voice's home answered with this HTTP status.
  case refused(status: Int, address: String)
  /// What arrived is not the file that its makers published.
  case damaged(String)
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
    case .unwritable(let reason): "The voice can't be saved: \(reason)."
    }
  }
}
