public import Foundation

/// A folder whose new files are added, and what was found in it.
public struct WatchedFolder: Sendable {
  /// What is the case with a folder.
  public enum State: String, Sendable, CaseIterable {
    /// It is looked at again and again.
    case watched
    /// It can't be read; it is watched on, and its files come when it is there again.
    case missing
    /// It lies below none of the folders that may be chosen any more, and is not looked at.
    case outside
  }

  /// A file that was not added.
  public struct Refusal: Sendable {
    /// The file, or the folder with it.
    public let file: URL
    /// Why.
    public let reason: any Error
  }

  /// What was found since the program has begun.
  struct Findings: Sendable {
    /// The newest refusals that are kept: more have mostly the same reason.
    static let refusalLimit = 50
    /// The unreadable folders that are kept: more have mostly the same reason, such as the rights of the folder above them.
    static let unreadableLimit = 20

    private(set) var looked: Date?
    private(set) var isMissing = false
    /// Why a look has ended early.
    var failure: (any Error)?
    private(set) var unreadable: [URL] = []
    private(set) var addedCount = 0
    private(set) var refused: [Refusal] = []

    mutating func looked(isMissing: Bool) {
      looked = .now
      self.isMissing = isMissing
      if !isMissing {
        refused.removeAll { !FileManager.default.fileExists(atPath: $0.file.path) }
      }
    }

    /// A look has come to its end.
    mutating func ended(_ unreadable: [URL]) {
      failure = nil
      self.unreadable = Array(unreadable.prefix(Self.unreadableLimit))
    }

    mutating func note(_ outcome: FolderImport, _ files: [URL]) {
      // What was wrong with them before is over.
      let paths = Set(files.map(\.path))
      refused.removeAll { paths.contains($0.file.path) }
      switch outcome {
      case .added:
        addedCount += 1
        // There is room again, though a look at many books has a long way to its end.
        failure = nil
      case .refused(let path, let reason):
        refused.append(Refusal(file: URL(filePath: path), reason: reason))
        refused.removeFirst(max(0, refused.count - Self.refusalLimit))
      case .known, .withoutDatabase: break
      }
    }
  }

  /// Its number; `nil` if the program was started with it.
  public let id: Int?
  /// The folder.
  public let url: URL
  /// What is the case with it.
  public let state: State
  /// When it was last looked at; `nil` before the first time.
  public let looked: Date?
  /// How many books were added from it since the program has begun.
  public let addedCount: Int
  /// What was not added since then, and is still there.
  public let refused: [Refusal]
  /// Why the last look could add nothing more, such as ``LibraryError/storage(_:)`` of a full disk; `nil` if it came to its end, or a book
  /// was added since.
  public let failure: (any Error)?
  /// Folders in it, at most 20, that the last look could not read.
  public let unreadable: [URL]
}
