import OnnxRuntime
import Synthesizer

/// Speaks utterances of any length with one voice.
struct KokoroSpeaker {
  let run: KokoroRun
  let voice: BlendedVoice
  let splitter: UtteranceSplitter

  func speak(_ utterance: Utterance, speed: Double) throws -> Speech {
    let pieces = splitter.pieces(of: utterance.rounded.words)
    let gain = voice.gain
    var joined = SpeechPieces()
    for (index, piece) in pieces.enumerated() {
      guard !run.stop.isStopped else { throw CancellationError() }
      let tokens = TokenSequence(piece.words)
      guard tokens.hasSound else { continue }
      let style = voice.style(symbolCount: tokens.symbolCount)
      let (samples, durations) = try run(
        tokens, style: style, speed: speed,
        rates: tokens.rates(of: piece.words, emphasis: KokoroRun.emphasis))
      var speech = Speech(
        samples: samples,
        words: WordTiming.words(
          piece.words, tokens: tokens, durations: durations, lateness: KokoroRun.lateness))
      Levelling.apply(gain, to: &speech.samples)
      let pause = index + 1 < pieces.count ? SpeechPieces.pause(after: piece) : 0
      joined.append(SpeechEdges.trimmed(speech, pause: pause), of: piece)
    }
    return joined.speech
  }
}
