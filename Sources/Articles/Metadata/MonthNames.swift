/// The names of months in the languages of many sites (Unicode CLDR), as they stand in dates.
enum MonthNames {
  /// The numbers of months by their names and abbreviations, in lower case.
  static let months: [String: Int] = {
    var months: [String: Int] = [:]
    for line in names.split(separator: "\n") {
      for (index, forms) in line.split(separator: " ").enumerated() {
        for form in forms.split(separator: "/") { months[String(form)] = index + 1 }
      }
    }
    return months
  }()

  /// A line for each language, from January to December; where a name has several forms, a slash parts them.
  ///
  /// Abbreviations that are words of other languages are missing: "ago", "set", "out", "des".
  private static let names = """
    january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec
    januar/jänner/jän februar/feber märz/mär/mrz april mai juni juli august september oktober/okt november dezember/dez
    janvier/janv février/févr/fevrier mars avril/avr mai juin juillet/juil août/aout septembre octobre novembre décembre/déc/decembre
    enero/ene febrero marzo abril/abr mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre/dic
    gennaio febbraio marzo aprile maggio/mag giugno/giu luglio/lug agosto settembre ottobre/ott novembre dicembre
    janeiro fevereiro/fev março abril maio/mai junho julho agosto setembro outubro novembro dezembro
    januari februari maart/mrt april mei juni juli augustus september oktober november december
    januar februar marts april maj juni juli august september oktober november december
    januari februari mars april maj juni juli augusti september oktober november desember
    tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta
    stycznia/styczeń lutego/luty marca/marzec kwietnia/kwiecień maja/maj czerwca/czerwiec lipca/lipiec sierpnia/sierpień września/wrzesień października/październik listopada/listopad grudnia/grudzień
    ledna/leden února/únor března/březen dubna/duben května/květen června/červen července/červenec srpna/srpen září října/říjen listopadu prosince/prosinec
    januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra
    január február március április május június július augusztus szeptember október november december
    ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie
    января/январь февраля/февраль марта/март апреля/апрель мая/май июня/июнь июля/июль августа/август сентября/сентябрь октября/октябрь ноября/ноябрь декабря/декабрь
    січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня
    януари февруари март април май юни юли август септември октомври ноември декември
    ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου
    ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
    sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio
    janvāris/janvārī februāris/februārī marts/martā aprīlis/aprīlī maijs/maijā jūnijs/jūnijā jūlijs/jūlijā augusts/augustā septembris/septembrī oktobris/oktobrī novembris/novembrī decembris/decembrī
    jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember
    januari februari maret april mei juni juli agustus september oktober november desember
    يناير فبراير مارس أبريل/ابريل/إبريل مايو يونيو/يونيه يوليو/يوليه أغسطس/اغسطس سبتمبر أكتوبر/اكتوبر نوفمبر ديسمبر
    בינואר/ינואר בפברואר/פברואר במרץ/מרץ באפריל/אפריל במאי/מאי ביוני/יוני ביולי/יולי באוגוסט/אוגוסט בספטמבר/ספטמבר באוקטובר/אוקטובר בנובמבר/נובמבר בדצמבר/דצמבר
    जनवरी फ़रवरी/फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर/सितम्बर अक्टूबर/अक्तूबर नवंबर/नवम्बर दिसंबर/दिसम्बर
    มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม
    """
}
