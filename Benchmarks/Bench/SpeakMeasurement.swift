import AudioCodecs
import Foundation
import VorleserKit

/// Speaks each line into a WAV file of its own, for recognisers to hear.
enum SpeakMeasurement: Measurement {
  static let name = "speak"
  static let arguments = ["VOICE", "SENTENCES", "FOLDER"]

  static func run(_ arguments: [String]) async throws {
    let kit = try VorleserKit()
    let folder = URL(filePath: arguments[2], directoryHint: .isDirectory)
    var options = SpeechOptions()
    options.voice = arguments[0]
    for (number, line) in try lines(of: arguments[1]).enumerated() {
      let file = folder.appending(path: "\(number).wav")
      _ = try await kit.speak(line, to: file, as: .wav, options)
    }
  }
}
