import Foundation
import Storage

/// Turns errors of the storage into errors of the library.
///
/// A full disk is one, whoever has tried to write; no person should have to read what Foundation says of it.
func stored<Value>(_ body: () async throws -> Value) async throws -> Value {
  do {
    return try await body()
  } catch let error as StorageError {
    throw LibraryError.storage(error)
  } catch CocoaError.fileWriteOutOfSpace {
    throw LibraryError.storage(.diskFull)
  }
}
