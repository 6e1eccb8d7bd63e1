import ChapterBuilding
import Foundation
import MobiUnpacking
import ReadingModel
import Sandbox
import ZipArchive

/// The text of a Kindle file as it is stored, which another process writes when the first place in it is asked for.
actor KindleText: OriginalText {
  private let unpack: @Sendable () async -> ArchivedText?
  private var text: Task<ArchivedText?, Never>?

  /// - Parameter unpack: Unpacks the file once more; `nil` comes back if that fails.
  init(unpack: @escaping @Sendable () async -> ArchivedText?) {
    self.unpack = unpack
  }

  func markup(of path: String) async -> OriginalMarkup? {
    let task = text ?? Task { [unpack] in await unpack() }
    text = task
    return await task.value?.markup(of: path)
  }
}

/// The stored text in the archive that `unpack-mobi --stored` writes.
struct ArchivedText: Sendable {
  /// A table has some numbers for each fragment of a few thousand bytes.
  private static let tableLimit = 16 << 20
  /// A text has at most 65,535 records, whose lengths have 16 bits.
  private static let places = 0...1 << 32

  private let files: ArchiveFiles
  private let table: PlaceTable

  /// - Parameter file: The archive; `nil` comes back if there is none, or it has no table.
  init?(_ file: UnnamedFile?) {
    guard let file, let files = try? ArchiveFiles(file: file.url),
      let bytes = try? files.content(PlaceTable.name, limit: Self.tableLimit)?.bytes,
      let table = try? JSONDecoder().decode(PlaceTable.self, from: Data(bytes)),
      Self.fits(table)
    else { return nil }
    self.files = files
    self.table = table
  }

  /// Whether all numbers may be those of a text: the process that wrote them may have been misled by the file.
  private static func fits(_ table: PlaceTable) -> Bool {
    table.starts.values.allSatisfy(places.contains)
      && (table.fragments ?? []).allSatisfy {
        places.contains($0.position) && places.contains($0.length)
      }
  }

  func markup(of path: String) -> OriginalMarkup? {
    guard let start = table.starts[path],
      let content = try? files.content(path, limit: MarkupReader.markupLimit)
    else { return nil }
    return OriginalMarkup(bytes: content.bytes, isUTF8: table.isUTF8) { [table] offset in
      table.link(to: start + offset)
    }
  }
}
