import AudioCodecs
import AudioEngine
import Foundation
import HTTPServer
import ReadAloud
import ReadingModel
import Synthesizer
import VorleserKit

extension Services {
  /// The routes that speak a text for other programs, in the form of OpenAI's interface.
  var spokenTextRoutes: [Route] {
    [
      Route("GET", "/v1/models", needs: .person) { _ in
        .json(ModelListShape(object: "list", data: [.init(id: "vorleser", object: "model")]))
      },
      Route("POST", "/v1/audio/speech", needs: .person) { call in try await speech(call) },
      Route("POST", "/v1/audio/captioned_speech", needs: .person) { call in
        .json(try await captionedSpeech(call))
      }
      .patient(Self.uploadPatience),
    ]
  }

  private func speech(_ call: Call) async throws -> HTTPResponse {
    let wanted = try await WantedSpeech(call, kit)
    guard wanted.format == .mp3 else {
      let bytes = try await spoken {
        let format = wanted.format ?? .wav
        return [UInt8](try await kit.sound(of: wanted.text, as: format, wanted.options))
      }
      guard let format = wanted.format else {
        return .content(Self.samples(ofWAV: bytes), type: "audio/pcm")
      }
      return .content(bytes, type: format.mediaType)
    }
    let stream = try await kit.liveStream(of: wanted.text, wanted.options)
    var sound = stream.bytes().makeAsyncIterator()
    // Only the status can say that a voice can't speak at all.
    let opening = try await spoken { try await sound.next() }
    return HTTPResponse(
      status: 200,
      headers: [("Content-Type", AudioFormat.mp3.mediaType), ("Cache-Control", "no-store")],
      body: .stream { [sound] writer in
        var (next, sound) = (opening, sound)
        while let bytes = next {
          try await writer.write(bytes)
          next = try await sound.next()
        }
      })
  }

  /// The samples of a WAV file: what follows the head of its chunk `data`, 16 bits each, 24,000 a second.
  private static func samples(ofWAV bytes: [UInt8]) -> [UInt8] {
    let mark = Array("data".utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: mark) }
    return place.map { Array(bytes[($0 + 8)...]) } ?? []
  }

  private func captionedSpeech(_ call: Call) async throws -> CaptionedSpeechShape {
    let wanted = try await WantedSpeech(call, kit)
    guard wanted.format == .mp3 else {
      throw Problem.badRequest("'response_format' can only be 'mp3' where words have times.")
    }
    return try await spoken {
      let stream = try await kit.liveStream(of: wanted.text, wanted.options)
      var bytes: [UInt8] = []
      for try await more in stream.bytes() { bytes += more }
      let units = Array(wanted.text.utf16)
      var words: [CaptionedSpeechShape.Word] = []
      var next = 0
      while true {
        let part = try await stream.segments(from: next)
        for word in part.segments.flatMap(\.words) {
          words.append(
            .init(
              word: String(utf16Units: units[word.offsets.clamped(to: units.indices)]),
              startTime: word.from, endTime: word.to))
        }
        next = part.next
        if part.isComplete || part.failure != nil { break }
      }
      return CaptionedSpeechShape(
        audio: Data(bytes).base64EncodedString(), audioFormat: "mp3", timestamps: words)
    }
  }
}

/// What a program wants to hear.
private struct WantedSpeech {
  /// The longest text in UTF-16 units: an hour; OpenAI's own limit is 4,096 characters.
  private static let textLimit = 60_000
  /// Names that programs send which know only OpenAI's voices.
  private static let foreignVoices: Set<String> = [
    "alloy", "ash", "ballad", "cedar", "coral", "echo", "fable", "marin", "nova", "onyx", "sage",
    "shimmer", "verse",
  ]

  let text: String
  /// `nil` for raw samples.
  let format: AudioFormat?
  let options: SpeechOptions

  init(_ call: Call, _ kit: VorleserKit) async throws {
    let data = try await call.data(limit: Self.textLimit * 8)
    guard let request = try? JSONDecoder().decode(SpokenTextRequest.self, from: data) else {
      throw Problem.badRequest("The body must be JSON with 'input', a text.")
    }
    guard !request.input.allSatisfy(\.isWhitespace), request.input.utf16.count <= Self.textLimit
    else { throw Problem.badRequest("'input' takes 1 to \(Self.textLimit) characters.") }
    text = request.input
    switch request.responseFormat ?? "mp3" {
    case "pcm": format = nil
    case let name:
      guard let known = AudioFormat(rawValue: name) else {
        throw Problem.badRequest("'response_format' takes mp3, opus, flac, wav or pcm.")
      }
      format = known
    }
    let speed = request.speed ?? 1
    guard (0.5...2).contains(speed) else {
      throw Problem.badRequest("'speed' takes 0.5 to 2.")
    }
    var options = SpeechOptions()
    options.speed = speed
    if let voice = request.voice, !Self.foreignVoices.contains(voice) { options.voice = voice }
    _ = try await kit.speech(options)
    self.options = options
  }
}
