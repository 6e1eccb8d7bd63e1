internal import CPico
public import Foundation

/// The loaded SVOX Pico with one voice.
///
/// It is for one thread of a process that speaks one text and ends; nothing is given back.
@safe
public struct PicoLibrary {
  /// The memory that it works in, as its own programs give it: 2.5 MB.
  private static let memoryByteCount = 2_500_000
  /// The name of its only voice.
  private static let voice = "vorleser"
  /// The most bytes of a text that it is given at once; it takes fewer.
  private static let pieceByteCount = 1_024
  /// The bytes of sound that it gives at once.
  private static let soundByteCount = 4_096
  /// How often it may take nothing and give nothing before it counts as stuck.
  private static let patience = 10_000

  private let functions: UnsafePointer<CPicoFunctions>
  private let system: OpaquePointer
  private let engine: OpaquePointer

  /// Loads the library and a voice.
  ///
  /// - Parameters:
  ///   - file: The shared library.
  ///   - analysis: The voice's file that reads text, such as `de-DE_ta.bin`.
  ///   - sound: The voice's file that makes sound, such as `de-DE_gl0_sg.bin`.
  /// - Throws: ``PicoError/library(reason:)``, ``PicoError/resource(name:reason:)``.
  public init(_ file: URL, analysis: URL, sound: URL) throws(PicoError) {
    guard let handle = unsafe dlopen(file.path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = unsafe dlerror().map { unsafe String(cString: $0) } ?? "unknown reason"
      throw .library(reason: reason)
    }
    let functions = UnsafeMutablePointer<CPicoFunctions>.allocate(capacity: 1)
    if let missing = unsafe cpico_find(handle, functions) {
      throw .library(reason: "it has no \(unsafe String(cString: missing))")
    }
    unsafe self.functions = unsafe UnsafePointer(functions)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.memoryByteCount, alignment: 16)
    var system: OpaquePointer?
    let status = unsafe functions.pointee.pico_initialize(
      memory, UInt32(Self.memoryByteCount), &system)
    guard status == cpico_ok, let system = unsafe system else {
      throw .library(reason: "it does not start (\(status))")
    }
    unsafe self.system = unsafe system
    unsafe engine = try unsafe Self.engine(system, unsafe self.functions, [analysis, sound])
  }

  /// Speaks a text.
  ///
  /// - Parameters:
  ///   - text: The text, in which the library's own tags, such as `<speed level="120">`, are followed.
  ///   - take: Takes each piece of sound: mono PCM, 16,000 samples a second, 16 bits each as the processor has them.
  /// - Throws: ``PicoError/text(reason:)``; what `take` throws.
  public func speak(_ text: String, to take: (Data) throws -> Void) throws {
    // The zero behind it has the rest spoken.
    let bytes = text.utf8.filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    var (place, idle) = (0, 0)
    while place < bytes.count {
      var taken: Int16 = 0
      let count = Int16(min(bytes.count - place, Self.pieceByteCount))
      let status = unsafe bytes.withUnsafeBufferPointer {
        unsafe functions.pointee.pico_putTextUtf8(
          engine, $0.baseAddress?.advanced(by: place), count, &taken)
      }
      guard status == cpico_ok, (0...count).contains(taken) else {
        throw PicoError.text(reason: unsafe Self.message(status, system, functions))
      }
      place += Int(taken)
      let given = try sound(take)
      idle = taken > 0 || given ? 0 : idle + 1
      guard idle < Self.patience else { throw PicoError.text(reason: "it takes no more") }
    }
    _ = try sound(take)
  }

  /// Takes all sound that is ready; answers whether there was any.
  private func sound(_ take: (Data) throws -> Void) throws -> Bool {
    var piece = Data(count: Self.soundByteCount)
    var hasSound = false
    while true {
      var (count, kind): (Int16, Int16) = (0, 0)
      let status = unsafe piece.withUnsafeMutableBytes {
        unsafe functions.pointee.pico_getData(
          engine, $0.baseAddress, Int16($0.count), &count, &kind)
      }
      guard status == cpico_busy || status == cpico_idle,
        (0...piece.count).contains(Int(count))
      else { throw PicoError.text(reason: unsafe Self.message(status, system, functions)) }
      if count > 0 {
        hasSound = true
        try take(piece.prefix(Int(count)))
      }
      if status == cpico_idle { return hasSound }
    }
  }

  /// Makes the engine of a voice of these files.
  private static func engine(
    _ system: OpaquePointer, _ functions: UnsafePointer<CPicoFunctions>, _ files: [URL]
  ) throws(PicoError) -> OpaquePointer {
    var status = unsafe functions.pointee.pico_createVoiceDefinition(system, voice)
    for file in files {
      var resource: OpaquePointer?
      var name = [CChar](repeating: 0, count: Int(cpico_text_size))
      status = unsafe functions.pointee.pico_loadResource(system, file.path, &resource)
      if status == cpico_ok, let resource = unsafe resource {
        status = unsafe functions.pointee.pico_getResourceName(system, resource, &name)
      }
      if status == cpico_ok {
        status = unsafe functions.pointee.pico_addResourceToVoiceDefinition(system, voice, name)
      }
      guard status == cpico_ok else {
        throw .resource(
          name: file.lastPathComponent, reason: unsafe message(status, system, functions))
      }
    }
    var engine: OpaquePointer?
    status = unsafe functions.pointee.pico_newEngine(system, voice, &engine)
    guard status == cpico_ok, let engine = unsafe engine else {
      throw .resource(
        name: files.last?.lastPathComponent ?? "",
        reason: unsafe message(status, system, functions))
    }
    return unsafe engine
  }

  /// What the library says of a status.
  private static func message(
    _ status: Int32, _ system: OpaquePointer, _ functions: UnsafePointer<CPicoFunctions>
  ) -> String {
    var text = [CChar](repeating: 0, count: Int(cpico_text_size))
    _ = unsafe functions.pointee.pico_getSystemStatusMessage(system, status, &text)
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return "\(String(decoding: bytes, as: UTF8.self)), \(status)"
  }
}
