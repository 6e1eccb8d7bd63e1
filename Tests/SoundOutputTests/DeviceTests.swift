import Foundation
import SoundOutput
import Testing

/// Opens a device that must not be there.
private func failure(opening name: String) -> SoundOutputError? {
  do {
    _ = try Device(name: name, sampleRate: 24_000)
    return nil
  } catch {
    return error
  }
}

struct DeviceTests {
  @Test func theNullDeviceTakesEverything() throws {
    let device = try Device(name: "null", sampleRate: 24_000)
    #expect(device.capacity > 0)
    let samples = [Float](repeating: 0.1, count: 24_000)
    var written = 0
    while written < samples.count {
      written += try device.write(samples[written...])
    }
    #expect(written == samples.count)
    try device.drop()
    #expect(try device.write(samples[..<100]) == 100)
  }

  @Test func aFileDeviceGetsTheSamplesAsTheyAre() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let samples = (0..<5_000).map { Float($0) / 5_000 }
    do {
      let device = try Device(name: "tee:null,'\(file.path)',raw", sampleRate: 24_000)
      var written = 0
      while written < samples.count { written += try device.write(samples[written...]) }
      try device.start()
    }
    let heard = try Data(contentsOf: file).withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
    #expect(heard.starts(with: samples))
  }

  @Test func aMissingDeviceIsOneSentence() throws {
    let error = try #require(failure(opening: "hw:31"))
    #expect(error.kind == .noDevice)
    #expect(error.message.hasPrefix("The sound device “hw:31” can't be used ("))
    #expect(error.message.hasSuffix(")."))
  }

  @Test func alsaItselfStaysSilent() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      exit(failure(opening: "hw:31") == nil ? 1 : 0)
    }
    let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!printed.contains("ALSA"))
  }
}
