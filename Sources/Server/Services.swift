import Basics
import VorleserKit

/// What the routes work with.
struct Services: Sendable {
  let kit: VorleserKit
  let library: Library
  let accounts: Accounts
  let hub: EventHub
  let web: WebFiles
  /// What `GET /healthz` says.
  let version: String
  /// Changes whenever the program does, so that nothing made by an older one counts as the same.
  let build: String
  let issuedRules = IssuedRules()
  let narrations: NarrationFeed
  let imports = ImportGate()
  let uploads: UploadLimits
  let meter: RequestMeter

  /// Gathers what the routes of a library work with.
  ///
  /// - Parameters:
  ///   - kit: What reads aloud.
  ///   - library: The books.
  ///   - accounts: The people.
  ///   - web: The page's files.
  ///   - version: What `GET /healthz` says.
  ///   - uploads: What may be put in.
  ///   - log: Takes lines about requests and sentences that failed.
  init(
    kit: VorleserKit, library: Library, accounts: Accounts, web: WebFiles, version: String,
    uploads: UploadLimits = UploadLimits(), log: Log = Log()
  ) {
    self.kit = kit
    self.library = library
    self.accounts = accounts
    self.web = web
    self.version = version
    self.uploads = uploads
    build = ProgramBuild.identity(version: version)
    hub = EventHub()
    narrations = NarrationFeed(hub: hub)
    meter = RequestMeter(log: log)
    kit.reportSkipped(to: meter.noteSkipped)
  }

  /// Every route, in the order in which they are tried.
  var routes: [Route] {
    accountRoutes + peopleRoutes + bookRoutes + binRoutes + fileRoutes + chapterRoutes
      + searchRoutes
      + positionRoutes + markRoutes + markFileRoutes + listeningRoutes + voiceRoutes + speechRoutes
      + settingsRoutes + fontRoutes + backgroundRoutes + dictionaryRoutes + eventRoutes
      + metricsRoutes + descriptionRoutes + pageRoutes
  }
}

extension Services {
  /// What answers the requests of a server on these services: one function for the program and for
  /// tests, which have no socket.
  ///
  /// - Parameters:
  ///   - callers: Who may call, and whom they are believed.
  ///   - isAlone: Whether nobody else reaches the library, so that no account is needed.
  /// - Returns: The application.
  func application(for callers: CallerRules, isAlone: Bool) -> Application {
    Application(
      callers: callers, router: Router(routes: routes),
      gate: Gate(accounts: accounts, library: library, isAloneEnough: isAlone), web: web,
      meter: meter)
  }
}
