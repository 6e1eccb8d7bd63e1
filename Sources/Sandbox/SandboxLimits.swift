/// What a process that reads untrusted bytes may use up.
public struct SandboxLimits: Hashable, Sendable {
  /// The most address space in bytes, the program itself included.
  public let memoryByteCount: Int
  /// The most seconds of processor.
  public let processorSeconds: Int
  /// The most bytes of the file that it writes.
  public let outputByteCount: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - memoryByteCount: The most address space in bytes, the program itself included.
  ///   - processorSeconds: The most seconds of processor.
  ///   - outputByteCount: The most bytes of the file that it writes.
  public init(memoryByteCount: Int, processorSeconds: Int, outputByteCount: Int) {
    self.memoryByteCount = memoryByteCount
    self.processorSeconds = processorSeconds
    self.outputByteCount = outputByteCount
  }
}

/// A sandbox that can't be made or used.
public struct SandboxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, for people.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
