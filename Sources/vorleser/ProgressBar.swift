import AudioEngine
import Foundation
import Synchronization

/// The progress of a narration on one line, redrawn in place on a terminal.
final class ProgressBar: Sendable {
  /// Without a terminal, a line is written after each further step of this share of the book.
  private static let step = 0.05
  /// The shortest time between two redraws.
  private static let interval = Duration.milliseconds(100)

  private struct State {
    var lastDrawn: ContinuousClock.Instant?
    var lastFraction = -1.0
    var width = 0
  }

  private let isShown: Bool
  private let state = Mutex(State())

  /// - Parameter isShown: Whether to show anything at all.
  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Shows the narration's progress.
  func show(_ progress: NarrationProgress) {
    guard isShown else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      if Terminal.isInteractive {
        if let last = state.lastDrawn, now - last < Self.interval, progress.fraction < 1 { return }
        let line = Self.line(progress)
        let blank = String(repeating: " ", count: max(state.width - line.count, 0))
        Terminal.note("\r\(line)\(blank)", terminator: "")
        state.width = line.count
        state.lastDrawn = now
      } else if progress.fraction - state.lastFraction >= Self.step {
        Terminal.note(Self.line(progress))
        state.lastFraction = progress.fraction
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
}
