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
      "There is no voice '\(name)' to install; 'vorleser voices --all' lists those that there are."
    case .notInFolder(let file, let folder):
      "There is no file '\(file)' in \(folder); give the folder that has it with --from."
    case .network(let reason):
      "The voice could not be fetched (\(reason)); the same command goes on where it stopped."
    case .refused(let status, let address):
      "The voice's home answered \(status) for \(address); try again later, or install the voice "
        + "from a folder with --from."
    case .damaged(let name):
      "What arrived for '\(name)' is not the published file and was removed; try again."
    case .unwritable(let reason): "The voice can't be stored: \(reason)."
    }
  }
}
