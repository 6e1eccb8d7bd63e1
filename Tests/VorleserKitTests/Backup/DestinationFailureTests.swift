import Testing

@testable import ObjectStorage
@testable import VorleserKit

/// What clients are told of a server that can't be used.
struct DestinationFailureTests {
  @Test(arguments: [429, 503])
  func `clients can tell a busy bucket from one that has failed`(status: Int) {
    let host = "s3.example"
    let busy = DestinationFailure(ObjectStorageError(.server, host: host, status: status))
    #expect(busy.kind == .busy && busy.values == ["host": host])
    let failed = DestinationFailure(ObjectStorageError(.server, host: host, status: 500))
    #expect(failed.kind == .failed)
  }
}
