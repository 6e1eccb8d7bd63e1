import Foundation
import OnnxRuntime
import TestSupport
import Testing

struct RuntimeTests {
  @Test func aMissingLibraryIsNamed() throws {
    let path = "/nowhere/libonnxruntime.so"
    let error = try #require(throws: OnnxError.self) { try Runtime(library: URL(filePath: path)) }
    guard case .library(path, let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.contains("libonnxruntime.so"))
  }

  @Test(.enabled(if: Library.url != nil, "needs the onnxruntime wheel: make build"))
  func anotherLibraryIsRefused() throws {
    let sibling = try #require(Library.url).deletingLastPathComponent()
      .appending(path: "libonnxruntime_providers_shared.so")
    let error = #expect(throws: OnnxError.self) { try Runtime(library: sibling) }
    #expect(error?.description.contains("OrtGetApiBase") == true)
  }

  @Test func anotherVersionIsRefusedAndBothAreNamed() throws {
    let error = #expect(throws: OnnxError.self) {
      try Runtime.check(version: "1.17.3", path: "/lib/libonnxruntime.so")
    }
    let sentence = try #require(error?.description)
    #expect(sentence.contains("1.17.3") && sentence.contains(Runtime.neededVersion))
  }

  @Test func aMinorVersionIsComparedWhole() {
    #expect(throws: OnnxError.self) { try Runtime.check(version: "1.3", path: "") }
    #expect(throws: OnnxError.self) { try Runtime.check(version: "1.310.0", path: "") }
    #expect(throws: Never.self) { try Runtime.check(version: "1.31.7", path: "") }
  }

  /// Some environments are released while others are made: without a lock, ONNX Runtime refuses some of them.
  @Test(.enabled(if: Library.url != nil, "needs the onnxruntime wheel: make build"))
  func librariesAreLoadedAndLeftAtOnce() async throws {
    let library = try #require(Library.url)
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { _ = try Runtime(library: library) }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test(.enabled(if: Library.url != nil, "needs the onnxruntime wheel: make build"))
  func theWheelsLibraryLoadsTwice() throws {
    #expect(try Library.load().version.hasPrefix(Runtime.neededVersion))
    #expect(try Library.load().version.hasPrefix(Runtime.neededVersion))
  }
}

/// The library and models that tests use.
enum Library {
  static let url = Places.onnxRuntime

  static func load() throws -> Runtime { try Runtime(library: #require(url)) }

  /// Hibari's spelling network for unknown words.
  static func spellingModel() throws -> URL {
    try #require(Places.wheels).appending(path: "hibari-tts/hibari/assets/oov.onnx")
  }

  /// Hibari's voice, which runs long enough to be stopped.
  static func voiceModel() throws -> URL {
    try #require(Places.wheels).appending(path: "hibari-tts/hibari/assets/hibari.onnx")
  }
}
