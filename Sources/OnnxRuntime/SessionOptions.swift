internal import COnnxRuntime
public import Foundation

extension Session {
  /// How much of the graph is rewritten when a model is loaded.
  public enum Optimization: Int32, Sendable {
    case none = 0
    case basic = 1
    /// Fusions included, nothing that depends on the processor: what may be saved.
    case extended = 2
    case all = 99
  }

  /// How a model is loaded and run.
  ///
  /// The defaults are what was measured best on machines with few cores: one thread, no spinning
  /// (a second process on the same cores made spinning twice as slow), no memory pattern (it grows
  /// with every new input length).
  public struct Options: Sendable {
    /// Threads within one operator.
    public var threads = 1
    /// How much of the graph is rewritten at load.
    public var optimization = Optimization.extended
    /// Where to save the rewritten graph while loading, if anywhere.
    public var optimizedModel: URL?
    /// The name of a file beside ``optimizedModel`` that its large weights are written to; `nil` leaves them in the model.
    ///
    /// A model that is loaded with such a file has its weights mapped, not copied.
    public var optimizedWeights: String?
    /// Whether scratch memory goes back to the system after every run, which keeps a process that
    /// speaks sentences of many lengths small at no measured cost.
    public var shrinksMemory = true

    /// Makes the default options.
    public init() {}

    /// Makes the library's form of the options, which the caller releases.
    func make(_ runtime: Runtime) throws -> OpaquePointer {
      let api = unsafe runtime.api
      let made = unsafe try OnnxRuntime.make(api) { unsafe api.pointee.CreateSessionOptions($0) }
      do {
        unsafe try fill(made, runtime)
      } catch {
        unsafe api.pointee.ReleaseSessionOptions(made)
        throw error
      }
      return unsafe made
    }

    private func fill(_ made: OpaquePointer, _ runtime: Runtime) throws {
      let api = unsafe runtime.api
      unsafe try check(api, api.pointee.SetIntraOpNumThreads(made, Int32(threads)))
      unsafe try check(api, api.pointee.SetInterOpNumThreads(made, 1))
      unsafe try check(
        api, api.pointee.SetSessionGraphOptimizationLevel(made, optimization.rawValue))
      unsafe try check(api, api.pointee.SetSessionLogSeverityLevel(made, Runtime.logLevel))
      unsafe try check(api, api.pointee.DisableMemPattern(made))
      unsafe try check(
        api, api.pointee.AddSessionConfigEntry(made, "session.intra_op.allow_spinning", "0"))
      unsafe try check(api, api.pointee.AddCustomOpDomain(made, runtime.operators))
      if let optimizedModel {
        unsafe try check(api, api.pointee.SetOptimizedModelFilePath(made, optimizedModel.path))
      }
      if let optimizedWeights {
        let key = "session.optimized_model_external_initializers_"
        unsafe try check(
          api, api.pointee.AddSessionConfigEntry(made, key + "file_name", optimizedWeights))
        unsafe try check(
          api,
          api.pointee.AddSessionConfigEntry(
            made, key + "min_size_in_bytes", String(Self.smallestMapped)))
      }
    }

    /// The bytes of the smallest weights in a file of their own.
    ///
    /// Each is a mapping of its own; 188 of Kokoro's tensors have 99 % of its bytes.
    private static let smallestMapped = 1 << 14
  }
}
