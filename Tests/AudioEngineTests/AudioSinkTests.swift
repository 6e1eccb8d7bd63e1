import AudioEngine
import Foundation
import ReadAloud
import SoundOutput
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SoundCardSinkTests {
  @Test func aDeviceGetsTheWholeBook() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    // ALSA's own stand-in for a card: writes to a file what a card would be given.
    let sink = try SoundCardSink(device: "tee:null,'\(file.path)',raw")
    let session = PlaybackSession(
      source: FakeBook.small, speech: FakeSpeechSource(), sink: sink)
    try await session.play(from: 0)
    await session.wait(for: .finished)
    await session.stop()

    let plain = TestSink()
    let other = makeSession(.small, FakeSpeechSource(), plain)
    try await other.play(from: 0)
    await other.wait(for: .finished)
    let heard = try Data(contentsOf: file).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    let expected = await plain.samples
    // The file is flushed by whole buffers.
    #expect(heard.count > expected.count / 2)
    #expect(heard == Array(expected.prefix(heard.count)))
  }

  @Test func aPausedDeviceTakesNothingAndGoesOn() async throws {
    let sink = try SoundCardSink(device: "null")
    try await sink.write([Float](repeating: 0.1, count: 1_000))
    try await sink.pause()
    let writing = Task { try await sink.write([Float](repeating: 0.1, count: 1_000)) }
    try await Task.sleep(for: .milliseconds(30))
    #expect(await sink.heard <= 1_000)
    try await sink.resume()
    try await writing.value
    try await sink.drain()
    #expect(await sink.heard == 2_000)
    try await sink.drop()
    #expect(await sink.heard == 0)
  }

  @Test func writingToAPausedDeviceCanBeCancelled() async throws {
    let sink = try SoundCardSink(device: "null")
    try await sink.pause()
    let writing = Task { try await sink.write([0, 0]) }
    writing.cancel()
    await #expect(throws: CancellationError.self) { try await writing.value }
  }

  @Test func aMachineWithoutTheDeviceSaysSo() {
    let error = #expect(throws: SoundOutputError.self) { try SoundCardSink(device: "hw:31") }
    #expect(error?.kind == .noDevice)
  }
}
