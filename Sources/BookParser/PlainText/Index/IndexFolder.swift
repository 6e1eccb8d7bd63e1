import Foundation

/// The folder of the indexes of large texts; a part of the cache, which may be deleted at any time.
struct IndexFolder {
  /// The most indexes that are kept: with the longest contents they take as much as one large book.
  static let limit = 100

  /// The folder.
  let url: URL

  /// Deletes the oldest indexes if there are too many.
  ///
  /// - Parameter name: The file that was just written.
  func prune(keeping name: String) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    // A folder that can't be listed is tried again after the next index.
    let all =
      (try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: Array(keys))) ?? []
    guard all.count > Self.limit else { return }
    let dated = all.filter { $0.lastPathComponent != name }.map { file in
      (file: file, date: (try? file.resourceValues(forKeys: keys))?.contentModificationDate)
    }
    let oldest = dated.sorted { ($0.date ?? .distantPast) < ($1.date ?? .distantPast) }
    for (file, _) in oldest.prefix(all.count - Self.limit) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
