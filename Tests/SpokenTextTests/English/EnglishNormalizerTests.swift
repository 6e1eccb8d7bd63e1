import ReadingModel
import SpokenText
import Testing

/// A written sentence and how it is read.
struct Spoken: CustomTestStringConvertible, Sendable {
  var written: String
  var read: String

  init(_ written: String, _ read: String) {
    self.written = written
    self.read = read
  }

  var testDescription: String { written }
}

private func american(_ sentence: String) -> String {
  EnglishNormalizer(dialect: .american).spoken(sentence).text
}

struct EnglishNormalizerTests {
  @Test(arguments: [
    Spoken("All 7 of them", "All seven of them"),
    Spoken("About 12,345 stars", "About twelve thousand three hundred forty five stars"),
    Spoken("A mean of 3.05", "A mean of three point o five"),
    Spoken("the 22nd of May", "the twenty second of May"),
    Spoken("on the 11th's eve", "on the eleventh's eve"),
    Spoken("Add 1/2 cup", "Add one half cup"),
    Spoken("We sat 2 1/2 hours", "We sat two and a half hours"),
    Spoken("Use 3¾ of it", "Use three and three quarters of it"),
    Spoken("pages 10-12", "pages ten to twelve"),
    Spoken("It fell to -4 overnight", "It fell to minus four overnight"),
    Spoken("agent 007", "agent o o seven"),
    Spoken("Swift 6.3.1", "Swift six point three point one"),
    Spoken("He stood 5'10\" tall", "He stood five feet ten inches tall"),
    Spoken("after 9/11", "after nine eleven"),
    Spoken("two 747s", "two seven hundred forty sevens"),
    Spoken("10^6", "ten to the power of six"),
    Spoken("a 20 x 30 room", "a twenty by thirty room"),
  ])
  func readsNumbers(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(arguments: [
    Spoken("born in 1906", "born in nineteen o six"),
    Spoken("since 2004", "since two thousand four"),
    Spoken("by 2015", "by twenty fifteen"),
    Spoken("in 1800", "in eighteen hundred"),
    Spoken("over 1250 feet", "over one thousand two hundred fifty feet"),
    Spoken("in 450 BC", "in four fifty B C"),
    Spoken("the 1970s", "the nineteen seventies"),
    Spoken("the '90s", "the nineties"),
    Spoken("the winter of '48", "the winter of forty eight"),
    Spoken("the war of 1914–18", "the war of nineteen fourteen to eighteen"),
    Spoken("1960s-1980s", "nineteen sixties to nineteen eighties"),
  ])
  func readsYears(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(arguments: [
    Spoken("On May 18, 2012, it rained", "On May eighteenth, twenty twelve, it rained"),
    Spoken("Retrieved 4 June 2009", "Retrieved the fourth of June two thousand nine"),
    Spoken("until the 26th May", "until the twenty sixth of May"),
    Spoken("Sat. Sept. 3rd", "Saturday September third"),
    Spoken("2014-03-12", "the twelfth of March twenty fourteen"),
    Spoken("due 02/15/2017", "due February fifteenth, twenty seventeen"),
    Spoken("On May 6-8 we met", "On May sixth to eighth we met"),
    Spoken("You may 3 times", "You may three times"),
  ])
  func readsDates(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(arguments: [
    Spoken("at 9:15 sharp", "at nine fifteen sharp"),
    Spoken("at 9:00", "at nine o'clock"),
    Spoken("at 10:30 o'clock", "at ten thirty o'clock"),
    Spoken("at 4.05 p.m. he left", "at four o five P M he left"),
    Spoken("It is 5 p.m.", "It is five P M."),
    Spoken("at 0900 hours", "at o nine hundred hours"),
    Spoken("from 2pm-5pm", "from two P M to five P M"),
    Spoken("in 1:02:03", "in one hour two minutes and three seconds"),
  ])
  func readsTimes(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(arguments: [
    Spoken("It cost $3.50.", "It cost three dollars and fifty cents."),
    Spoken("just $1", "just one dollar"),
    Spoken("worth $1.2 million", "worth one point two million dollars"),
    Spoken("£2.01", "two pounds and one penny"),
    Spoken("US$40", "forty US dollars"),
    Spoken("€5-10", "five to ten euros"),
    Spoken("£3 10s. 6d. a week", "three pounds ten shillings and six pence a week"),
    Spoken("for 3s. 6d. more", "for three shillings and six pence more"),
    Spoken("a $20 bill", "a twenty dollar bill"),
    Spoken("$8/mo", "eight dollars per month"),
    Spoken("Rs. 500", "five hundred rupees"),
    Spoken("50¢", "fifty cents"),
  ])
  func readsMoney(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(arguments: [
    Spoken("25 kg of rye", "twenty five kilograms of rye"),
    Spoken("1 km away", "one kilometer away"),
    Spoken("8 lbs. of tea", "eight pounds of tea"),
    Spoken("a 3-oz. glass", "a three ounce glass"),
    Spoken("10-13 °C", "ten to thirteen degrees Celsius"),
    Spoken("98.6°F", "ninety eight point six degrees Fahrenheit"),
    Spoken("about 75%", "about seventy five percent"),
    Spoken("90 km/h", "ninety kilometers per hour"),
    Spoken("40 m² of floor", "forty square meters of floor"),
    Spoken("5 sq mi", "five square miles"),
    Spoken("He ran 5 in the morning", "He ran five in the morning"),
  ])
  func readsMeasures(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(
    arguments: [
      Spoken("Henry VIII and he", "Henry the eighth and he"),
      Spoken("Louis XIV. was old", "Louis the fourteenth was old"),
      Spoken("George I of Britain", "George the first of Britain"),
      Spoken("Chapter IV", "Chapter four"),
      Spoken("World War II", "World War two"),
      Spoken("XXXIX", "thirty nine"),
      Spoken("Sam and I went", "Sam and I went"),
      Spoken("MIX it", "MIX it"),
      Spoken("Charles I. Smith", "Charles I. Smith"),
      Spoken("in the XIXth century", "in the nineteenth century"),
    ])
  func readsRomanNumerals(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(arguments: [
    Spoken("Dr. Green of Green Dr., Troy", "Doctor Green of Green Drive, Troy"),
    Spoken("from St. Ives to Bay St.", "from Saint Ives to Bay Street."),
    Spoken("Gen. Lee and Rev. Poe", "General Lee and Reverend Poe"),
    Spoken("Mr. Hyde", "Mr. Hyde"),
    Spoken("No. 5 it is", "number five it is"),
    Spoken("No, 5 it is", "No, five it is"),
    Spoken("Vol. III of it", "Volume three of it"),
    Spoken("nuts, e.g. pecans", "nuts, for example pecans"),
    Spoken("cats vs. dogs", "cats versus dogs"),
    Spoken("the Wizard of Oz.", "the Wizard of Oz."),
    Spoken("Oh, Pa. Well, OK. Oh, OK.", "Oh, Pa. Well, OK. Oh, OK."),
    Spoken("Dover, Del., was", "Dover, Delaware, was"),
    Spoken("tea w/o milk", "tea without milk"),
    Spoken("Troy, NY 12180", "Troy, New York one two one eight zero"),
    Spoken("221B Bay St. is shut", "two twenty one B Bay Street is shut"),
    Spoken("See Fig. 3, pp. 4–6", "See Figure three, pages four to six"),
    Spoken("1428 Elm St. is empty", "fourteen twenty eight Elm Street is empty"),
  ])
  func readsAbbreviations(_ example: Spoken) { #expect(american(example.written) == example.read) }

  @Test(arguments: [
    Spoken("AT&T pays", "A T and T pays"),
    Spoken("the FBI and NASA", "the F B I and NASA"),
    Spoken("the U.S. fleet", "the U S fleet"),
    Spoken("in the U.S.", "in the U S."),
    Spoken("GIVE US SOME MORE", "GIVE US SOME MORE"),
    Spoken("two PDFs", "two P D F's"),
    Spoken("β-carotene", "beta-carotene"),
    Spoken("salt & pepper", "salt and pepper"),
    Spoken("Room # 12", "Room number twelve"),
    Spoken("#happy", "hashtag happy"),
    Spoken("1+1=2", "one plus one equals two"),
    Spoken("35-20=15", "thirty five minus twenty equals fifteen"),
    Spoken("§ 6", "section six"),
    Spoken("nice 👍🏽 work", "nice thumbs up work"),
  ])
  func readsInitialismsAndSymbols(_ example: Spoken) {
    #expect(american(example.written) == example.read)
  }

  @Test(arguments: [
    Spoken("See example.org.", "See example dot org."),
    Spoken("http://www.a-b.com/x", "H T T P colon slash slash W W W dot a dash B dot com slash X"),
    Spoken("me@mail.example.com", "me at mail dot example dot com"),
    Spoken("open readme.txt now", "open readme dot T X T now"),
    Spoken("Call 555-1234 now.", "Call five five five, one two three four now."),
    Spoken("Call 555-123-4567 now", "Call five five five, one two three, four five six seven now"),
    Spoken("ISBN 978-0-13", "I S B N nine seven eight o one three"),
  ])
  func readsAddressesAndCodes(_ example: Spoken) {
    #expect(american(example.written) == example.read)
  }

  @Test func theBritishSayAndAndPutTheDayFirst() {
    let british = EnglishNormalizer(dialect: .british)
    #expect(british.spoken("105 km").text == "one hundred and five kilometres")
    #expect(british.spoken("on 3/4/1998").text == "on the third of April nineteen ninety eight")
    #expect(british.spoken("at 3.30 we left").text == "at three thirty we left")
    #expect(american("on 3/4/1998") == "on March fourth, nineteen ninety eight")
  }

  @Test(
    arguments: [
      "\"Well,\" said she—and smiled… — 'tis done; isn't it?!",
      "Say [2014](/twˈɛnti/) and [NASA](/nˈæsə/).",
      "Über die naïve Müller, d'être 中国 и там",
      "", " ", "…", "--", "\u{301}", "_so_ *much*", "Oh, I AM here",
    ])
  func leavesWhatNeedsNoWords(_ sentence: String) { #expect(american(sentence) == sentence) }
}
