import BookParser
import Foundation
import WebFetching

/// One page in Chromium, from its bytes to what its scripts have made of it.
struct PageRendering {
  /// A page is done when it is loaded and has asked for nothing for so long.
  private static let quiet = Duration.milliseconds(700)
  private static let tick = Duration.milliseconds(100)
  /// The longest time for one file of a page, in milliseconds.
  private static let fileTime = 6000
  /// The most bytes of one file, and the most files: a large program of scripts has 5 MB in a hundred files.
  private static let (fileLimit, fileCount) = (8 << 20, 200)
  /// What is fetched at once, as browsers do from one host.
  private static let fetchCount = 6
  /// What a text needs; pictures are fetched by the library, and frames are other pages.
  private static let kinds: Set<String> = ["Script", "XHR", "Fetch", "Stylesheet"]

  /// The numbers of orders that have an answer to wait for; others count up from `free`.
  private enum Order {
    static let (create, attach, capture, free) = (1, 2, 3, 10)
  }

  private enum Event: Sendable {
    case message([UInt8])
    case answered
    case tick
    case ended
  }

  private let page: SavedPage
  private let pipe: DevToolsPipe
  private let timeLimit: Duration
  private var fetcher: WebFetcher
  private var session: String?
  private var lastNumber = Order.free
  private var waiting: [DevToolsMessage.PausedRequest] = []
  private var fetching = 0
  private var fetched = 0
  private var hasDocument = false
  private var isLoaded = false
  private var isCapturing = false
  private var lastChange = ContinuousClock.now

  init(
    _ page: SavedPage, _ pipe: DevToolsPipe, _ fetcher: WebFetcher, timeLimit: Duration
  ) {
    self.timeLimit = timeLimit
    self.page = page
    self.pipe = pipe
    self.fetcher = fetcher
    self.fetcher.timeLimit = Self.fileTime
  }

  /// Shows the page, and reads it when it has settled.
  ///
  /// - Returns: Its HTML; `nil` if the browser ends or gives none in time.
  func run() async -> String? {
    var copy = self
    return await copy.show()
  }

  private mutating func show() async -> String? {
    let (events, send) = AsyncStream<Event>.makeStream()
    let start = ContinuousClock.now
    return await withTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { [pipe] in
        for await message in pipe.messages { send.yield(.message(message)) }
        send.yield(.ended)
      }
      group.addTask {
        while !Task.isCancelled {
          // A cancelled sleep ends the loop.
          try? await Task.sleep(for: Self.tick)
          send.yield(.tick)
        }
        send.yield(.ended)
      }
      pipe.send(Order.create, "Target.createTarget", ["url": "about:blank"])
      for await event in events {
        switch event {
        case .ended: return nil
        case .message(let bytes):
          guard let message = DevToolsMessage(bytes) else { continue }
          if message.number == Order.capture { return message.text }
          take(message)
        case .answered:
          fetching -= 1
          lastChange = .now
        case .tick:
          let now = ContinuousClock.now
          // A page that hangs does not answer either.
          if now - start > timeLimit + timeLimit / 4 { return nil }
          if now - start > timeLimit || hasSettled(now) { capture() }
        }
        while fetching < Self.fetchCount, let request = waiting.first {
          waiting.removeFirst()
          fetching += 1
          lastNumber += 1
          group.addTask { [pipe, fetcher, session, lastNumber] in
            let answer = await Self.answer(request, fetcher)
            pipe.send(lastNumber, answer.method, answer.values, to: session)
            send.yield(.answered)
          }
        }
      }
      return nil
    }
  }

  private func hasSettled(_ now: ContinuousClock.Instant) -> Bool {
    isLoaded && fetching == 0 && waiting.isEmpty && now - lastChange > Self.quiet
  }

  private mutating func capture() {
    guard !isCapturing, session != nil else { return }
    isCapturing = true
    pipe.send(
      Order.capture, "Runtime.evaluate",
      ["expression": "document.documentElement.outerHTML", "returnByValue": true], to: session)
  }

  private mutating func order(_ method: String, _ values: [String: Any] = [:]) {
    lastNumber += 1
    pipe.send(lastNumber, method, values, to: session)
  }

  private mutating func take(_ message: DevToolsMessage) {
    if message.number == Order.create, let target = message.targetID {
      pipe.send(Order.attach, "Target.attachToTarget", ["targetId": target, "flatten": true])
    } else if message.number == Order.attach, let opened = message.sessionID {
      session = opened
      order("Fetch.enable", ["patterns": [["urlPattern": "*"]]])
      order("Page.enable")
      order("Page.navigate", ["url": page.base ?? page.address])
    }
    switch message.event {
    case "Page.loadEventFired":
      isLoaded = true
      lastChange = .now
    case "Page.javascriptDialogOpening": order("Page.handleJavaScriptDialog", ["accept": false])
    default: break
    }
    if let request = message.request { take(request) }
  }

  private mutating func take(_ request: DevToolsMessage.PausedRequest) {
    lastChange = .now
    if request.kind == "Document", !hasDocument {
      hasDocument = true
      let type = "text/html" + (page.charset.map { "; charset=\($0)" } ?? "")
      let answer = Self.fulfilment(of: request, type: type, page.page)
      order(answer.method, answer.values)
    } else if Self.kinds.contains(request.kind), request.method == "GET",
      WebFetcher.isAddress(request.address), fetched < Self.fileCount
    {
      fetched += 1
      waiting.append(request)
    } else {
      let answer = Self.refusal(of: request)
      order(answer.method, answer.values)
    }
  }

  // MARK: Answers

  private typealias Answer = (method: String, values: [String: Any])

  private static func answer(
    _ request: DevToolsMessage.PausedRequest, _ fetcher: WebFetcher
  ) async -> Answer {
    // The page sees a request that has failed, whatever the reason is.
    guard let file = try? await fetcher.fetch(request.address, byteLimit: fileLimit) else {
      return refusal(of: request)
    }
    let type = file.mediaType + (file.charset.map { "; charset=\($0)" } ?? "")
    return fulfilment(of: request, type: type, file.bytes)
  }

  private static func fulfilment(
    of request: DevToolsMessage.PausedRequest, type: String, _ bytes: [UInt8]
  ) -> Answer {
    // Everything was fetched as a stranger does, so that every page may see it.
    let headers = [("Content-Type", type), ("Access-Control-Allow-Origin", "*")]
      .map { ["name": $0.0, "value": $0.1] }
    return (
      "Fetch.fulfillRequest",
      [
        "requestId": request.id, "responseCode": 200, "responseHeaders": headers,
        "body": Data(bytes).base64EncodedString(),
      ]
    )
  }

  private static func refusal(of request: DevToolsMessage.PausedRequest) -> Answer {
    ("Fetch.failRequest", ["requestId": request.id, "errorReason": "BlockedByClient"])
  }
}
