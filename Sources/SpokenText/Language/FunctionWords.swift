/// The most common function words of languages: articles, pronouns, prepositions, conjunctions,
/// auxiliaries.
///
/// Source: the closed word classes in grammars of each language, chosen by hand for this table.
/// Elided forms have no apostrophe, since texts are split there. `TextLanguageTests` measures how
/// well the words tell the languages of real books.
enum FunctionWords {
  /// The languages in Latin letters, by the words that they have.
  static let latin = inverted([
    "en": """
    the of and to in that was he it his is with as for had you not be her on at by which have or from \
    this him but all she they were my are me one their so said when who them would been will there if
    """,
    "de": """
    der die und das den von zu ist nicht ein eine mit sich auf dem des er es ich sie dass im auch als an \
    so für wie aber war hat noch nach bei aus wenn nur werden einer oder einem über vor daß mir mich
    """,
    "nl": """
    de het een en van ik te dat die niet in zijn is was op aan met als voor had er maar om hem dan of \
    wat mijn men dit zo door over ze zich bij ook tot je uit der daar haar naar heb hoe heeft hebben deze
    """,
    "fr": """
    de la le et les des en un une du que est pour qui dans il elle ne pas sur se plus par je avec tout \
    nous vous au son sa ses ce mais comme ou si leur aux cette été était sont lui même sans d l qu c n s
    """,
    "es": """
    de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya o este \
    sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos había era
    """,
    "it": """
    di che e il la un a per in una mi sono ho non ma lo ha le si da con come io questo qui bene suo più \
    del della nel alla gli dei al anche era se delle loro quando essere perché ed c l d dell all chi
    """,
    "pt": """
    de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem \
    à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois
    """,
    "ca": """
    de la i el que a els en un per les amb una no és va del al més com es d l seva seu o però s ha són \
    aquest aquesta també quan ja hi molt on tot seus perquè havia això ell ella dels em
    """,
    "ro": """
    de și în a la cu că nu o un pe mai se din este care să ce al ca le lui fi pentru sau dar au era ei \
    el ea după fost prin când până cum această acest foarte sunt eu mi i
    """,
    "la": """
    et in est non ad ut cum quod qui sed ex si per ab quae esse de sunt aut nec quam hoc ac etiam enim \
    atque eius quo haec se quid autem me te ego nunc tamen erat nam quoque ille illa neque inter
    """,
    "sv": """
    och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så \
    kan när år hade hon under också efter eller nu sin där vid mot ska skulle kunde ut vad mig dig sade
    """,
    "da": """
    og i at det er en til af på for med den som de ikke der han et har var jeg om men sig fra vi så kan \
    efter havde hun blev også hvad eller nu sin hvor ved mod skal ville kunne ud mig dig os mere sagde
    """,
    "nb": """
    og i det er en til av på for med den som de ikke at han et har var jeg om men seg fra vi så kan \
    etter hadde hun ble også hva eller nå sin hvor ved mot skal ville kunne ut meg deg oss mer sa
    """,
    "fi": """
    ja on ei se että hän oli en niin kuin mutta joka ovat myös kun hänen tai sen mitä minä sitä ole \
    jos sillä vain ollut nyt olen vielä minun sinä mukaan olisi jo mikä he me jonka sanoi oman
    """,
    "et": """
    ja on ei et see ta oli kui mis aga ka ma ning oma seda või siis nii kes veel tema mitte nagu oma \
    ole olid kus juba minu selle välja üle kuid ise meie sest pole
    """,
    "pl": """
    i w nie na się z do to że jest o jak a po co ale za od tak go już jego przez był ja pan tylko było \
    czy dla by ze ten mnie jej była mi jeszcze kiedy może ich też pod przed nic się więc
    """,
    "cs": """
    a se v na je že to s z i do o k ve jako za by si ale po jsem od tak jeho byl co když jen nebo již \
    který pro jak bylo ho už jsou být byla mu pod před není aby až která které mě
    """,
    "sk": """
    a sa v na je že to s z i do o k vo ako za by si ale po som od tak jeho bol čo keď len alebo už \
    ktorý pre bolo ho sú byť bola mu pod pred nie aby až ktorá ktoré ma však
    """,
    "hr": """
    i je u se da na su za od ne što s kao koji a o iz ali to sam bi koja bio po ili nije samo kad kako \
    već njegov ga mu do bila te koje još sve ja ona sve će bilo
    """,
    "hu": """
    a az és hogy nem is egy meg csak de ha volt már mint ez azt még el ki van vagy mert ő s majd én \
    kell sem akkor olyan ezt ami aki nagy itt amely úgy lehet most között voltak pedig
    """,
    "tr": """
    ve bir bu da de için o ne çok gibi daha ile ben en kadar var ama değil mi sonra ki olarak olan her \
    ya onun dedi şey beni bana kendi diye hiç sen ise iki oldu yok zaman
    """,
    "id": """
    yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada \
    mereka lebih kata tahun sudah atau saat oleh menjadi orang ia telah adalah seperti kami aku kau
    """,
    "vi": """
    và của là không có một được cho người đã trong với các những này khi để đó ra ở cũng như đến lại \
    về vào tôi ông nó thì mà anh ấy rằng đi nhưng
    """,
    "eo": """
    la kaj de en estas ne al mi li ke por estis kun ĝi sed oni ili sur kiu pri vi ŝi tio el per pli aŭ \
    tiu ĉi nur kiel da sin sia kiuj ĉar ĝis tre
    """,
    "lt": """
    ir į kad yra iš su ne tai buvo bet kaip o ar jis tik apie jo ji už dar jau mano savo po nuo prie \
    kas labai kai jos kur taip
    """,
  ])

  /// The languages in Cyrillic letters, by the words that they have.
  static let cyrillic = inverted([
    "ru": """
    и в не на я что он с как это а то по все она так его но да ты к у же вы за бы из мы её только было \
    от мне был о еще ещё нет они если уже или когда даже для чтобы
    """,
    "uk": """
    і в не на я що він з як це а то по все вона так його але та ти до у ж ви за би із ми її тільки було \
    від мені був про ще ні вони якщо вже або коли навіть для щоб є й
    """,
    "bg": """
    и в не на аз че той с как това а то по всички тя така го но да ти до у вие за би от ние само беше \
    ми бил още те ако вече или когато дори си се ще е са който след
    """,
    "sr": """
    и је у се да на су за од не што с као који а о из али то сам би која био по или није само кад како \
    већ га му до била те које још све ја она ће било
    """,
    "be": """
    і ў не на я што ён з як гэта а то па усе яна так яго але ты да у ж вы за бы мы яе толькі было ад \
    мне быў пра яшчэ яны калі ўжо або нават для каб
    """,
  ])

  /// The languages in Arabic letters, by the words that they have.
  static let arabic = inverted([
    "ar": """
    في من على أن إلى عن التي الذي ما لا هذا هذه كان مع كل قد لم أو هو هي بين ذلك بعد كانت إن ثم قبل عند \
    حتى إذا أي لكن كما و
    """,
    "fa": """
    و در به از که این را با است برای آن یک خود تا کرد بر هم نیز می شد او ما شود هر یا بود اما من همه \
    چه دیگر باید نمی های
    """,
    "ur": """
    کے کی میں ہے اور کا سے کو اس نے پر یہ ہیں کہ ایک بھی کر تھا وہ نہیں تو ہو جو گیا ان تھے تھی مجھے کیا
    """,
  ])

  private static func inverted(_ lists: [String: String]) -> [String: [String]] {
    var languages: [String: [String]] = [:]
    for (language, words) in lists {
      for word in Set(words.split(separator: " ")) {
        languages[String(word), default: []].append(language)
      }
    }
    return languages
  }
}
