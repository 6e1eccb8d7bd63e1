public import Foundation
import Storage

/// The folders whose new files are added: those that the program is started with, and those that an admin has chosen.
///
/// An admin may choose folders below ``VorleserKit/watchableFolders`` only, by their real paths, so that nobody reads other files of
/// the machine through the library (decision 0094).
public actor WatchedFolders {
  private let library: Library
  private let watch: FolderWatch
  /// How often the list has been read.
  private var refreshCount = 0

  /// Makes the list of a library's watched folders.
  ///
  /// - Parameters:
  ///   - library: Its kit says which folders there are, and which may be chosen.
  ///   - interval: How often they are looked at.
  ///   - report: Told what has happened.
  public init(
    _ library: Library, interval: Duration = FolderWatch.interval,
    report: @escaping @Sendable (FolderWatch.Event) -> Void = { _ in }
  ) {
    self.library = library
    watch = FolderWatch(
      library.kit.watchedFolders, for: library, interval: interval, report: report)
  }

  /// The folders below which others may be chosen.
  public nonisolated var roots: [URL] { library.kit.watchableFolders }

  /// Watches until the task is cancelled.
  public func run() async {
    // What can't be read now is read when somebody asks for the folders.
    _ = try? await refresh()
    await watch.run()
  }

  /// All folders: first those that the program is started with, then the chosen ones by path.
  ///
  /// - Returns: The folders with what was found in them.
  /// - Throws: ``LibraryError/storage(_:)``.
  public func all() async throws -> [WatchedFolder] {
    var all: [WatchedFolder] = []
    for url in library.kit.watchedFolders { all.append(await folder(url, id: nil)) }
    for (id, path) in try await refresh() {
      all.append(await folder(URL(filePath: path, directoryHint: .isDirectory), id: id))
    }
    return all
  }

  /// Watches a folder from now on.
  ///
  /// - Parameter path: Its path, which is resolved: links count as what they lead to.
  /// - Throws: ``WatchedFolderError``; ``LibraryError/storage(_:)``.
  public func add(_ path: String) async throws {
    guard let real = path.hasPrefix("/") ? RealPath.of(path) : nil else {
      // Outside of the roots, nobody learns whether a folder is there.
      let written = URL(filePath: path).standardizedFileURL.plainPath
      throw isAllowed(written) ? WatchedFolderError.unreadable : .outside
    }
    guard isAllowed(real) else { throw WatchedFolderError.outside }
    guard (try? FileManager.default.contentsOfDirectory(atPath: real)) != nil else {
      throw WatchedFolderError.unreadable
    }
    if let own = RealPath.of(library.kit.data.url.path),
      RealPath.contains(own, real) || RealPath.contains(real, own)
    {
      throw WatchedFolderError.ownData
    }
    let kept = try await refresh()
    let present =
      library.kit.watchedFolders.compactMap { RealPath.of($0.path) } + kept.map(\.path)
    guard !present.contains(where: { RealPath.contains($0, real) }) else {
      throw WatchedFolderError.known
    }
    guard kept.count < WatchedFolderError.limit else { throw WatchedFolderError.tooMany }
    try await library.keepWatched(real)
    try await refresh()
  }

  /// Watches a chosen folder no more; its books stay.
  ///
  /// - Parameter id: Its number.
  /// - Throws: ``WatchedFolderError/noSuchFolder``; ``LibraryError/storage(_:)``.
  public func remove(_ id: Int) async throws {
    guard try await library.forgetWatched(id) else { throw WatchedFolderError.noSuchFolder }
    try await refresh()
  }

  /// Tells the watch which folders there are now.
  @discardableResult
  private func refresh() async throws -> [(id: Int, path: String)] {
    refreshCount += 1
    let number = refreshCount
    let kept = try await library.keptWatched()
    // A call that began later has read a newer list.
    guard number == refreshCount else { return kept }
    let allowed = kept.map(\.path).filter { isAllowed($0) && isUnmoved($0) }
    await watch.watch(
      library.kit.watchedFolders
        + allowed.map { URL(filePath: $0, directoryHint: .isDirectory) })
    return kept
  }

  private func folder(_ url: URL, id: Int?) async -> WatchedFolder {
    let findings = await watch.findings(in: url)
    let isOutside = id != nil && !(isAllowed(url.plainPath) && isUnmoved(url.plainPath))
    let state: WatchedFolder.State =
      isOutside ? .outside : findings?.isMissing == true ? .missing : .watched
    return WatchedFolder(
      id: id, url: url, state: state, looked: findings?.looked,
      addedCount: findings?.addedCount ?? 0, refused: findings?.refused ?? [],
      failure: isOutside ? nil : findings?.failure,
      unreadable: isOutside ? [] : findings?.unreadable ?? [])
  }

  private func isAllowed(_ path: String) -> Bool {
    RealPath.isBelow(roots, path)
  }

  /// Whether a path leads where it did when it was chosen: a link that was put there since is not followed.
  private func isUnmoved(_ path: String) -> Bool {
    RealPath.of(path).map { $0 == path } ?? true
  }
}

extension Library {
  fileprivate func keptWatched() async throws -> [(id: Int, path: String)] {
    try await stored { try await shelf.watchedFolders() }
  }

  fileprivate func keepWatched(_ path: String) async throws {
    try await stored { try await shelf.addWatchedFolder(path) }
  }

  fileprivate func forgetWatched(_ id: Int) async throws -> Bool {
    try await stored { try await shelf.removeWatchedFolder(id) }
  }
}
