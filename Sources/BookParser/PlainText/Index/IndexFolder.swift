import Foundation

/// The folder of the indexes of large texts.
///
/// It belongs to the cache, which may be deleted at any time.
struct IndexFolder {
  /// The most indexes that are kept.
  ///
  /// With the longest contents they take as much as one large book.
  static let limit = 100

  /// The folder.
  let url: URL

  /// Deletes the oldest indexes above ``limit``.
  ///
  /// - Parameter name: The name of the newest file, which stays.
  func prune(keeping name: String) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    // If the folder can't be listed, the next index tries again.
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
