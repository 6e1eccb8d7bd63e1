import Encryption
import Foundation
import FoundationNetworking
import HTTPServer
import ReadingModel
import TestSupport
import Testing
import VorleserKit

@testable import Server

/// The passphrase of a download comes before its address, and not in it.
struct BackupTicketTests {
  private func passphrase() throws -> Passphrase { try .new("seven wet boots") }

  @Test func aTicketIsGoodOnceForOnePersonAndOneMinute() async throws {
    let tickets = BackupTickets()
    let (ada, bo) = (PersonID(1), PersonID(2))
    let now = ContinuousClock.now
    let number = try #require(await tickets.make(passphrase(), for: ada, now: now))
    #expect(await tickets.take(number, for: bo, now: now) == nil)
    #expect(await tickets.take("other", for: ada, now: now) == nil)
    #expect(await tickets.take(number, for: ada, now: now) != nil)
    #expect(await tickets.take(number, for: ada, now: now) == nil)
    let late = try #require(await tickets.make(passphrase(), for: ada, now: now))
    #expect(await tickets.take(late, for: ada, now: now + .seconds(61)) == nil)
  }

  @Test func nobodyFillsTheMemoryWithTickets() async throws {
    let tickets = BackupTickets()
    let now = ContinuousClock.now
    let words = try passphrase()
    for _ in 0..<100 { #expect(await tickets.make(words, for: .owner, now: now) != nil) }
    #expect(await tickets.make(words, for: .owner, now: now) == nil)
    #expect(await tickets.make(words, for: .owner, now: now + .seconds(61)) != nil)
  }

  @Test func aDownloadIsEncryptedWithItsTicket() async throws {
    let server = try await TestServer()
    let weak = await server.ask(
      "POST", "/api/backup/passphrase", json: #"{"passphrase": "boots"}"#)
    #expect(weak.problem == "refused" && weak.text.contains("weak-passphrase"))
    let made = await server.ask(
      "POST", "/api/backup/passphrase", json: #"{"passphrase": "seven wet boots"}"#)
    #expect(made.status == 201 && !made.text.contains("boots"))
    let ticket = try made.json(BackupTicketShape.self).ticket
    try await server.serving { address in
      let url = try #require(URL(string: "\(address)/api/backup?files=false&ticket=\(ticket)"))
      let (bytes, _) = try await URLSession(configuration: .ephemeral).data(from: url)
      #expect(bytes.starts(with: Array("age-encryption.org/v1\n".utf8)))
    }
    let again = await server.ask("GET", "/api/backup?files=false&ticket=\(ticket)")
    #expect(again.problem == "not-found")
  }
}
