import AudioEngine
import Foundation
import ReadingModel
import Synthesizer

/// Audiobooks that other programs have, too.
extension Audiobooks {
  /// Puts a finished audiobook into ``VorleserKit/audiobookFolder``, if there is one.
  ///
  /// Books of private shelves stay out of it, since it is everybody's.
  ///
  /// - Parameters:
  ///   - audiobook: The audiobook, whose file is there.
  ///   - book: The book that was read.
  ///   - isPrivate: Whether it stands on a private shelf.
  /// - Returns: Why that was not possible, one sentence for people.
  func place(_ audiobook: Audiobook, of book: Book, isPrivate: Bool) async -> String? {
    guard let root = library.kit.audiobookFolder, !isPrivate else { return nil }
    let place = AudiobookPlace(in: root, of: book.titledMetadata, as: audiobook.format)
    do {
      try place.prepare()
      try await place.take(folder.file(audiobook))
      let voices = await library.kit.voices
      let voice = voices.first { $0.id == audiobook.voice }?.name ?? audiobook.voice
      let narrator = audiobook.recording?.reader ?? voice
      try await place.describe(book, readBy: narrator)
      return nil
    } catch {
      return "It could not be put into the folder of audiobooks. \(error)"
    }
  }
}

extension AudiobookPlace {
  /// Puts a file here, in place of an earlier one; on the same file system it takes no room of its own.
  @concurrent
  fileprivate func take(_ made: URL) async throws(NarrationError) {
    let files = FileManager.default
    // Programs that watch the folder see whole files only.
    let new = folder.appending(path: ".\(file.lastPathComponent).new")
    do {
      try? files.removeItem(at: new)
      do {
        try files.linkItem(at: made, to: new)
      } catch {
        try files.copyItem(at: made, to: new)
      }
      try? files.removeItem(at: file)
      try files.moveItem(at: new, to: file)
    } catch {
      try? files.removeItem(at: new)
      throw .unwritable(path: file.path, reason: error.localizedDescription)
    }
  }
}
