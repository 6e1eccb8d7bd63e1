import Foundation
import Synthesizer

/// The settings of a Piper voice, which lie in a JSON file beside its model.
///
/// Source: `piper/config.py` of piper-tts 1.2.0 (MIT), whose names the file has.
struct PiperSettings: Hashable, Sendable {
  /// The longest file: those of the largest voices, with names for 900 speakers, have 30 KB.
  static let byteLimit = 1 << 20

  private static let sampleRates = 8_000...48_000
  /// The rates' greatest common divisor, which bounds the work of conversion.
  private static let rateStep = 25
  private static let scales = 0.0...4.0
  private static let lengthScales = 0.25...4.0
  /// The numbers of symbols; Piper's models have 256 of them.
  private static let symbolNumbers: ClosedRange<Int64> = 0...4_095
  /// The most numbers that one symbol stands for.
  private static let numbersOfSymbol = 8

  /// The symbols that are no sounds, as Piper spells them.
  enum Sign {
    static let pad: Unicode.Scalar = "_"
    static let beginning: Unicode.Scalar = "^"
    static let end: Unicode.Scalar = "$"
  }

  /// Samples a second.
  let sampleRate: Int
  /// BCP 47 tag.
  let language: String
  /// The strength of the noise in the sound.
  let noiseScale: Float
  /// A factor on the length of every sound.
  let lengthScale: Float
  /// The strength of the noise in the lengths.
  let lengthNoise: Float
  /// The numbers of each symbol.
  let ids: [Unicode.Scalar: [Int64]]
  /// The names of the speakers in the order of their numbers; a voice of one has none.
  let speakers: [String]

  /// Reads and checks a file.
  ///
  /// - Parameters:
  ///   - data: Its bytes.
  ///   - name: The voice's name, for the error.
  /// - Throws: `SpeechError.unusableModel`.
  init(_ data: Data, of name: String) throws {
    func unusable(_ reason: String) -> SpeechError {
      .unusableModel("the settings of the voice \(name) can't be used: \(reason)")
    }
    guard data.count <= Self.byteLimit else { throw unusable("the file is too long") }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw unusable("this is not the JSON file of a Piper voice")
    }
    guard (file.phoneme_type ?? "espeak") == "espeak" else {
      throw unusable("its symbols are not those of espeak-ng")
    }
    guard Self.sampleRates.contains(file.audio.sample_rate),
      file.audio.sample_rate.isMultiple(of: Self.rateStep)
    else { throw unusable("\(file.audio.sample_rate) samples a second") }
    sampleRate = file.audio.sample_rate
    let tag = file.language?.code ?? file.espeak?.voice ?? ""
    guard let language = Self.tag(tag) else { throw unusable("it names no language") }
    self.language = language
    let inference = file.inference
    let scales = [inference?.noise_scale ?? 0.667, inference?.noise_w ?? 0.8]
    let length = inference?.length_scale ?? 1
    guard scales.allSatisfy(Self.scales.contains), Self.lengthScales.contains(length) else {
      throw unusable("a scale is out of range")
    }
    (noiseScale, lengthNoise, lengthScale) = (Float(scales[0]), Float(scales[1]), Float(length))
    var ids: [Unicode.Scalar: [Int64]] = [:]
    for (symbol, numbers) in file.phoneme_id_map {
      guard (1...Self.numbersOfSymbol).contains(numbers.count),
        numbers.allSatisfy(Self.symbolNumbers.contains)
      else { throw unusable("the numbers of '\(symbol.prefix(8))' are out of range") }
      // Symbols of several characters belong to texts that are not spelled by espeak-ng.
      let scalars = symbol.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else { continue }
      ids[scalar] = numbers
    }
    guard [Sign.pad, Sign.beginning, Sign.end].allSatisfy({ ids[$0] != nil }) else {
      throw unusable("a symbol for the beginning, the end or the space between is missing")
    }
    self.ids = ids
    guard let speakers = PiperSpeakers.names(file.num_speakers ?? 1, file.speaker_id_map ?? [:])
    else { throw unusable("the numbers of its speakers are out of range") }
    self.speakers = speakers
  }

  /// The BCP 47 tag of a code such as `en_US` or `en-gb-x-rp`.
  private static func tag(_ code: String) -> String? {
    let parts = code.split { $0 == "_" || $0 == "-" }.prefix(2)
    guard let language = parts.first, (2...3).contains(language.count),
      parts.allSatisfy({ part in part.utf8.allSatisfy { $0.isLetter } })
    else { return nil }
    let region = parts.dropFirst().first.map { "-" + $0.uppercased() } ?? ""
    // The list of languages has Bokmål for the Norwegian of nearly all texts.
    let usual = ["no": "nb"][language.lowercased()] ?? language.lowercased()
    return usual + (region.count == 3 ? region : "")
  }

  /// The fields of the file that are read.
  private struct File: Decodable {
    struct Audio: Decodable { var sample_rate: Int }
    struct Language: Decodable { var code: String? }
    struct Espeak: Decodable { var voice: String? }
    struct Inference: Decodable {
      var noise_scale: Double?
      var length_scale: Double?
      var noise_w: Double?
    }

    var audio: Audio
    var language: Language?
    var espeak: Espeak?
    var inference: Inference?
    var phoneme_type: String?
    var phoneme_id_map: [String: [Int64]]
    var num_speakers: Int?
    var speaker_id_map: [String: Int]?
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
