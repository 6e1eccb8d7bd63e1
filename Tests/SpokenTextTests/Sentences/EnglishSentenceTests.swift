import SpokenText
import Testing

struct EnglishSentenceTests {
  @Test(arguments: [
    SentenceCase("Mr. and Mrs. Hale met Prof. Lund on Mt. Etna.| They climbed."),
    SentenceCase(
      "See Fig. 2 and pp. 4–9 of Vol. IV, ed. Gray.| No. 9 is missing.| No.| It is here."),
    SentenceCase("We sold it to Hart & Co. in May.| They closed Hart & Co. | The shop is empty."),
    SentenceCase(
      "She left for the U.S. in 1920.| He stayed in the U.S. | They wrote.| The U.S. Senate met."),
    SentenceCase(
      "At 7 a.m. Mr. Bell rang.| He left at 9 P.M. | Mr. Bell slept.| We open at 8 a.m. Monday."),
    SentenceCase(
      "He lived in Mill St. for years.| Then he left Mill St. | Nobody knew.| St. Anne's is near St. Paul."
    ),
    SentenceCase("Bread, milk, etc. were sold.| He sold bread, milk, etc. | She bought none."),
    SentenceCase("Approx. 4 in. of snow fell, e.g. Boston had more, i.e. Cape Cod."),
    SentenceCase("He holds a Ph.D. in law.| She took her Ph.D. | Then she went."),
  ])
  func abbreviationsEndSentencesOnlyWhereTheyMay(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase(
      "It was written by G. K. Moss and T.S. Low.| Did you read Anna I. Berg last week?"),
    SentenceCase("They are older than you and I.| Are they?| It has vitamin D. | Cod has more."),
    SentenceCase("Q. Who was there?| A. Nobody was."),
    SentenceCase("Works by AT&T. | Others built it."),
  ])
  func initialsStayWithTheirNames(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase("“Wait!” she cried.| “Must I?” he asked.| “Go.”| She went."),
    SentenceCase("“Why?” Tom asked.| “Because!” old Mr. Reed replied.| “Why?”| He knew."),
    SentenceCase("“‘No,’ she said.| ‘Never,’ said he.”"),
    SentenceCase("He called, “Run! Run!” and ran.| Then he fell."),
    SentenceCase("‘I thought—’| She stopped.| “But—” he began."),
    SentenceCase("She said, \"It is late.\"| He put the lamp out."),
    SentenceCase("He turned round, 'It is done.' he said."),
    SentenceCase("(The dog slept.)| It was noon (or so he thought!) on Friday."),
    SentenceCase("He taught (He had been a sailor for years.) at the school."),
    SentenceCase("“I don’t know…”| He trailed off.| “And … so?”"),
  ])
  func quotationsAndBracketsStayWithTheirSentence(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase(
      "It costs $20.50 at shop.example.org/a.b?c=d.| Buy it.| Write to Al.Fox@example.org."),
    SentenceCase("I want 40.| How many are there?| She works at Yahoo! as a cook."),
    SentenceCase("What?!| Is it so??| No!!| Well . . . it was . . . I forgot."),
    SentenceCase("He never came....| She left.| So it goes . . . .| The end."),
    SentenceCase("It ended. | . . . The town was gone."),
    SentenceCase(
      "He died.[3]| They wept.[4][5]| All was (type 2).12 | Next came spring. [6, 7]| Then fall."),
    SentenceCase("Thanks! :)| See you 😀 soon! 🎉| Bye."),
    SentenceCase("It is a square.| So all its sides are equal. △"),
    SentenceCase("Mix it and -- voila! -- it is done."),
  ])
  func numbersAddressesAndEllipsesAreReadAsAPersonWould(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase("1. The red one| 2. The blue one"),
    SentenceCase("1.) The red one.| 2.) The blue one."),
    SentenceCase("a) red| b) blue| c) green"),
    SentenceCase("• 9. Red things| • 10. Blue things"),
    SentenceCase("Choose one:| 1. red| 2. blue"),
    SentenceCase("As payment for 1. above we take 5, and for 2. above nothing."),
  ])
  func listItemsInRunningTextAreTheirOwn(item: SentenceCase) {
    #expect(item.found == item.expected)
  }

  @Test(arguments: [
    SentenceCase("oh, never mind.| i will ask her later.| bye"),
    SentenceCase("Dear Ann,| We are well.| Yours is here."),
    SentenceCase("Alas! the day was gone."),
    SentenceCase("Why me? he thought."),
  ])
  func carelessTextIsSplitWithCare(item: SentenceCase) {
    #expect(item.found == item.expected)
  }
}
