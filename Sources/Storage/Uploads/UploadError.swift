/// Why a file can't be received in pieces; each case has a sentence.
public enum UploadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such upload, or it was given up.
  case noSuchUpload
  /// A piece does not begin where the received part ends; another piece may have taken its place.
  case otherOffset(received: Int)
  /// A piece goes beyond the length that was announced.
  case tooLong(byteCount: Int)
  /// The file is not complete.
  case incomplete(received: Int, byteCount: Int)
  /// The person, or all people together, have as many unfinished uploads as they can have.
  case tooMany(limit: Int)
  /// The file was given up while the library read it.
  case givenUp

  /// One sentence for people.
  public var description: String {
    switch self {
    case .noSuchUpload: "There is no such upload. It was finished, given up or is too old."
    case .otherOffset(let received):
      "\(received) bytes have arrived. Continue there."
    case .tooLong(let byteCount): "The file was announced with \(byteCount) bytes."
    case .incomplete(let received, let byteCount):
      "\(received) of \(byteCount) bytes have arrived. Send the rest first."
    case .tooMany(let limit):
      "There are \(limit) unfinished uploads already. Finish one of them, or give it up."
    case .givenUp: "Adding this file was cancelled in the library. Nothing of it was added."
    }
  }
}
