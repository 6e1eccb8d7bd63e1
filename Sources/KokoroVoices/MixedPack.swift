import Foundation
import Hashing
import Synthesizer
import VoiceDownloads

/// A voice that is mixed of published packs at its installation, for a language that has no pack.
///
/// The mixed styles are a pack like any other: it is listed, heard and removed as they are.
struct MixedPack: Sendable {
  /// Every mixed voice.
  ///
  /// Of fifteen mixtures that were compared, a recogniser understood German best by this one.
  static let all = [
    MixedPack(
      id: "df_clara", parts: ["ff_siwis", "hf_alpha"],
      sha256: "022ddaa2fdaa839f26c0908b954b6999c9216382e8826ee121a11012a0d240cf")
  ]

  /// The voice.
  let id: String
  /// The packs that it is the mean of.
  let parts: [String]
  /// SHA-256 of the mixed pack.
  let sha256: String

  /// The mixed voice of a name; `nil` if it is another voice.
  static func named(_ id: String) -> MixedPack? { all.first { $0.id == id } }

  /// Its place in the catalogue: the address is that of its first part, the size that of all.
  var entry: VoiceCatalogueEntry? {
    guard let voice = PackName.voice(id),
      let address = parts.first.flatMap(KokoroCatalogue.part)?.address
    else { return nil }
    return VoiceCatalogueEntry(
      voice: voice, address: address, sha256: sha256,
      byteCount: parts.count * VoicePack.byteCount)
  }

  /// Fetches the parts and mixes them.
  ///
  /// - Parameters:
  ///   - source: A folder with the files of the parts; `nil` for their public home.
  ///   - target: The file of the mixed pack.
  ///   - progress: Told how many bytes are there, of how many.
  /// - Throws: `VoiceInstallError`; `SpeechError.unusableModel`; `CancellationError`.
  func install(
    from source: URL?, to target: URL, progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws {
    guard !isMixed(target) else { return }
    // In a folder of their own the parts are no voices. It stays for the next attempt, as every
    // partial download does.
    let folder = target.deletingPathExtension().appendingPathExtension("part")
    let total = parts.count * VoicePack.byteCount
    var packs: [VoicePack] = []
    for (number, part) in parts.enumerated() {
      guard let entry = KokoroCatalogue.part(part) else {
        throw VoiceInstallError.noSuchVoice(part)
      }
      let file = folder.appending(path: "\(part).bin")
      try await VerifiedDownload.fetch(entry, from: source, to: file) { done, _ in
        progress(number * VoicePack.byteCount + done, total)
      }
      packs.append(try VoicePack(Data(contentsOf: file)))
    }
    let mixed = VoicePack.mean(of: packs)
    guard Digest.hexadecimal(try Digest.of(Array(mixed), .sha256)) == sha256 else {
      throw VoiceInstallError.damaged(id)
    }
    do {
      try mixed.write(to: target, options: .atomic)
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw VoiceInstallError.unwritable(error.localizedDescription)
    }
  }

  private func isMixed(_ file: URL) -> Bool {
    // A file that can't be read is mixed anew.
    guard let digest = try? Digest.of(file: file, .sha256).digest else { return false }
    return Digest.hexadecimal(digest) == sha256
  }
}
