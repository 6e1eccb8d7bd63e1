import Foundation
import Sandbox
import Synchronization

/// A headless Chromium that takes orders over a pipe (Chrome DevTools Protocol, `--remote-debugging-pipe`).
///
/// It ends when the pipe is closed, also because this process has ended.
final class DevToolsPipe: Sendable {
  /// The longest message in bytes: a page of 32 MB, written as JSON.
  private static let messageLimit = 80 << 20
  /// Chromium reads orders from its file 3 and writes answers to its file 4.
  private static let shell = #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null"#

  /// What Chromium says, a JSON object each; they end with it.
  let messages: AsyncStream<[UInt8]>
  /// Ends when the process has ended.
  private let end: AsyncStream<Never>
  private let descriptor: Int32
  private let isOpen = Mutex(true)

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: Its command line.
  ///   - environment: Its variables.
  /// - Throws: `SandboxError`, `POSIXError` when it can't be started.
  init(_ program: String, _ arguments: [String], _ environment: [String: String]) throws {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    let (own, other) = (ends[0], ends[1])
    defer { Glibc.close(other) }
    let process: ChildProcess
    do {
      let errors = try UnnamedFile()
      process = try ChildProcess(
        "/bin/sh", ["-c", Self.shell, program] + arguments,
        environment: environment,
        files: (other, other, errors.handle.fileDescriptor))
    } catch {
      Glibc.close(own)
      throw error
    }
    descriptor = own
    let (messages, arrived) = AsyncStream<[UInt8]>.makeStream()
    let (end, ended) = AsyncStream<Never>.makeStream()
    self.messages = messages
    self.end = end
    Thread.detachNewThread {
      Self.read(own) { arrived.yield($0) }
      arrived.finish()
      process.kill()
      _ = process.wait()
      ended.finish()
    }
  }

  deinit { Glibc.close(descriptor) }

  /// Sends an order.
  ///
  /// - Parameters:
  ///   - number: The number that its answer has.
  ///   - method: Its name.
  ///   - parameters: Its values.
  ///   - session: The tab that it is for.
  func send(
    _ number: Int, _ method: String, _ parameters: [String: Any] = [:], to session: String? = nil
  ) {
    var order: [String: Any] = ["id": number, "method": method, "params": parameters]
    order["sessionId"] = session
    // What is sent is made here, of values that JSON has.
    guard let data = try? JSONSerialization.data(withJSONObject: order) else { return }
    isOpen.withLock { isOpen in
      var rest = (Array(data) + [0])[...]
      while isOpen, !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { bytes in
          unsafe Glibc.send(
            descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        // A browser that has ended says so at the other end.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Ends the browser, and waits until it has ended.
  func close() async {
    isOpen.withLock { isOpen in
      isOpen = false
      shutdown(descriptor, Int32(SHUT_RDWR))
    }
    for await _ in end {}
  }

  /// Reads messages, which a zero byte ends, until there are no more.
  private static func read(_ descriptor: Int32, _ take: ([UInt8]) -> Void) {
    var message: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe recv(descriptor, bytes.baseAddress, bytes.count, 0)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      var rest = buffer[..<count]
      while let place = rest.firstIndex(of: 0) {
        take(message + rest[..<place])
        message.removeAll(keepingCapacity: true)
        rest = rest[(place + 1)...]
      }
      message += rest
      guard message.count <= messageLimit else { return }
    }
  }
}

/// What Chromium says, as far as it is asked for.
struct DevToolsMessage {
  /// The number of the order that it answers; `nil` for an event.
  var number: Int?
  /// The name of an event.
  var event: String?
  var targetID: String?
  var sessionID: String?
  /// What a script has returned, if that is a text.
  var text: String?
  /// A request that waits for an answer.
  var request: PausedRequest?

  /// A request of the page.
  struct PausedRequest {
    var id: String
    var address: String
    var method: String
    /// "Document", "Script", "XHR" and so on.
    var kind: String
  }

  /// Reads a message; `nil` for what is none.
  init?(_ bytes: [UInt8]) {
    // Chromium writes JSON; what is none says nothing.
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      return nil
    }
    number = object["id"] as? Int
    event = object["method"] as? String
    let result = object["result"] as? [String: Any] ?? [:]
    targetID = result["targetId"] as? String
    sessionID = result["sessionId"] as? String
    text = (result["result"] as? [String: Any])?["value"] as? String
    let values = object["params"] as? [String: Any] ?? [:]
    if event == "Fetch.requestPaused", let id = values["requestId"] as? String,
      let asked = values["request"] as? [String: Any], let address = asked["url"] as? String
    {
      request = PausedRequest(
        id: id, address: address, method: asked["method"] as? String ?? "",
        kind: values["resourceType"] as? String ?? "")
    }
  }
}
