public import WebFetching

/// Why a bucket can't be used.
public struct ObjectStorageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Kind: Hashable, Sendable {
    /// The text is no address of a bucket.
    case address
    /// There is no answer.
    case silent(FetchError.Kind)
    /// The server knows no such access key.
    case accessKey
    /// The signature is another one than the server's: the secret is wrong.
    case secret
    /// The key may not do this.
    case forbidden
    /// There is no such bucket.
    case bucket(String)
    /// There is no such object.
    case missing
    /// Requests have to be signed for another region; its name, if the server tells it.
    case region(String?)
    /// The bucket is at another address.
    case moved(to: String)
    /// The clocks of both machines differ too much.
    case clock
    /// The server does not speak S3 at this address.
    case foreign
    /// The server has no room.
    case full
    /// The server takes no files of this length.
    case tooLarge
    /// What the server has is not what was sent, or has changed while it was read.
    case changed
    /// A file of this machine can't be read or written; the system's words.
    case file(String)
    /// The server refuses for another reason: its code.
    case refused(String)
    /// The server has failed, or has too much to do.
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

  /// The statuses of a busy server: 429, and 503, which Amazon sends with `SlowDown`.
  private static let busy: Set<Int> = [429, 503]

  /// Whether the server has too much to do.
  public var isBusy: Bool { kind == .server && Self.busy.contains(status) }

  /// Whether the same may go well the next time.
  var isPassing: Bool {
    switch kind {
    case .silent(let kind): kind != .certificate && kind != .address && kind != .tooLarge
    case .server: true
    default: false
    }
  }

  /// One sentence for people.
  public var description: String {
    switch kind {
    case .address:
      "This is no address of a bucket. It is https://SERVER/BUCKET or https://SERVER/BUCKET/FOLDER, or begins with http:// on a network that you trust."
    case .silent(.certificate):
      "The certificate of \(host) is not valid, so that somebody else may answer."
    case .silent(.timedOut): "\(host) has stopped answering. Try again later."
    case .silent: "\(host) can't be reached. Check the address and the connection."
    case .accessKey: "\(host) does not know this access key."
    case .secret: "\(host) does not accept this secret for the access key. Enter both again."
    case .forbidden: "\(host) does not let this access key write or read there (\(status))."
    case .bucket(let name):
      "\(host) has no bucket '\(name)'. Make it there first, or check the address."
    case .missing: "\(host) has no such file (\(status))."
    case .region(let name?): "The bucket is in the region '\(name.prefix(80))'. Name that region."
    case .region(nil): "The bucket is in another region. Name the region that \(host) shows for it."
    case .moved(let target):
      "The bucket is at another address: \(target.prefix(200)). Use that one, if you trust it."
    case .clock:
      "The clock of this machine differs too much from that of \(host). Set the time of this machine, for example by 'timedatectl set-ntp true', and try again."
    case .foreign: "\(host) does not speak S3 at this address (\(status))."
    case .full: "\(host) has no room left for the backup."
    case .tooLarge: "\(host) takes no files as large as this backup."
    case .changed: "What \(host) has is not what was sent or asked for. Try again."
    case .file(let reason): "A file of this machine can't be used: \(reason)"
    case .refused(let code): "\(host) refuses (\(status), \(code.prefix(80)))."
    case .server where isBusy:
      "\(host) takes no more requests at the moment (\(status)). Try again in some minutes, or plan backups for another time of the day."
    case .server:
      "\(host) has failed at each of several attempts (\(status)). Try again in some minutes; if it fails again, look into that server's log."
    }
  }
}
