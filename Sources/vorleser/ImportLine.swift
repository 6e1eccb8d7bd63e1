import Synchronization
import VorleserKit

/// The progress of one import, redrawn in place on a terminal.
final class ImportLine: Sendable {
  private let name: String
  private let shown = Mutex("")

  init(name: String) {
    self.name = name
  }

  /// Shows the progress; without a terminal it shows nothing.
  func show(_ progress: ImportProgress) {
    guard Terminal.isInteractive else { return }
    let share =
      progress.files.map { "\($0.done) of \($0.total)" } ?? "\(Int(progress.fraction * 100)) %"
    let line = "\(name.prefix(40)): \(progress.stage.rawValue) \(share)"
    shown.withLock { shown in
      guard line != shown else { return }
      shown = line
      Terminal.note("\r\(line)\u{1B}[K", terminator: "")
    }
  }

  /// Makes room for the result.
  func clear() {
    shown.withLock { if !$0.isEmpty { Terminal.note("\r\u{1B}[K", terminator: "") } }
  }
}
