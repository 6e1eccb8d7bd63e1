import Foundation
import OnnxRuntime
import TestSupport

@testable import OnnxGraphs

/// A model with the inputs, the output and the structure of Piper's, which makes noise of two frames
/// for each sign and one frame for each space between.
enum TinyPiper {
  static let symbols = " !,.:;?abdefhijklmnoprstuvwzæðŋɐɑɔəɚɛɜɡɪɹɾʃʊʌʒˈˌːθᵻ"

  /// The symbols that all of Piper's voices have, in the order of their numbers.
  ///
  /// Source: `phoneme_id_map` of `en_US-joe-medium.onnx.json`, which is that of piper-phonemize (MIT).
  static let published = Set(
    ("_^$ !'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘə"
      + "ɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ0123456789ʰˤε↓#\""
      + "\u{327}\u{303}\u{32A}\u{32F}\u{329}").unicodeScalars)

  static func settings(
    language: String = "en_US", rate: Int = 22_050, speakers: [String: Int] = [:]
  ) -> [String: Any] {
    var ids = ["_": [0], "^": [1], "$": [2]]
    for (index, symbol) in symbols.unicodeScalars.enumerated() {
      ids[String(Character(symbol))] = [index + 3]
    }
    return [
      "audio": ["sample_rate": rate, "quality": "medium"],
      "espeak": ["voice": language.lowercased()],
      "inference": ["noise_scale": 0.667, "length_scale": 1, "noise_w": 0.8],
      "language": ["code": language], "num_speakers": max(speakers.count, 1),
      "phoneme_type": "espeak", "phoneme_id_map": ids, "speaker_id_map": speakers,
    ]
  }

  static func json(_ settings: [String: Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: settings)
  }

  /// Writes a voice's two files.
  static func write(
    _ name: String, to folder: URL, settings: [String: Any] = settings(),
    model: [UInt8] = model()
  ) throws {
    try Data(model).write(to: folder.appending(path: "\(name).onnx"))
    try json(settings).write(to: folder.appending(path: "\(name).onnx.json"))
  }

  /// The model's file.
  ///
  /// - Parameters:
  ///   - samplesOfFrame: The samples that each frame becomes; Piper's voices have 256.
  ///   - speakerLevels: The level of each speaker's noise; empty for a model of one speaker.
  /// - Returns: Its bytes.
  static func model(samplesOfFrame: Int = 256, speakerLevels: [Float] = []) -> [UInt8] {
    let channels = Int64(samplesOfFrame / 2)
    let lengths = (0..<256).map { $0 == 0 ? Float(-0.5) : 0.5 }
    return file(
      [
        GraphNode("Gather", ["lengths", "input"], output: "logarithm"),
        GraphNode("Exp", ["logarithm"], output: "exponential"),
        GraphNode("Gather", ["scales", "one"], output: "length scale"),
        GraphNode("Mul", ["exponential", "length scale"], output: "product"),
        GraphNode("Ceil", ["product"], output: "frames"),
        GraphNode("CumSum", ["frames", "one"], output: "ends"),
        GraphNode("ReduceSum", ["frames", "axes"], output: "sum"),
        node("Cast", ["sum"], "whole", "to", 7),
        GraphNode("Reshape", ["whole", "any"], output: "list"),
        node("Concat", ["channels", "list"], "shape", "axis", 0),
        GraphNode("ConstantOfShape", ["shape"], output: "zeros"),
        GraphNode("RandomNormalLike", ["zeros"], output: "drawn"),
        node("Concat", ["drawn", "drawn"], "both", "axis", 1),
        GraphNode("Mul", ["both", "tenth"], output: "quiet"),
      ]
        + (speakerLevels.isEmpty
          ? [GraphNode("Reshape", ["quiet", "sound shape"], output: "output")]
          : [
            GraphNode("Gather", ["levels", "sid"], output: "level"),
            GraphNode("Mul", ["quiet", "level"], output: "levelled"),
            GraphNode("Reshape", ["levelled", "sound shape"], output: "output"),
          ]),
      [
        GraphConstant("lengths", lengths, [256, 1]), GraphConstant("one", [1]),
        GraphConstant("axes", [0, 1, 2]), GraphConstant("any", [-1]),
        GraphConstant("channels", [1, channels]), GraphConstant("tenth", [0.1], []),
        GraphConstant("sound shape", [1, 1, 1, -1]),
      ]
        + (speakerLevels.isEmpty
          ? [] : [GraphConstant("levels", speakerLevels, [Int64(speakerLevels.count)])]),
      hasSpeakers: !speakerLevels.isEmpty)
  }

  /// A model with Piper's inputs that is none of its voices.
  static let sine = file([GraphNode("Sin", ["scales"], output: "output")])

  /// A file with Piper's inputs and one output.
  static func file(
    _ nodes: [GraphNode], _ constants: [GraphConstant] = [], hasSpeakers: Bool = false
  ) -> [UInt8] {
    var graph = ProtobufMessage()
    for node in nodes { graph.append(1, node.message.bytes) }
    graph.append(2, "tiny")
    for constant in constants { graph.append(5, constant.message.bytes) }
    let inputs = [("input", 7, 2), ("input_lengths", 7, 1), ("scales", 1, 1)]
    for (name, type, axes) in inputs + (hasSpeakers ? [("sid", 7, 1)] : []) {
      var shape = ProtobufMessage()
      for _ in 0..<axes { shape.append(1, []) }
      var tensor = ProtobufMessage()
      tensor.append(1, varint: UInt64(type))
      tensor.append(2, shape.bytes)
      var kind = ProtobufMessage()
      kind.append(1, tensor.bytes)
      var input = ProtobufMessage()
      input.append(1, name)
      input.append(2, kind.bytes)
      graph.append(11, input.bytes)
    }
    var version = ProtobufMessage()
    version.append(2, varint: 15)
    var model = ProtobufMessage()
    model.append(1, varint: 8)
    model.append(8, version.bytes)
    model.append(7, graph.bytes)
    return ModelPreparation.exposing("output", in: model.bytes)
  }

  /// A node with one attribute that is a whole number.
  private static func node(
    _ operation: String, _ inputs: [String], _ output: String, _ name: String, _ value: UInt64
  ) -> GraphNode {
    var attribute = ProtobufMessage()
    attribute.append(1, name)
    attribute.append(3, varint: value)
    attribute.append(20, varint: 2)
    var message = GraphNode(operation, inputs, output: output).message
    message.append(5, attribute.bytes)
    guard let node = try? GraphNode(message.bytes[...]) else { fatalError("no node") }
    return node
  }
}
