import COpenCC
import Synchronization

/// Converts Chinese characters between the ways in which countries write them, by OpenCC.
public final class ScriptConverter: Sendable {
  @safe
  private struct Handle: ~Copyable {
    let pointer: opencc_t
    deinit { unsafe opencc_close(pointer) }
  }

  private let handle: Mutex<Handle>

  /// Loads a configuration.
  ///
  /// - Parameter configuration: The name of one of OpenCC's, such as `s2t`; `nil` comes of one that is not installed.
  public init?(_ configuration: String) {
    // What OpenCC returns in place of a pointer when it fails.
    guard let pointer = unsafe opencc_open("\(configuration).json"),
      Int(bitPattern: pointer) != -1
    else { return nil }
    handle = unsafe Mutex(Handle(pointer: pointer))
  }

  /// Converts a text.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text with other characters, and with other words where the configuration has them.
  public func convert(_ text: String) -> String {
    handle.withLock { handle in
      guard let made = unsafe opencc_convert_utf8(handle.pointer, text, text.utf8.count) else {
        return text
      }
      defer { unsafe opencc_convert_utf8_free(made) }
      return unsafe String(cString: made)
    }
  }
}
