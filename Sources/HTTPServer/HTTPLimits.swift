/// The limits of one server; every default has its reason beside it.
public struct HTTPLimits: Sendable {
  /// Connections at once: 300 listeners with three each (sound, timeline, events) fit.
  public var connectionCount = 1024
  /// Connections at once of clients that no handler has said to be known
  /// (``HTTPRequest/keepConnection()``): the rest is reserved for known clients.
  public var strangerCount = 768
  /// Connections at once from one address, or one network of IPv6: a browser opens seven, so this is a
  /// house with thirty.
  public var addressCount = 256
  /// Whether many people share an address, such as a proxy's, so that ``addressCount`` does not
  /// apply.
  public var isShared: @Sendable (_ address: String) -> Bool = { _ in false }
  /// Bytes of the library's memory that a request's line and headers may take, with its records of them; a longer
  /// head is answered with 431.
  ///
  /// Browsers send under 2 KB, and a proxy's or a shared host's cookies are a few more.
  public var headByteCount = 24 << 10
  /// Bytes for the head, and for the buffers of its connection: the rest holds the head of the answer.
  ///
  /// Up to 32 KB the library takes it from the heap and not in pages of its own.
  public var connectionByteCount = 32 << 10
  /// Bytes that the head of a refusal needs, with what has come of the body: ours has 1 KB.
  public var refusalByteCount = 4 << 10
  /// How long a connection may take from its opening, or from its last answer, until the next
  /// request's headers are complete: idle connections and clients that trickle are closed then.
  public var requestWait: Duration = .seconds(60)
  /// How long the client may send nothing of a body, or take nothing of a short answer.
  public var stall: Duration = .seconds(60)
  /// How long a client may take nothing of a file or a stream: a listener pauses overnight.
  public var pause: Duration = .seconds(12 * 3600)
  /// How long a handler waits for a body in all, in addition to the time that ``leastBodyRate``
  /// allows: a few lost packets on a bad line, sent again.
  public var bodyGrace: Duration = .seconds(20)
  /// Bytes in a second that a body must have on average: a third of the slowest telephone's.
  public var leastBodyRate = 4096
  /// Bytes of a body that wait for the handler to take them, or of an answer for the client: as
  /// much as hides the way between two threads, 8 seconds of sound.
  public var bufferByteCount = 64 << 10
  /// The most bytes of an upload that are read and ignored after an early answer, because a browser
  /// reads the answer only after it has sent everything: hundreds of times what our page sends at once.
  public var drainByteCount = 8 << 30
  /// How long an upload is read and ignored after an early answer: the time of `drainByteCount` on
  /// a loopback.
  public var drainTime: Duration = .seconds(60)
  /// How long after the client's end of sending it counts as gone.
  ///
  /// A few clients close their side early and still read; they get what the server answers within this time.
  /// On a machine that is busy beyond its means that may be nothing.
  public var farewell: Duration = .seconds(1)
  /// How long ``HTTPServer/stop()`` waits for handlers that do not heed cancellation.
  public var stopWait: Duration = .seconds(5)

  /// Makes the default limits.
  public init() {}
}
