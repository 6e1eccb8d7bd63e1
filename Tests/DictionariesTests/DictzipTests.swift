import Foundation
import TestSupport
import Testing
import StreamCompression

/// Reading parts of what dictzip compressed.
struct DictzipTests {
  /// `dictzip` is a package of its own; Python makes the same with zlib, part by part.
  private static let python = URL(filePath: "/usr/bin/python3")

  private static let maker = """
    import sys, zlib, struct
    data = open(sys.argv[1], 'rb').read(); size = 1000
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    parts = []
    for at in range(0, len(data), size):
        parts.append(press.compress(data[at:at+size]) + press.flush(zlib.Z_FULL_FLUSH))
    end = press.flush()
    field = struct.pack('<HHH', 1, size, len(parts)) + b''.join(struct.pack('<H', len(p)) for p in parts)
    extra = b'RA' + struct.pack('<H', len(field)) + field
    head = b'\\x1f\\x8b\\x08\\x0c' + b'\\0'*6 + struct.pack('<H', len(extra)) + extra + b'name\\0'
    open(sys.argv[2], 'wb').write(head + b''.join(parts) + end + struct.pack('<II', zlib.crc32(data), len(data)))
    """

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python.path), "no Python"))
  func anyStretchIsReadAndBrokenFilesAreRefused() async throws {
    var random = SeededGenerator(seed: 9)
    let content = (0..<25_300).map { _ in UInt8.random(in: 97...105, using: &random) }
    let folder = try TemporaryFolder()
    let source = try folder.makeFile("plain", Data(content))
    let packed = folder.url.appending(path: "packed.dz")
    let process = Process()
    process.executableURL = Self.python
    process.arguments = ["-c", Self.maker, source.path, packed.path]
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    let file = try #require(try DictzipFile(packed))
    for _ in 0..<100 {
      let start = Int.random(in: 0..<content.count, using: &random)
      let count = Int.random(in: 0...(content.count - start), using: &random)
      #expect(try file.read(at: start, count: count) == Array(content[start..<(start + count)]))
    }
    #expect(throws: CompressionError.self) { try file.read(at: 25_000, count: 400) }
    #expect(throws: CompressionError.self) { try file.read(at: 0, count: Int.max) }
    #expect(try DictzipFile(source) == nil)
    let bytes = [UInt8](try Data(contentsOf: packed))
    for _ in 0..<200 {
      var broken = bytes
      broken[Int.random(in: 0..<200, using: &random)] = UInt8.random(in: 0...255, using: &random)
      broken = Array(broken.prefix(Int.random(in: 0...broken.count, using: &random)))
      let file = try? DictzipFile(folder.makeFile("broken.dz", Data(broken)))
      _ = try? file?.read(at: 0, count: 5000)
    }
  }
}
