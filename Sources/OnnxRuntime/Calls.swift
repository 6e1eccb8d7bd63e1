internal import COnnxRuntime

/// Turns a failed call's status into an error and frees it; every call goes through here.
func check(_ api: UnsafePointer<OrtApi>, _ result: OpaquePointer?) throws {
  guard let status = unsafe result else { return }
  let text = unsafe api.pointee.GetErrorMessage(status).map { unsafe String(cString: $0) }
  unsafe api.pointee.ReleaseStatus(status)
  throw OnnxError.call(message: text ?? "unknown failure")
}

/// Calls a function that hands out an object, which then belongs to the caller.
func make(
  _ api: UnsafePointer<OrtApi>,
  _ call: (UnsafeMutablePointer<OpaquePointer?>) -> OpaquePointer?
) throws -> OpaquePointer {
  var made: OpaquePointer?
  unsafe try check(api, call(&made))
  guard let made = unsafe made else { throw OnnxError.call(message: "nothing was made") }
  return unsafe made
}
