public import Foundation

/// A place where backups go, mostly on another machine; its password is a secret, kept apart.
public struct BackupDestination: Hashable, Sendable {
  /// What kind of place it is: what its server speaks, or a folder.
  public enum Kind: Hashable, Sendable {
    /// A folder on a WebDAV server.
    case webDAV
    /// A folder of a bucket in S3-compatible storage: the region that requests are signed for, and whether the bucket
    /// is named before the server's name, and not in the path.
    case s3(region: String?, isHosted: Bool)
    /// A folder of this machine, such as a USB disk or a share that the system mounts.
    case folder
  }

  /// What people call it; equal but for capitals is the same.
  public let name: String
  /// The address of the folder, of http or https, with a slash at its end; of a folder of this machine its real path.
  public let address: String
  /// The name with which the server knows the person, or the access key; `nil` if it asks for none.
  public let user: String?
  /// What kind of place it is.
  public let kind: Kind
  /// How the last backup there ended; `nil` before the first.
  public internal(set) var last: BackupResult?
  /// When a backup last arrived there; `nil` before the first.
  public internal(set) var arrived: Date?
  /// When the server backs up there by itself; `nil` if it does not.
  public internal(set) var schedule: BackupSchedule?
  /// The time after which the next backup of the schedule is due; `nil` without one.
  public internal(set) var scheduledFrom: Date?

  /// Describes a destination.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - address: The address of the folder.
  ///   - user: The name with which the server knows the person, or the access key.
  ///   - kind: What kind of place it is.
  public init(name: String, address: String, user: String?, kind: Kind = .webDAV) {
    self.name = name
    self.address = address
    self.user = user
    self.kind = kind
  }
}

/// How a backup to a destination ended.
public struct BackupResult: Hashable, Sendable {
  /// What came of it.
  public enum Outcome: Hashable, Sendable {
    /// The backup is there: its name and its length in bytes.
    case sent(name: String, byteCount: Int)
    /// It failed: a code for programs, and a sentence for people.
    case failed(code: String, sentence: String)
  }

  /// Why older backups may have stayed that were to make room.
  public struct ThinningFailure: Hashable, Sendable {
    /// A code for programs.
    public let code: String
    /// A sentence for people.
    public let sentence: String

    /// Describes a failure.
    ///
    /// - Parameters:
    ///   - code: A code for programs.
    ///   - sentence: A sentence for people.
    public init(code: String, sentence: String) {
      self.code = code
      self.sentence = sentence
    }
  }

  /// When.
  public let time: Date
  /// What came of it.
  public let outcome: Outcome
  /// Why older backups may have stayed beside the one that was sent; `nil` if none have, or if nothing was sent.
  public let thinningFailure: ThinningFailure?

  /// Notes an end.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - outcome: What came of it.
  ///   - thinningFailure: Why older backups may have stayed.
  public init(time: Date, outcome: Outcome, thinningFailure: ThinningFailure? = nil) {
    self.time = time
    self.outcome = outcome
    self.thinningFailure = thinningFailure
  }
}
