import AudioEngine
import HTTPServer
import VorleserKit

extension Services {
  /// The route of metrics for monitoring programs.
  var metricsRoutes: [Route] {
    [
      Route("GET", "/metrics", needs: .operator) { _ in
        HTTPResponse(
          status: 200, headers: [("Content-Type", MetricsText.contentType)],
          body: .bytes(Array(await metrics().utf8)))
      }
    ]
  }

  /// Whether somebody uses the library; a stream of sound can last longer than its request counts.
  var isInUse: Bool { meter.isInUse() || kit.speechCounts.listeners > 0 }

  private func metrics() async -> String {
    var text = MetricsText()
    text.add(
      "vorleser_build_info", .gauge, "The version of the program.",
      [.init(labels: [("version", version)], value: 1)])
    addRequests(to: &text)
    addSpeech(kit.speechCounts, to: &text)
    text.add(
      "vorleser_event_streams", .gauge, "Pages that wait for events.",
      Double(await hub.clientCount))
    let process = ProcessFigures()
    text.add(
      "process_resident_memory_bytes", .gauge, "Memory in use.", Double(process.memory))
    text.add(
      "process_cpu_seconds_total", .counter, "Processor time of all threads.",
      process.processorTime)
    return text.text
  }

  private func addRequests(to text: inout MetricsText) {
    let counts = meter.counts
    text.add(
      "vorleser_requests_total", .counter, "Requests that were answered.",
      counts.requests.sorted { $0.key < $1.key }.map { kind, count in
        .init(
          labels: [("method", kind.method), ("status", String(kind.status))], value: Double(count))
      })
    text.add(
      "vorleser_request_duration_seconds", .summary, "Time until an answer began.",
      [
        .init(suffix: "_sum", value: counts.time / .seconds(1)),
        .init(suffix: "_count", value: Double(counts.requests.values.reduce(0, +))),
      ])
  }

  private func addSpeech(_ counts: SpeechCounts, to text: inout MetricsText) {
    text.add(
      "vorleser_listeners", .gauge, "Streams of sound that are read.", Double(counts.listeners))
    text.add(
      "vorleser_underruns_total", .counter, "Times that a listener had heard all that was there.",
      Double(counts.underruns))
    text.add(
      "vorleser_speech_cache_hits_total", .counter, "Sentences that were spoken before.",
      Double(counts.found))
    text.add(
      "vorleser_sentences_spoken_total", .counter, "Sentences that a voice has spoken.",
      Double(counts.spoken))
    text.add(
      "vorleser_sentences_skipped_total", .counter, "Sentences that could not be spoken.",
      Double(counts.skipped))
    text.add(
      "vorleser_synthesis_seconds_total", .counter, "Time that voices took.",
      counts.work / .seconds(1))
    text.add(
      "vorleser_synthesis_audio_seconds_total", .counter, "Sound that voices made in that time.",
      counts.sound / .seconds(1))
  }
}
