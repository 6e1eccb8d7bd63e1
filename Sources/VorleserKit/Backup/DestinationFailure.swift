import ObjectStorage
import WebDAV
import WebFetching

/// Why the server or the folder of a destination can't be used.
public struct DestinationFailure: Hashable, Sendable {
  /// The cases; the raw values are kept in the database and told to clients.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text is no address of a folder or a bucket.
    case address
    /// There is no answer.
    case unreachable
    /// The certificate is not valid.
    case certificate
    /// The user or the key is not known, or the password or the secret is wrong.
    case login
    /// The user may not do this.
    case forbidden
    /// There is no such file or folder.
    case missing
    /// There is no such bucket.
    case bucket
    /// The bucket is in another region.
    case region
    /// The server leads to another address.
    case moved
    /// The clocks of both machines differ too much.
    case clock
    /// The server speaks something else at this address.
    case foreign
    /// The server has no room.
    case full
    /// The server takes no files of this length.
    case tooLarge = "too-large"
    /// What arrived is not what was sent.
    case changed
    /// A file of this machine can't be read or written.
    case file
    /// The server has too much to do.
    case busy
    /// The server refuses or fails for another reason.
    case failed
    /// The text is no path of a folder.
    case folderPath = "folder-path"
    /// Backups may not go to this folder.
    case folderOutside = "folder-outside"
    /// The library's own files are in the folder.
    case folderOwn = "folder-own"
    /// The folder is not there.
    case folderMissing = "folder-missing"
    /// There is another folder in its place, such as that of a disk that is not connected.
    case folderOther = "folder-other"
    /// The program may not write to the folder.
    case folderForbidden = "folder-forbidden"
    /// The folder's file system takes no changes.
    case folderReadOnly = "folder-read-only"
    /// The folder's file system has no room.
    case folderFull = "folder-full"
    /// The folder's file system takes no files of this length.
    case folderTooLarge = "folder-too-large"
    /// The folder's file system has failed.
    case folderFailed = "folder-failed"
  }

  /// The case.
  public let kind: Kind
  /// One sentence for people.
  public let sentence: String
  /// What the sentence names: `host`, and `bucket`, `region` or `address` where there is one; or `folder`.
  public let values: [String: String]

  init(_ error: WebDAVError) {
    sentence = error.description
    var values = ["host": error.host]
    switch error.kind {
    case .address: kind = .address
    case .silent(let reason): kind = reason == .certificate ? .certificate : .unreachable
    case .login: kind = .login
    case .forbidden: kind = .forbidden
    case .missing: kind = .missing
    case .foreign: kind = .foreign
    case .moved(let address):
      kind = .moved
      values["address"] = String(address.prefix(200))
    case .full: kind = .full
    case .tooLarge: kind = .tooLarge
    case .changed, .misplaced: kind = .changed
    case .file: kind = .file
    case .server: kind = .failed
    }
    self.values = values
  }

  init(_ error: BackupFolderError) {
    sentence = error.description
    values = ["folder": error.folder]
    kind =
      switch error.kind {
      case .path: .folderPath
      case .outside: .folderOutside
      case .own: .folderOwn
      case .missing: .folderMissing
      case .unmarked: .folderOther
      case .forbidden: .folderForbidden
      case .readOnly: .folderReadOnly
      case .full: .folderFull
      case .tooLarge: .folderTooLarge
      case .ownFile: .file
      case .failed: .folderFailed
      }
  }

  init(_ error: ObjectStorageError) {
    sentence = error.description
    var values = ["host": error.host]
    switch error.kind {
    case .address: kind = .address
    case .silent(let reason): kind = reason == .certificate ? .certificate : .unreachable
    case .accessKey, .secret: kind = .login
    case .forbidden: kind = .forbidden
    case .bucket(let name):
      kind = .bucket
      values["bucket"] = name
    case .missing: kind = .missing
    case .region(let name):
      kind = .region
      values["region"] = name.map { String($0.prefix(80)) }
    case .moved(let address):
      kind = .moved
      values["address"] = String(address.prefix(200))
    case .clock: kind = .clock
    case .foreign: kind = .foreign
    case .full: kind = .full
    case .tooLarge: kind = .tooLarge
    case .changed: kind = .changed
    case .file: kind = .file
    case .server where error.isBusy: kind = .busy
    case .refused, .server: kind = .failed
    }
    self.values = values
  }
}
