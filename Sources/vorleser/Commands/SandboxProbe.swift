#if DEBUG_BRIDGE
import Foundation
import MobiUnpacking
import Sandbox

extension Command {
  /// Tries from within the sandbox what it must refuse, for the tests.
  static let probeSandbox = Command(
    name: "probe-sandbox", summary: "Say what a sandboxed process can still do.", isHidden: true,
    run: { _ in
      try Sandbox.enter(MobiUnpacker.limits)
      Terminal.print("reads a file: \(open("/etc/passwd", O_RDONLY) >= 0)")
      let probe = FileManager.default.temporaryDirectory.appending(path: "vorleser-probe").path
      let written = open(probe, O_WRONLY | O_CREAT, 0o600)
      Terminal.print("writes a file: \(written >= 0)")
      Terminal.print("opens a socket: \(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0)")
      Terminal.print("lists a folder: \(opendir("/") != nil)")
      let most = mmap(nil, 4 << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      Terminal.print("takes 4 GB: \(most != MAP_FAILED)")
      let memory = malloc(100 << 20)
      Terminal.print("takes 100 MB: \(memory != nil)")
      free(memory)
    })
}
#endif
