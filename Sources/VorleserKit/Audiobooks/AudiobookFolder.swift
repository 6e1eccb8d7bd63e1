import Foundation

/// The audiobooks in the data folder: a folder for each, with its description and its file.
struct AudiobookFolder {
  let url: URL

  /// The folder of an audiobook.
  func folder(_ id: String) -> URL { url.appending(path: id, directoryHint: .isDirectory) }

  /// The audio file; while it is made, its parts lie beside it.
  func file(_ audiobook: Audiobook) -> URL {
    folder(audiobook.id).appending(path: "audiobook.\(audiobook.format.fileExtension)")
  }

  /// When the words of its chapters are heard.
  func clips(_ id: String) -> URL { folder(id).appending(path: "words.clips") }

  /// The texts that were read.
  func texts(_ id: String) throws -> AudiobookTexts {
    try JSONDecoder().decode(AudiobookTexts.self, from: Data(contentsOf: textsFile(id)))
  }

  /// Stores the texts that are read.
  func store(_ texts: AudiobookTexts, of id: String) throws {
    try JSONEncoder().encode(texts).write(to: textsFile(id), options: .atomic)
  }

  /// The files of a recording, in the order of the text, until it is laid beside it.
  func recordingFiles(_ audiobook: Audiobook) -> [URL] {
    let names = audiobook.recording?.files ?? []
    return names.enumerated().map { index, name in
      let ending = (name as NSString).pathExtension
      let place = recordingFolder(audiobook.id).appending(path: "\(index + 1)")
      return ending.isEmpty ? place : place.appendingPathExtension(ending)
    }
  }

  /// Takes the files of a recording; on the same file system they take no further room.
  func takeRecording(_ files: [URL], of audiobook: Audiobook) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      at: recordingFolder(audiobook.id), withIntermediateDirectories: true)
    for (file, place) in zip(files, recordingFiles(audiobook)) {
      do {
        try manager.linkItem(at: file, to: place)
      } catch {
        try manager.copyItem(at: file, to: place)
      }
    }
  }

  /// Removes the files of a recording, which is in the audiobook by now.
  func removeRecording(_ id: String) {
    // What can't be removed goes with the audiobook.
    try? FileManager.default.removeItem(at: recordingFolder(id))
  }

  private func recordingFolder(_ id: String) -> URL {
    folder(id).appending(path: "recording", directoryHint: .isDirectory)
  }

  private func textsFile(_ id: String) -> URL { folder(id).appending(path: "texts.json") }

  private func description(_ id: String) -> URL { folder(id).appending(path: "audiobook.json") }

  /// All audiobooks; a folder without a description that can be read is none.
  func all() -> [Audiobook] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.compactMap(audiobook).filter { names.contains($0.id) }
  }

  /// An audiobook as it was stored last; `nil` for a description that can't be read.
  func audiobook(_ id: String) -> Audiobook? {
    (try? Data(contentsOf: description(id))).flatMap {
      try? JSONDecoder().decode(Audiobook.self, from: $0)
    }
  }

  /// Stores a description in one step.
  func store(_ audiobook: Audiobook) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try FileManager.default.createDirectory(
      at: folder(audiobook.id), withIntermediateDirectories: true)
    try encoder.encode(audiobook).write(to: description(audiobook.id), options: .atomic)
  }

  /// Removes an audiobook with everything that was read for it.
  func remove(_ id: String) throws { try FileManager.default.removeItem(at: folder(id)) }
}
