import Foundation
import Phonemes
import Testing

struct HindiSpellingTests {
  private static func sounds(_ word: String) -> String {
    spelled(word, by: .hindi).decomposedStringWithCanonicalMapping
  }

  @Test(arguments: [
    ("कमल", "kˈʌməl"), ("किताब", "kɪtˈaːb"), ("लड़का", "lˈʌr.kˌaː"), ("समझ", "sˈʌməɟʰ"),
    ("समझा", "sˈʌmɟʰˌaː"), ("नमकीन", "nˌəmkˈiːn"), ("जानवर", "ɟˈaːnʋˌəɾ"), ("देखकर", "dˈeːkʰkˌəɾ"),
    ("निकलकर", "nˈɪkəlkəɾ"), ("अस्पताल", "ˌʌspətˈaːl"), ("नमस्कार", "nˌəməskˈaːɾ"),
    ("मित्र", "mˈɪtɾə"), ("राज्य", "ɾˈaːɟjə"), ("प्रश्न", "pɾˈʌʃnə"), ("अर्थ", "ˈʌɾtʰ"),
    ("न", "nˈə"), ("कंपनी", "kˈʌmpənˌi"), ("जंगली", "ɟˈʌŋɡlˌi"), ("विजयी", "ʋˈɪɟəjˌi"),
  ])
  func theSchwaIsLostAtTheEndAndBetweenSyllables(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("राष्ट्रपति", "ɾˈaːʂʈɾəpˌətɪ"), ("लोकसभा", "lˈoːksˌəbʰaː"), ("निराकरण", "nɪɾˈaːkəɾˌəɳ"),
    ("असफलता", "ˈʌsəpʰˌəltˌaː"), ("खटखटाना", "kʰˌəʈkʰəʈˈaːnaː"), ("अजनबी", "ˈʌɟnəbˌi"),
  ])
  func theJointsOfCompoundsKeepTheirSchwas(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("कह", "kˈʌh"), ("कहना", "kˈʌhənˌaː"), ("समय", "sˈʌmɛj"), ("जय", "ɟˈɛj"), ("नया", "nˈʌjaː"),
    ("गौरव", "ɡˈɔːɾəʋ"), ("दुःख", "dˈʊhkʰ"), ("अतः", "ˈʌtəh"), ("मृत्यु", "mɾˈɪtːjʊ"),
    ("ज्ञान", "ɡjˈaːn"), ("यज्ञ", "jˈʌɡj"), ("क्षमा", "kʃˈʌmaː"), ("श्री", "ʃɾˈi"),
    ("धर्म", "dʰˈʌrm"), ("मार्च", "mˈaːɾc"), ("कॉलेज", "kɔlˈeːɟ"), ("सोऽहम्", "sˈoːhəm"),
  ])
  func lettersSoundByTheirPlace(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("क़ीमत", "qˈiːmət"), ("ख़ून", "xˈuːn"), ("ग़लत", "ɣˈʌlət"), ("ज़हर", "zˈʌhəɾ"),
    ("फ़र्क", "fˈʌɾk"), ("सड़क", "sˈʌr.ək"), ("पढ़ा", "pˈʌr.haː"), ("\u{95C}\u{93E}", "r.ˈaː"),
  ])
  func aDotBelowMakesOtherConsonants(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("अंग", "ˈʌŋɡ"), ("पंच", "pˈʌɲc"), ("पंडित", "pˈʌɳɖɪt"), ("संत", "sˈʌnt"), ("संबंध", "səmbˈʌndʰ"),
    ("हिंदी", "hˈɪndi"), ("हिन्दी", "hˈɪndi"), ("मैं", "mɛ\u{303}"), ("नहीं", "nˈʌhi\u{303}"),
    ("माँ", "mˈa\u{303}"), ("चाँद", "cˈa\u{303}nd"), ("पाँच", "pˈa\u{303}ɲc"),
    ("साँस", "sˈa\u{303}s"), ("हँसना", "hˈʌnsnˌaː"), ("होंगे", "hˈo\u{303}ɡeː"),
    ("सिंह", "sˈi\u{303}h"), ("संसार", "sənsˈaːɾ"),
  ])
  func aNasalSignIsAConsonantOfItsPlaceOrANasalVowel(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("बच्चा", "bˈʌcːaː"), ("पत्थर", "pˈʌtʰːəɾ"), ("बुद्धि", "bˈʊdʰːɪ"), ("अच्छा", "ˈʌcʰcʰaː"),
    ("मिट्टी", "mˈɪʈʈi"), ("मक्खी", "mˈʌkkʰi"), ("बिल्ली", "bˈɪlli"), ("क्या", "kːjˈaː"),
  ])
  func doubledConsonantsAreLong(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("अधिकार", "ˌʌdʰɪkˈaːɾ"), ("कविता", "kˈʌʋɪtˌaː"), ("विद्यालय", "ʋɪdjˈaːlɛj"),
    ("सरकार", "sˌəɾkˈaːɾ"), ("अगस्त", "ʌɡˈʌst"), ("वैज्ञानिक", "ʋˈɛːɡjaːnˌɪk"), ("है", "hɛː"),
    ("तुम्हारा", "tʊmhˌaːɾaː"),
  ])
  func theHeaviestSyllableIsStressed(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test(arguments: [
    ("phone", "fˈoːn"), ("Google", "ɡˈuːɡl"), ("DVD", "ɖˈi ʋˈi ɖˈi"), ("४२", "cˈaːɾ dˈoː"),
    ("42", "cˈaːɾ dˈoː"),
  ])
  func latinWordsAndDigitsHaveTheNearestSounds(word: String, sounds: String) {
    #expect(Self.sounds(word) == sounds)
  }

  @Test func signsOfAWordAreNotSplitFromIt() {
    let words = RulePhonemizer.hindi.phonemes(of: "विद्\u{200D}या पढ़ी।")
    #expect(words.map(\.text) == ["विद्\u{200D}या", "पढ़ी", "।"])
    #expect(words.map(\.phonemes) == ["ʋˈɪdjaː", "pˈʌr.hi", "."])
  }
}
