public import Foundation
import Synchronization

/// The cases that are being tried, which another process prints when this one has died.
///
/// A signal handler could not: after a stack overflow it has no stack on a thread that is not ours, and the system
/// may end a process that takes too much memory without asking it. The cases are in a file that both processes see; the
/// other one waits for the end of a pipe, which comes however this one ends.
public final class RunningCases: Sendable {
  /// Of the tests' process; `nil` where the system has no room for it.
  public static let shared = try? RunningCases(output: .standardError)

  private static let slotCount = 64
  private static let slotByteCount = 160
  private static let byteCount = slotCount * slotByteCount

  /// Sendable and safe: each slot is written by the case that has taken it.
  private nonisolated(unsafe) let slots: UnsafeMutableRawPointer
  private let isTaken = Mutex([Bool](repeating: false, count: slotCount))

  /// Begins to watch over this process.
  ///
  /// - Parameter output: Where the cases are written to in the end.
  /// - Throws: What starting another process throws; `POSIXError`.
  public init(output: FileHandle) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    var ends: [Int32] = [-1, -1]
    guard file >= 0, ftruncate(file, off_t(Self.byteCount)) == 0, pipe(&ends) == 0,
      let slots = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      slots != MAP_FAILED
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOMEM) }
    close(file)
    // The end that stays open here must not be inherited by anybody.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    self.slots = slots
    let watcher = Process()
    watcher.executableURL = URL(filePath: "/bin/sh")
    watcher.arguments = [
      "-c", #"trap "" INT; cat > /dev/null; tr -d "\000" < "$0"; rm -f "$0""#, path,
    ]
    watcher.standardInput = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    watcher.standardOutput = output
    try watcher.run()
  }

  /// Notes a case.
  ///
  /// - Parameter words: What is printed of it.
  /// - Returns: Where it is noted, for ``end(_:)``; `nil` when too many run.
  func begin(_ words: String) -> Int? {
    let free = isTaken.withLock { taken in
      let free = taken.firstIndex(of: false)
      if let free { taken[free] = true }
      return free
    }
    guard let free else { return nil }
    let bytes = Array(words.utf8.prefix(Self.slotByteCount))
    slots.advanced(by: free * Self.slotByteCount).copyMemory(from: bytes, byteCount: bytes.count)
    return free
  }

  /// A case is over.
  func end(_ slot: Int?) {
    guard let slot else { return }
    memset(slots + slot * Self.slotByteCount, 0, Self.slotByteCount)
    isTaken.withLock { $0[slot] = false }
  }
}
