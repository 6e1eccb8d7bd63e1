import Dispatch
import Foundation
import OnnxRuntime
import Synchronization
import TestSupport
import Testing

@Suite(
  .enabled(if: Library.url != nil, "needs the wheels: make build"), .timeLimit(.minutes(10)),
  .ownThreads)
struct SessionTests {
  static let word: [Int64] = [3, 1, 20, 7, 9, 12]

  @Test func aModelNamesItsInputsAndOutputs() throws {
    let session = try Session(.file(Library.spellingModel()), runtime: Library.load())
    #expect(session.inputs == ["chars"])
    #expect(session.outputs.count == 1)
  }

  @Test func fileAndBytesGiveTheSameResult() throws {
    let runtime = try Library.load()
    let file = try Library.spellingModel()
    let input = ["chars": try Tensor(Self.word, shape: [1, Self.word.count])]
    let fromFile = try Session(.file(file), runtime: runtime).run(input)
    let bytes = try Session(.bytes(Array(Data(contentsOf: file))), runtime: runtime).run(input)
    let values = try fromFile[0].values(as: Int64.self)
    #expect(try bytes[0].values(as: Int64.self) == values)
    #expect(fromFile[0].shape == [1, values.count])
    #expect(fromFile[0].count == values.count)
    #expect(Set(values).count > 1)
  }

  @Test func aSavedGraphGivesTheSameResult() throws {
    let runtime = try Library.load()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = Session.Options()
    options.optimizedModel = folder.appending(path: "saved.onnx")
    let original = try Session(.file(Library.spellingModel()), runtime: runtime, options: options)
    var plain = Session.Options()
    plain.optimization = .none
    let saved = try Session(
      .file(folder.appending(path: "saved.onnx")), runtime: runtime, options: plain)
    let input = ["chars": try Tensor(Self.word, shape: [1, Self.word.count])]
    #expect(
      try saved.run(input)[0].values(as: Int64.self)
        == original.run(input)[0].values(as: Int64.self))
  }

  @Test func `a graph saved with its weights beside it gives the same result`() throws {
    let runtime = try Library.load()
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = try Library.spellingModel()
    let saved = folder.appending(path: "saved.onnx")
    try ModelPreparation.saveOptimized(
      Array(Data(contentsOf: original)), to: saved, weights: "saved.weights", runtime: runtime)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["saved.onnx", "saved.weights"])
    let whole = try Data(contentsOf: original).count
    #expect(try Data(contentsOf: saved).count < whole / 2)
    let session = try ModelPreparation.load(saved, runtime: runtime)
    let input = ["chars": try Tensor(Self.word, shape: [1, Self.word.count])]
    let values = try Session(.file(original), runtime: runtime).run(input)[0].values(
      as: Int64.self)
    #expect(try session.run(input)[0].values(as: Int64.self) == values)
  }

  @Test func theFirstSessionsOfAProcessCanBeMadeAtOnce() async {
    await #expect(processExitsWith: .success) {
      let runtime = try Library.load()
      let model = try Session.Model.bytes(Array(Data(contentsOf: Library.spellingModel())))
      // Threads that begin together: tasks would share fewer of them.
      let starts = Starts()
      let count = 16
      let threads = DispatchGroup()
      for _ in 0..<count {
        threads.enter()
        Thread.detachNewThread {
          starts.begun.withLock { $0 += 1 }
          while starts.begun.withLock({ $0 }) < count { sched_yield() }
          if (try? Session(model, runtime: runtime)) == nil { starts.failed.withLock { $0 += 1 } }
          threads.leave()
        }
      }
      threads.notify(queue: .global()) { exit(starts.failed.withLock { $0 } == 0 ? 0 : 1) }
      try await Task.sleep(for: .seconds(60))
      exit(2)
    }
  }

  @Test func damagedAndMissingModelsThrow() throws {
    let runtime = try Library.load()
    let missing = Session.Model.file(URL(filePath: "/nowhere/model.onnx"))
    for model in [missing, .bytes([]), .bytes(Array("not a model".utf8))] {
      #expect(throws: OnnxError.self) { try Session(model, runtime: runtime) }
    }
  }

  @Test func wrongInputsThrowAndTheSessionStaysUsable() throws {
    let session = try Session(.file(Library.spellingModel()), runtime: Library.load())
    let floats = try Tensor([Float(1)], shape: [1, 1])
    #expect(throws: OnnxError.self) { try session.run(["chars": floats]) }
    #expect(throws: OnnxError.self) { try session.run([:]) }
    let good = try Tensor(Self.word, shape: [1, Self.word.count])
    #expect(throws: OnnxError.self) { try session.run(["chars": good], outputs: ["none such"]) }
    let output = try session.run(["chars": good])[0]
    #expect(throws: OnnxError.self) { try output.values(as: Float.self) }
    #expect(try !output.values(as: Int64.self).isEmpty)
  }

  @Test func aShapeMustFitItsValues() {
    #expect(throws: OnnxError.self) { try Tensor([Float(1), 2], shape: [3]) }
    #expect(throws: OnnxError.self) { try Tensor([Float(1), 2], shape: [-1, -2]) }
  }

  @Test func outputsOutliveTheSession() throws {
    var session: Session? = try Session(.file(Library.spellingModel()), runtime: Library.load())
    let input = ["chars": try Tensor(Self.word, shape: [1, Self.word.count])]
    let output = try #require(try session?.run(input).first)
    let before = try output.values(as: Int64.self)
    session = nil
    #expect(try output.values(as: Int64.self) == before)
  }

  @Test func twoThreadsShareOneSession() async throws {
    let session = try Session(.file(Library.spellingModel()), runtime: Library.load())
    let words: [[Int64]] = (0..<24).map { seed in
      [3, 6, 9, 12, 15, 18].map { (Int64(seed) * 7 + $0) % 26 + 1 }
    }
    let alone = try words.map { try Self.spelling($0, session) }
    let together = try await withThrowingTaskGroup(of: (Int, [Int64]).self) { group in
      for (index, word) in words.enumerated() {
        group.addTask { (index, try Self.spelling(word, session)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(words.indices.allSatisfy { together[$0] == alone[$0] })
  }

  static func spelling(_ word: [Int64], _ session: Session) throws -> [Int64] {
    try session.run(["chars": Tensor(word, shape: [1, word.count])])[0].values(as: Int64.self)
  }

  @Test func aRunIsStoppedFromAnotherThread() throws {
    let session = try Session(.file(Library.voiceModel()), runtime: Library.load())
    let ids = [Int64](repeating: 50, count: 500)
    let inputs = [
      "ids": try Tensor([0] + ids + [0], shape: [1, ids.count + 2]),
      "speed": try Tensor([Float(0.5)], shape: [1]),
    ]
    let stop = try RunStop(runtime: session.runtime)
    let thread = Thread {
      Thread.sleep(forTimeInterval: 0.02)
      stop.stop()
    }
    thread.start()
    #expect(throws: CancellationError.self) { try session.run(inputs, stop: stop) }
    #expect(throws: CancellationError.self) { try session.run(inputs, stop: stop) }
    #expect(try !session.run(inputs).isEmpty)
  }
}

/// How many threads have begun, and how many have failed.
private final class Starts: Sendable {
  let begun = Mutex(0)
  let failed = Mutex(0)
}
