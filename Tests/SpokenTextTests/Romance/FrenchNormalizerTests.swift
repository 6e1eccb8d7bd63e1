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

  @Test(arguments: [
    (
      "Appelez le 06.12.34.56.78",
      "Appelez le zéro six douze trente-quatre cinquante-six soixante-dix-huit"
    ),
    ("06-12-34-56-78", "zéro six douze trente-quatre cinquante-six soixante-dix-huit"),
    ("8h-10h", "huit heures à dix heures"),
    ("de 8h30–10h", "de huit heures trente à dix heures"),
    ("9:00 - 12:30", "neuf heures à douze heures trente"),
    ("5 M€, 2,5 Md€", "cinq millions d’euros, deux virgule cinq milliards d’euros"),
    ("1 000 000 €", "un million d’euros"),
    ("1 250,00 euros", "mille deux cent cinquante euros"),
    ("12,50 euros", "douze euros cinquante centimes"),
    ("2,5 euros", "deux virgule cinq euros"),
    ("Une ½ page, la 1/2 heure", "Une demi-page, la demi-heure"),
    ("½ page", "une demi-page"),
    ("3 x 4", "trois fois quatre"),
    ("x 4", "x quatre"),
  ])
  func hoursTelephonesAndAmountsAreReadWhole(written: String, spoken: String) {
    #expect(RomanceNormalizer.french.spoken(written).text == spoken)
  }
}
