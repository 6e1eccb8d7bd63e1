import CMeCab
public import Foundation
import Synchronization

/// Cuts texts into morphemes by a dictionary, by MeCab.
///
/// MeCab maps the dictionary's files, so that only the pages in use are in memory. Calls are safe from any
/// thread; one runs at a time.
public final class MorphemeAnalyser: Sendable {
  /// `@unchecked Sendable`: one thread at a time has the pointer, by the mutex around it.
  @safe
  private struct Handle: ~Copyable, @unchecked Sendable {
    let pointer: OpaquePointer
    deinit { unsafe mecab_destroy(pointer) }
  }

  private let handle: Mutex<Handle>

  /// Opens a dictionary.
  ///
  /// - Parameter dictionary: The folder with the compiled dictionary and its `dicrc`.
  /// - Throws: ``MorphemeError`` when it is missing or of another format.
  public init(dictionary: URL) throws(MorphemeError) {
    // The arguments are given one by one, since a path may hold spaces.
    let arguments = ["mecab", "-r", "/dev/null", "-d", dictionary.path]
    var strings = unsafe arguments.map { unsafe strdup($0) }
    defer { unsafe strings.forEach { unsafe free($0) } }
    guard let pointer = unsafe mecab_new(Int32(arguments.count), &strings) else {
      let message = unsafe mecab_strerror(nil).map { unsafe String(cString: $0) }
      throw MorphemeError(dictionary: dictionary.path, message: message ?? "no reason is known")
    }
    handle = unsafe Mutex(Handle(pointer: pointer))
  }

  /// Cuts a text.
  ///
  /// - Parameter text: Any text; MeCab skips white space between morphemes.
  /// - Returns: The morphemes in order; none if MeCab can't work on the text.
  public func morphemes(of text: String) -> [Morpheme] {
    handle.withLock { handle in
      var text = text
      return text.withUTF8 { bytes in
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return [] }
        return unsafe base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
          var morphemes: [Morpheme] = []
          var node = unsafe mecab_sparse_tonode2(handle.pointer, start, bytes.count)
          while let current = unsafe node {
            if let morpheme = unsafe Self.morpheme(current.pointee, in: start) {
              morphemes.append(morpheme)
            }
            unsafe node = UnsafePointer(current.pointee.next)
          }
          return morphemes
        }
      }
    }
  }

  /// A node as a morpheme; `nil` for the boundaries of the text.
  private static func morpheme(
    _ node: mecab_node_t, in text: UnsafePointer<CChar>
  ) -> Morpheme? {
    guard unsafe node.stat == MECAB_NOR_NODE || node.stat == MECAB_UNK_NODE,
      let surface = unsafe node.surface, let feature = unsafe node.feature
    else { return nil }
    let start = unsafe surface - text
    return unsafe Morpheme(
      utf8: start..<start + Int(node.length),
      features: String(cString: feature).split(separator: ",", omittingEmptySubsequences: false)
        .map(String.init), isUnknown: node.stat == MECAB_UNK_NODE)
  }
}
