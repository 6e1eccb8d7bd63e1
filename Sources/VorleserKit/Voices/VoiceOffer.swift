public import Synthesizer

/// A voice that can be installed from its publisher, and how far that is.
public struct VoiceOffer: Sendable {
  /// What has become of an offer.
  public enum State: Hashable, Sendable {
    /// It can be installed; a download that was broken off goes on where it stopped.
    case available
    /// It is being installed; so many bytes have arrived.
    case installing(byteCount: Int)
    /// It speaks, and can be removed.
    case installed
    /// It could not be installed, for this reason; it can be tried again.
    case failed(String)
  }

  /// The voice.
  public var voice: Voice
  /// The size of its file in bytes.
  public var byteCount: Int
  /// What has become of it.
  public var state: State
}
