import Foundation

/// Turns the spectra that the network predicts into sound.
///
///     S = exp(harmonic) · e^(iπ tanh(turn)) · STFT(pulses) + exp(noise) · Z + exp(rest) · e^(i·phase)
///
/// One inverse short-time Fourier transform follows: Hann's window of 1200, hop 300, 24 kHz.
/// Source: hibari `dsp.py`, `synth`, `stft` and `ola`.
final class Vocoder {
  /// The number of frequencies of a spectrum.
  static let bins = FourierTransform.size / 2 + 1

  /// The five branches of the network's output, each `[bins, frames]` with frames contiguous.
  struct Spectra {
    var harmonic: UnsafePointer<Float>
    var turn: UnsafePointer<Float>
    var noise: UnsafePointer<Float>
    var rest: UnsafePointer<Float>
    var phase: UnsafePointer<Float>
    /// The number of floats from one bin to the next.
    var stride: Int

    /// The branches from a later frame on.
    func advanced(by frames: Int) -> Spectra {
      Spectra(
        harmonic: harmonic + frames, turn: turn + frames, noise: noise + frames,
        rest: rest + frames, phase: phase + frames, stride: stride)
    }
  }

  private let transform = FourierTransform()
  private let window: [Float]
  /// The window with the scale of the analysis: a unit cosine peaks at half the window's sum in the
  /// spectrum.
  ///
  /// It is halved once more, because adding and subtracting separates two frames.
  private let analysisWindow: [Float]
  /// The window with the scale of the inverse transform.
  private let synthesisWindow: [Float]
  private let pulses = Frames(count: 0)
  private let sound = Frames(count: 0)
  private let first: UnsafeMutablePointer<Lanes>
  private let second: UnsafeMutablePointer<Lanes>

  init() {
    let size = FourierTransform.size
    let exact = (0..<size).map { 0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(size)) }
    window = exact.map(Float.init)
    analysisWindow = window.map { $0 / Float(size / 4) * 0.5 }
    synthesisWindow = exact.map { Float($0 / Double(size)) }
    first = .allocate(capacity: FourierTransform.vectors)
    second = .allocate(capacity: FourierTransform.vectors)
    first.initialize(repeating: Lanes(), count: FourierTransform.vectors)
    second.initialize(repeating: Lanes(), count: FourierTransform.vectors)
  }

  deinit {
    first.deallocate()
    second.deallocate()
  }

  /// Renders one utterance.
  ///
  /// - Parameters:
  ///   - spectra: The branches, which are read during the call only.
  ///   - pitch: Hz, one value a frame; at least one frame.
  ///   - noise: The noise, which is drawn block by block and bin by bin.
  /// - Returns: Mono PCM at 24 kHz, 300 samples a frame.
  func render(_ spectra: Spectra, pitch: [Float], noise: inout some SpectralNoise) -> [Float] {
    let voiced = PulseTrain.fill(pulses, of: pitch)
    sound.reset(count: pitch.count)
    for (block, isVoiced) in voiced.enumerated() {
      let frame = block * Frames.block
      if frame + Frames.block <= pitch.count {
        let here = spectra.advanced(by: frame)
        render(here, at: frame, isVoiced ? pulses : nil, into: sound, &noise)
      } else {
        withPadded(spectra.advanced(by: frame), count: pitch.count - frame) {
          render($0, at: frame, isVoiced ? pulses : nil, into: sound, &noise)
        }
      }
    }
    return samples(of: sound)
  }

  /// Renders one block of frames.
  private func render(
    _ spectra: Spectra, at frame: Int, _ pulses: Frames?, into sound: Frames,
    _ noise: inout some SpectralNoise
  ) {
    var spectrum = first
    if let pulses {
      gather(pulses, at: frame)
      spectrum = transform(first, second)
    }
    let other = spectrum == first ? second : first
    for bin in 0..<Self.bins {
      let mirror = (FourierTransform.size - bin) % FourierTransform.size
      var (a, b) = (
        shaped(spectra, bin: bin, offset: 0, frame: frame, &noise),
        shaped(spectra, bin: bin, offset: Lanes.scalarCount, frame: frame, &noise)
      )
      if pulses != nil {
        let (z, m) = (
          ComplexLanes(at: spectrum + 2 * bin), ComplexLanes(at: spectrum + 2 * mirror)
        )
        let even = ComplexLanes(z.re + m.re, z.im - m.im)
        let odd = ComplexLanes(z.im + m.im, m.re - z.re)
        a = a + filtered(even, spectra, bin: bin, offset: 0)
        b = b + filtered(odd, spectra, bin: bin, offset: Lanes.scalarCount)
      }
      if bin == mirror || bin == FourierTransform.size / 2 {
        // A real signal has no imaginary part here, and the reference's transform ignores it.
        a.im = Lanes(repeating: 0)
        b.im = Lanes(repeating: 0)
      }
      // The imaginary part comes first: that makes the transform the inverse one.
      ComplexLanes(a.im + b.re, a.re - b.im).store(at: spectrum + 2 * bin)
      if bin != mirror {
        ComplexLanes(b.re - a.im, a.re + b.im).store(at: spectrum + 2 * mirror)
      }
    }
    scatter(transform(spectrum, other), at: frame, into: sound)
  }

  /// Multiplies sixteen frames by the window and writes them to the transform's input.
  private func gather(_ pulses: Frames, at frame: Int) {
    for quarter in 0..<4 {
      for sample in 0..<Frames.hop {
        let point = quarter * Frames.hop + sample
        let from = pulses.address(sample: sample, column: frame + quarter)
        let weight = analysisWindow[point]
        first[2 * point] = Lanes(at: from) * weight
        first[2 * point + 1] = Lanes(at: from + Lanes.scalarCount) * weight
      }
    }
  }

  /// Adds the branches that need no pulses.
  @inline(__always)
  private func shaped(
    _ spectra: Spectra, bin: Int, offset: Int, frame: Int, _ noise: inout some SpectralNoise
  ) -> ComplexLanes {
    let at = bin * spectra.stride + offset
    let breath = noise.draw(bin: bin, frame: frame + offset)
    let level = Lanes(at: spectra.noise + at).magnitude
    let rest = Lanes(at: spectra.rest + at).magnitude
    let phase = (Lanes(at: spectra.phase + at) * (1 / Float.pi)).sineAndCosineOfPi
    return ComplexLanes(
      breath.re * level + phase.cosine * rest, breath.im * level + phase.sine * rest)
  }

  /// Adds the pulses' spectrum, shaped by the harmonic branch.
  @inline(__always)
  private func filtered(
    _ pulses: ComplexLanes, _ spectra: Spectra, bin: Int, offset: Int
  ) -> ComplexLanes {
    let at = bin * spectra.stride + offset
    let gain = Lanes(at: spectra.harmonic + at).magnitude
    let turn = Lanes(at: spectra.turn + at).hyperbolicTangent.sineAndCosineOfPi
    let (re, im) = (turn.cosine * gain, turn.sine * gain)
    return ComplexLanes(pulses.re * re - pulses.im * im, pulses.re * im + pulses.im * re)
  }

  /// Adds sixteen windowed frames to the sound.
  private func scatter(_ points: UnsafeMutablePointer<Lanes>, at frame: Int, into sound: Frames) {
    for quarter in 0..<4 {
      for sample in 0..<Frames.hop {
        let point = quarter * Frames.hop + sample
        let weight = synthesisWindow[point]
        let to = sound.address(sample: sample, column: frame + quarter)
        (Lanes(at: to) + points[2 * point + 1] * weight).store(at: to)
        let next = to + Lanes.scalarCount
        (Lanes(at: next) + points[2 * point] * weight).store(at: next)
      }
    }
  }

  /// Calls a function with the last frames and silent ones behind them, so that it can read a whole
  /// block.
  private func withPadded(_ spectra: Spectra, count: Int, _ body: (Spectra) -> Void) {
    // `e`⁻⁸⁷ is inaudible and still a normal number.
    func padded(_ branch: UnsafePointer<Float>) -> [Float] {
      var copy = [Float](repeating: -87, count: Self.bins * Frames.block)
      for bin in 0..<Self.bins {
        for frame in 0..<count {
          copy[bin * Frames.block + frame] = branch[bin * spectra.stride + frame]
        }
      }
      return copy
    }
    let copies = [
      spectra.harmonic, spectra.turn, spectra.noise, spectra.rest, spectra.phase,
    ].flatMap(padded)
    copies.withUnsafeBufferPointer { copies in
      guard let start = copies.baseAddress else { return }
      let size = Self.bins * Frames.block
      body(
        Spectra(
          harmonic: start, turn: start + size, noise: start + 2 * size, rest: start + 3 * size,
          phase: start + 4 * size, stride: Frames.block))
    }
  }

  /// Puts the frames in order and divides each sample by the windows that overlap in it.
  private func samples(of sound: Frames) -> [Float] {
    let total = sound.count * Frames.hop
    return [Float](unsafeUninitializedCapacity: total) { buffer, initialized in
      // Sixteen columns are a cache line of each row.
      for block in stride(from: 0, to: sound.count, by: Frames.block) {
        for sample in 0..<Frames.hop {
          let row = sound.address(sample: sample, column: Frames.margin)
          for frame in block..<min(block + Frames.block, sound.count) {
            // Four squared windows of Hann always add up to 1.5.
            buffer[frame * Frames.hop + sample] = row[frame] * (1 / 1.5)
          }
        }
      }
      initialized = total
      correctEnds(buffer, frames: sound.count)
    }
  }

  /// At the ends fewer than four windows overlap.
  private func correctEnds(_ buffer: UnsafeMutableBufferPointer<Float>, frames: Int) {
    for frame in Set([0, frames - 2, frames - 1]).filter({ $0 >= 0 }) {
      for sample in 0..<Frames.hop {
        var sum: Float = 0
        for quarter in 0..<4 where (0..<frames).contains(frame + Frames.margin - quarter) {
          let weight = window[quarter * Frames.hop + sample]
          sum += weight * weight
        }
        buffer[frame * Frames.hop + sample] *= 1.5 / max(sum, 1e-11)
      }
    }
  }
}
