import Foundation

/// The system's figures about this process.
struct ProcessFigures {
  /// Memory in use, in bytes; 0 if the system does not tell.
  let memory: Int
  /// Processor time so far, in seconds, of all threads.
  let processorTime: Double

  /// Reads the present figures.
  init() {
    // proc(5): the second number is the resident set, in pages.
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let numbers = (text ?? "").split(separator: " ").prefix(2).compactMap { Int($0) }
    memory = numbers.count == 2 ? numbers[1] * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    processorTime = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
