internal import COnnxOperators
internal import COnnxRuntime

/// Operators of our own, which models may use after they were rewritten.
extension Runtime {
  /// The domain of the operators in a model's file.
  public static let operatorDomain = VRL_DOMAIN

  /// The outputs that a panel of a convolution's packed weights serves.
  public static let panelChannels = vrlPanelChannels

  /// Whether the processor has the instructions that make the operators worth their use.
  public static var hasFastOperators: Bool { vrl_instructions() != vrlPlain }

  /// Makes the domain of the operators, which the caller releases.
  static func makeOperators(_ api: UnsafePointer<OrtApi>) throws -> OpaquePointer {
    let domain = unsafe try OnnxRuntime.make(api) {
      unsafe api.pointee.CreateCustomOpDomain(operatorDomain, $0)
    }
    do {
      var index = 0
      while let next = unsafe vrl_operator(index) {
        let operation = unsafe next.assumingMemoryBound(to: OrtCustomOp.self)
        unsafe try OnnxRuntime.check(api, api.pointee.CustomOpDomain_Add(domain, operation))
        index += 1
      }
    } catch {
      unsafe api.pointee.ReleaseCustomOpDomain(domain)
      throw error
    }
    return unsafe domain
  }
}
