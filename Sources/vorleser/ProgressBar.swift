import AudioEngine
import Foundation
import Synchronization

/// The progress of long work on one line, redrawn in place on a terminal.
final class ProgressBar: Sendable {
  /// Without a terminal, a line is written after each further step of this share of the book.
  private static let step = 0.05
  /// The shortest time between two redraws.
  private static let interval = Duration.milliseconds(100)

  private struct State {
    var lastDrawn: ContinuousClock.Instant?
    var lastFraction = -1.0
    var step: AlignmentProgress.Step?
    var width = 0
  }

  private let isShown: Bool
  private let state = Mutex(State())

  /// - Parameter isShown: Whether to show anything at all.
  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Shows the narration's progress.
  func show(_ progress: NarrationProgress) { show(progress.fraction, Self.line(progress)) }

  /// Shows the progress of an alignment; each of its steps begins at 0.
  func show(_ progress: AlignmentProgress) {
    let line = progress.narration.map { Self.line($0) } ?? Self.line(progress)
    show(progress.fraction, "\(progress.step.name): \(line)", step: progress.step)
  }

  private func show(
    _ fraction: Double, _ line: @autoclosure () -> String, step: AlignmentProgress.Step? = nil
  ) {
    guard isShown else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      if state.step != step {
        state.step = step
        state.lastDrawn = nil
        state.lastFraction = -1
      }
      if Terminal.isInteractive {
        if let last = state.lastDrawn, now - last < Self.interval, fraction < 1 { return }
        let line = line()
        let blank = String(repeating: " ", count: max(state.width - line.count, 0))
        Terminal.note("\r\(line)\(blank)", terminator: "")
        state.width = line.count
        state.lastDrawn = now
      } else if fraction - state.lastFraction >= Self.step {
        Terminal.note(line())
        state.lastFraction = fraction
      }
    }
  }

  /// Ends the line.
  func finish() {
    state.withLock { if $0.width > 0 { Terminal.note("") } }
  }

  private static func line(_ progress: NarrationProgress) -> String {
    let percent = Int((progress.fraction * 100).rounded(.down))
    var parts = ["\(percent) %", "chapter \(progress.chapter + 1) of \(progress.chapterCount)"]
    if let title = progress.title { parts[1] += " (\(String(title.prefix(30)).asLine))" }
    if let speed = progress.speed { parts.append("\(Int(speed.rounded())) × real time") }
    if let left = progress.timeLeft {
      parts.append("\(Clock.text(Double(left.components.seconds))) left")
    }
    return parts.joined(separator: ", ")
  }

  private static func line(_ progress: AlignmentProgress) -> String {
    let percent = "\(Int((progress.fraction * 100).rounded(.down))) %"
    guard let left = progress.timeLeft else { return percent }
    return "\(percent), \(Clock.text(Double(left.components.seconds))) left"
  }
}

extension AlignmentProgress.Step {
  /// What is being done, for people.
  fileprivate var name: String {
    switch self {
    case .speaking: "Speaking the text"
    case .listening: "Listening to the recording"
    case .comparing: "Comparing"
    case .writing: "Writing"
    }
  }
}
