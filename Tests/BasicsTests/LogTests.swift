import Basics
import Synchronization
import Testing

struct LogTests {
  private func lines(_ threshold: Log.Level, _ message: String = "it happened") -> [String] {
    let kept = Kept()
    let log = Log(threshold: threshold) { kept.add($0) }
    for level in Log.Level.allCases { log(level, message) }
    return kept.lines
  }

  /// Keeps lines.
  private final class Kept: Sendable {
    private let all = Mutex<[String]>([])
    var lines: [String] { all.withLock { $0 } }
    func add(_ line: String) { all.withLock { $0.append(line) } }
  }

  @Test(arguments: [
    (Log.Level.info, ["info", "warning", "error", "critical"]),
    (.warning, ["warning", "error", "critical"]), (.error, ["error", "critical"]),
    (.critical, ["critical"]),
  ])
  func onlyWhatIsGraveEnoughIsWritten(threshold: Log.Level, written: [String]) {
    #expect(lines(threshold) == written.map { "\($0): it happened" })
  }

  @Test func aMessageIsOneLineWhateverIsInIt() {
    #expect(
      lines(.critical, "one\ncritical: two\r\nthree") == ["critical: one critical: two three"])
  }
}
