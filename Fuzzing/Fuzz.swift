import Dispatch
import Foundation

/// What libFuzzer calls with each input that it makes.
///
/// The environment names the target: `VORLESER_FUZZ_TARGET=chapter`. A target that throws has refused its input,
/// which is right; only a trap, a broken promise, a time limit or a limit of memory counts.
///
/// Source: <https://llvm.org/docs/LibFuzzer.html>
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await FuzzTarget.chosen.read(bytes)
    done.signal()
  }
  done.wait()
  return 0
}
