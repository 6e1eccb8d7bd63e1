import Foundation
import Synchronization
import TestSupport
import Testing

/// The built program as a server, and what a client gets from it.
///
/// Each request has a connection of its own and blocks a thread of a queue, never the pool.
final class ServedLibrary: Sendable {
  /// What a server answered, whole.
  struct Reply {
    var status: Int
    var body: Data

    func json<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: body)
    }
  }

  private static let queue = DispatchQueue(label: "clients", attributes: .concurrent)
  private static let portPattern = "Vorleser is ready: http://127.0.0.1:"

  let process: Process
  let port: Int
  private let ended: AsyncStream<Void>

  /// Starts the program and waits for its address.
  ///
  /// - Parameters:
  ///   - program: The program with its data folder.
  ///   - delay: Kills it so long after its start instead.
  /// - Returns: `nil` if it was killed before it had an address.
  /// - Throws: `CocoaError` if it can't be run.
  static func start(_ program: Program, killedAfter delay: Duration? = nil) async throws
    -> ServedLibrary?
  {
    let process = Process()
    process.executableURL = Program.executable
    process.arguments = ["serve", "--port", "0"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["VORLESER_HOME": program.home.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    let killer = delay.map { delay in
      Task {
        try await Task.sleep(for: delay)
        Foundation.kill(process.processIdentifier, SIGKILL)
      }
    }
    let handle = output.fileHandleForReading
    let line = await withCheckedContinuation { continuation in
      queue.async {
        var text = ""
        while !text.contains("\n") {
          let piece = handle.availableData
          guard !piece.isEmpty else { break }
          text += String(decoding: piece, as: UTF8.self)
        }
        continuation.resume(returning: text)
      }
    }
    killer?.cancel()
    guard line.hasPrefix(portPattern), let port = Int(line.dropFirst(portPattern.count).dropLast())
    else {
      for await _ in ended {}
      return nil
    }
    return ServedLibrary(process: process, port: port, ended: ended)
  }

  private init(process: Process, port: Int, ended: AsyncStream<Void>) {
    self.process = process
    self.port = port
    self.ended = ended
  }

  // A test that fails leaves no server behind.
  deinit { if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) } }

  /// Kills the program and waits until it is gone.
  func kill() async {
    Foundation.kill(process.processIdentifier, SIGKILL)
    for await _ in ended {}
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - target: Path and query.
  ///   - body: What to send.
  ///   - enough: After so many bytes the client closes; `nil` reads to the end.
  /// - Returns: `nil` when the answer did not come, or not whole.
  func request(
    _ method: String, _ target: String, body: Data = Data(), enough: Int? = nil
  ) async -> Reply? {
    await withCheckedContinuation { continuation in
      Self.queue.async { [port] in
        continuation.resume(
          returning: Exchange(port: port)?.run(method, target, body, enough: enough))
      }
    }
  }

  /// Sends a request and leaves its answer to come.
  ///
  /// - Parameter target: Path and query.
  /// - Returns: The connection; letting go of it closes it. `nil` when the server does not take it.
  func open(_ target: String) async -> OpenRequest? {
    await withCheckedContinuation { continuation in
      Self.queue.async { [port] in
        continuation.resume(returning: OpenRequest(port: port, target))
      }
    }
  }

  /// A request whose answer may be waited for.
  final class OpenRequest: Sendable {
    private let exchange: Exchange

    fileprivate init?(port: Int, _ target: String) {
      guard let exchange = Exchange(port: port), exchange.ask("GET", target, Data()) else {
        return nil
      }
      self.exchange = exchange
    }

    /// Waits until so many bytes have come, headers and all; `nil` when the connection ends before.
    func reply(bytes count: Int) async -> Reply? {
      await withCheckedContinuation { continuation in
        ServedLibrary.queue.async { [self] in
          continuation.resume(returning: exchange.reply(enough: count))
        }
      }
    }
  }

  /// A whole JSON answer.
  func get<Value: Decodable>(_ target: String, _ type: Value.Type) async throws -> Value {
    let reply = try #require(await request("GET", target), "no answer to \(target)")
    let text = String(decoding: reply.body.prefix(500), as: UTF8.self)
    try #require(reply.status == 200, "\(target): \(reply.status) \(text)")
    return try reply.json(type)
  }
}

/// One connection with one request.
private struct Exchange: ~Copyable, Sendable {
  private static let patience = 120
  private let descriptor: Int32

  init?(port: Int) {
    // Not for child processes, which would keep the connection open.
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var wait = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &wait, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  deinit { close(descriptor) }

  func run(
    _ method: String, _ target: String, _ body: Data, enough: Int?
  ) -> ServedLibrary.Reply? {
    ask(method, target, body) ? reply(enough: enough) : nil
  }

  func ask(_ method: String, _ target: String, _ body: Data) -> Bool {
    let head = """
      \(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\
      Content-Length: \(body.count)\r\n\r\n
      """
    return sendAll(Array(head.utf8) + body, to: descriptor)
  }

  func reply(enough: Int?) -> ServedLibrary.Reply? {
    var all = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while all.count < enough ?? .max {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      all += buffer[..<count]
    }
    guard let end = all.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: all[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    let content = Data(all[end.upperBound...])
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    if enough != nil { return .init(status: status, body: content) }
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
    guard let length, content.count == length else { return nil }
    return .init(status: status, body: content)
  }

  private var port: Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getpeername(descriptor, $0, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
