import Foundation
public import Synthesizer

/// The voices that hibari's makers publish, with their addresses and hashes.
///
/// Source: `voices.json` and `voices.py` of the hibari-tts wheel 0.2.1 (Apache-2.0).
public enum HibariCatalogue {
  /// All voices; the first one comes with the wheel.
  public static let entries: [VoiceCatalogueEntry] = rows.compactMap { row in
    guard let address = URL(string: home + row.file) else { return nil }
    return VoiceCatalogueEntry(
      voice: Voice(
        id: row.id, name: row.name, engine: HibariEngine.name, language: row.language,
        sex: row.sex, sampleRate: Speech.sampleRate),
      address: address, sha256: row.sha256, byteCount: row.byteCount)
  }

  /// The entry of a voice.
  ///
  /// - Parameter id: The voice, such as `emma`.
  /// - Returns: `nil` where hibari has no such voice.
  public static func entry(for id: String) -> VoiceCatalogueEntry? {
    entries.first { $0.voice.id == id }
  }

  private static let home =
    "https://huggingface.co/maureesewilliams/hibari/resolve/main/voices/"

  private struct Row {
    let id: String
    let name: String
    let language: String
    let sex: Voice.Sex
    let file: String
    let byteCount: Int
    let sha256: String
  }

  private static let rows = [
    Row(
      id: "heart", name: "Heart", language: "en-US", sex: .female, file: "hibari.onnx",
      byteCount: 7_936_868,
      sha256: "5f70741d4e900f4e85d0037498736cc1b3e1b9a63a13546a5da1e63abf4fccd8"),
    Row(
      id: "emma", name: "Emma", language: "en-GB", sex: .female, file: "bf_emma.int8.onnx",
      byteCount: 7_936_868,
      sha256: "f709f0488ee63b583a22189a955aaf4257b9806dd330be3490661e53af0a89c1"),
    Row(
      id: "fenrir", name: "Fenrir", language: "en-US", sex: .male, file: "am_fenrir_v2.int8.onnx",
      byteCount: 8_031_158,
      sha256: "f59fbd87908c91f827bc21b1b89443757b9a8580db9eee20aa948deb731321f4"),
    Row(
      id: "fable", name: "Fable", language: "en-GB", sex: .male, file: "bm_fable.int8.onnx",
      byteCount: 7_936_868,
      sha256: "c28529302f2d27cd12f62625c24425888c4e3c2675583100ec530259136b8bc6"),
    Row(
      id: "kore", name: "Kore", language: "en-US", sex: .female, file: "af_kore.int8.onnx",
      byteCount: 7_936_868,
      sha256: "346885752673e45d42f9864c9e2432094bc4b6385df060d4b83273da764d2fa9"),
  ]
}
