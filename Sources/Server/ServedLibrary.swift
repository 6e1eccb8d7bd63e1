import Basics
import VorleserKit

/// One library with its application and the tasks that run beside requests.
struct ServedLibrary: Sendable {
  let library: Library
  let services: Services
  let application: Application
  private let background: [Task<Void, Never>]

  /// Puts the parts together.
  ///
  /// - Parameters:
  ///   - services: The services of the routes.
  ///   - callers: The callers that are admitted.
  ///   - isAlone: Whether only this machine reaches the library, so that no account is needed.
  init(_ services: Services, callers: CallerRules, isAlone: Bool) {
    library = services.library
    self.services = services
    application = services.application(for: callers, isAlone: isAlone)
    background = [
      Task { [library = services.library, hub = services.hub, meter = services.meter] in
        await LibraryFeed.forward(await library.changes(), of: library, to: hub, meter)
      },
      Task { [audiobooks = services.audiobooks, hub = services.hub] in
        await audiobooks.resume()
        await hub.forward(audiobooks)
      },
      Task { [library = services.library, work = services.recognitions, hub = services.hub] in
        await work.resume()
        await hub.forward(work, of: library)
      },
      Task { [installations = services.voiceInstallations, hub = services.hub] in
        await hub.forward(installations)
      },
      Task(priority: .background) { [library = services.library] in
        await FeedFollower(library).run(await library.changes())
      },
      Task(priority: .background) { [timetable = services.timetable] in await timetable.run() },
      Task(priority: .utility) { [watched = services.watched] in await watched.run() },
      Task(priority: .background) { [search = services.librarySearch, meter = services.meter] in
        await search.follow(await services.library.changes(), givesWay: { services.isInUse }) {
          meter.noteIndexFailure($0)
        }
      },
    ]
  }

  /// Ends the tasks that run beside requests, and every event stream.
  func endStreams() async {
    for task in background { task.cancel() }
    await services.audiobooks.close()
    await services.recognitions.close()
    await services.sendings.close()
    await services.restoreJobs.close()
    await services.voiceInstallations.close()
    await services.hub.close()
  }
}
