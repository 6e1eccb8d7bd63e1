import ReadingModel
import SpokenText
import Testing

struct FrenchNormalizerTests {
  @Test(arguments: [
    ("Le 12 mars 1898", "Le douze mars mille huit cent quatre-vingt-dix-huit"),
    ("le 1er mai et le 1 mai", "le premier mai et le premier mai"),
    ("02/03/2003", "deux mars deux mille trois"), ("71 et 80", "soixante et onze et quatre-vingts"),
    ("200 et 280 000", "deux cents et deux cent quatre-vingt mille"),
    ("3,14 kg", "trois virgule quatorze kilogrammes"), ("5,50 €", "cinq euros cinquante centimes"),
    ("2 millions d’euros", "deux millions d’euros"), ("la 21e fois", "la vingt et unième fois"),
    ("2/3 et 1/4", "deux tiers et un quart"), ("25 %", "vingt-cinq pour cent"),
    ("à 14h30", "à quatorze heures trente"), ("vers 9:05", "vers neuf heures cinq"),
    ("le XIXe siècle", "le dix-neuvième siècle"), ("la Ve République", "la cinquième République"),
    ("Louis XIV et François Ier", "Louis quatorze et François premier"),
    ("chapitre III", "chapitre trois"),
    ("Le Dr Petit et Mme Grand", "Le Docteur Petit et Madame Grand"),
    ("en 52 av. J.-C.", "en cinquante-deux avant Jésus-Christ."),
    ("après J.-C., c.-à-d. plus tard", "après Jésus-Christ, c’est-à-dire plus tard"),
    ("12, bd Voltaire, une BD", "douze, boulevard Voltaire, une BD"),
    ("à 120 km/h", "à cent vingt kilomètres à l’heure"), ("un film en 3D", "un film en trois D"),
    ("lun. 5 mai, s.v.p.", "lundi cinq mai, s’il vous plaît."),
    ("S. M. le roi", "Sa Majesté le roi"), ("scène I", "scène première"),
    ("M. Dupont, p. 7", "Monsieur Dupont, page sept"), ("Le Me Ce Les", "Le Me Ce Les"),
  ])
  func numbersAndAbbreviationsBecomeWords(written: String, spoken: String) {
    #expect(RomanceNormalizer.french.spoken(written).text == spoken)
  }
}
