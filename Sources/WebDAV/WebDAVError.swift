public import WebFetching

/// Why a WebDAV server can't be used.
public struct WebDAVError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// The text is no address of a folder.
    case address
    /// There is no answer.
    case silent(FetchError.Kind)
    /// Another user or password is needed.
    case login
    /// The user may not do this.
    case forbidden
    /// There is no such file or folder.
    case missing
    /// The server does not speak WebDAV at this address.
    case foreign
    /// The server leads to another address.
    case moved(to: String)
    /// The server has no room.
    case full
    /// The server takes no files of this length.
    case tooLarge
    /// The file on the server is not as long as the one that was sent, or has changed while it was read.
    case changed
    /// The server has put a piece of a file elsewhere than it belongs.
    case misplaced
    /// A file of this machine can't be read or written; the system's words.
    case file(String)
    /// The server has failed.
    case server
  }

  /// What kind of failure it is.
  public let kind: Kind
  /// The host that was asked.
  public let host: String
  /// The status of HTTP; 0 if there was no answer.
  public let status: Int

  init(_ kind: Kind, host: String, status: Int = 0) {
    self.kind = kind
    self.host = host
    self.status = status
  }

  /// The failure that a status of HTTP tells.
  ///
  /// Source: RFC 4918, sections 9 and 11.
  init(_ answer: ServerAnswer, host: String) {
    let kind: Kind =
      switch answer.status {
      case 301, 302, 303, 307, 308: .moved(to: answer.headers["location"] ?? "")
      case 401, 407: .login
      case 403, 423: .forbidden
      case 404, 409, 410: .missing
      case 405, 501: .foreign
      case 413: .tooLarge
      case 507: .full
      default: .server
      }
    self.init(kind, host: host, status: answer.status)
  }

  /// Whether the same may go well the next time.
  var isPassing: Bool {
    switch kind {
    case .silent(let kind): kind != .certificate && kind != .address
    case .changed: true
    // What a server refuses it refuses again.
    case .server: !(400...499 ~= status) || status == 408 || status == 429
    default: false
    }
  }

  /// One sentence for people.
  public var description: String {
    switch kind {
    case .address:
      "This is no address of a folder. It begins with https:// or davs://, or with http:// or dav:// on a network that you trust."
    case .silent(.certificate):
      "The certificate of \(host) is not valid, so that somebody else may answer."
    case .silent(.timedOut): "\(host) has stopped answering. Try again later."
    case .silent: "\(host) can't be reached. Check the address and the connection."
    case .login: "\(host) does not accept this user and password."
    case .forbidden: "\(host) does not let this user write or read there (\(status))."
    case .missing: "\(host) has no such file or folder (\(status))."
    case .foreign:
      "\(host) does not speak WebDAV at this address (\(status)). Nextcloud shows the address in the settings of its files."
    case .moved(let target):
      "\(host) leads to another address: \(target.prefix(200)). Use that one, if you trust it."
    case .full: "\(host) has no room left for the backup."
    case .tooLarge: "\(host) takes no files as large as this backup."
    case .changed, .misplaced: "What \(host) has is not what was sent or asked for. Try again."
    case .file(let reason): "A file of this machine can't be used: \(reason)"
    case .server: "\(host) reports an error or is overloaded (\(status)). Try again later."
    }
  }
}
