/// The words that the rules of German need.
extension GermanLists {
  /// Words that lean on others and have no stress.
  static let functionWords = """
    der=deːɐ die=diː das=das den=deːn dem=deːm des=dɛs ein=In eine=Inə einen=Inən einem=Inəm \
    einer=Inɐ eines=Inəs und=ʊnt oder=oːdɐ aber=ˈaːbɐ in=ɪn im=ɪm ins=ɪns an=an am=am ans=ans auf=Wf \
    aufs=Wfs zu=ʦuː zum=ʦʊm zur=ʦuːɐ von=fɔn vom=fɔm mit=mɪt bei=bI beim=bIm aus=Ws nach=naːx \
    für=fyːɐ fürs=fyːɐs um=ʊm ums=ʊms vor=foːɐ es=ɛs er=eːɐ sie=ziː ich=ɪç wir=viːɐ ihr=iːɐ du=duː \
    man=man sich=zɪç mich=mɪç dich=dɪç mir=miːɐ dir=diːɐ ihm=iːm ihn=iːn ihnen=ˈiːnən uns=ʊns \
    euch=Yç ist=ɪst war=vaːɐ hat=hat als=als wie=viː so=zoː dass=das daß=das wenn=vɛn ob=ɔp \
    ja=jaː doch=dɔx noch=nɔx bis=bɪs bin=bɪn bist=bɪst hast=hast was=vas wer=veːɐ wen=veːn wem=veːm \
    sei=zI ab=ap denn=dɛn da=daː dann=dan durch=dʊrç durchs=dʊrçs ohne=ˈoːnə seit=zIt wo=voː \
    sind=zɪnt mein=mIn dein=dIn sein=zIn kein=kIn meine=mInə deine=dInə seine=zInə keine=kInə meinen=mInən \
    deinen=dInən seinen=zInən keinen=kInən meiner=mInɐ deiner=dInɐ seiner=zInɐ keiner=kInɐ meinem=mInəm \
    deinem=dInəm seinem=zInəm keinem=kInəm meines=mInəs seines=zInəs keines=kInəs
    """

  /// Words that are stressed, and take no endings.
  static let adverbs = """
    nicht=nˈɪçt nichts=nˈɪçʦ weg=vˈɛk wird=vˈɪrt wirst=vˈɪrst kann=kˈan hin=hˈɪn her=hˈeːɐ \
    etwas=ˈɛtvas gestern=ɡˈɛstɐn warum=varˈʊm darum=darˈʊm wieso=viːzˈoː jedoch=jedˈɔx immer=ˈɪmɐ \
    überall=yːbɐˈal überhaupt=yːbɐhˈWpt übrigens=ˈyːbrɪɡəns allerdings=alɐdˈɪŋs ansonsten=anzˈɔnstən sowieso=zoviːzˈoː dennoch=dˈɛnɔx dran=dran drin=drɪn drauf=drWf \
    raus=rWs rein=rIn runter=rˈʊntɐ weiterhin=vˈItɐhɪn ebenso=ˈeːbənzoː ebenfalls=ˈeːbənfals \
    vielleicht=filˈIçt lebendig=lebˈɛndɪç \
    vorher=foːɐhˈeːɐ nachher=naːxhˈeːɐ bisher=bɪshˈeːɐ umsonst=ʊmzˈɔnst zuerst=ʦuˈeːɐst \
    zuletzt=ʦulˈɛʦt zunächst=ʦunˈɛːçst zugleich=ʦuɡlˈIç zuvor=ʦufˈoːɐ zufrieden=ʦufrˈiːdən \
    zurück=ʦurˈyk zusammen=ʦuzˈamən sofort=zofˈɔrt sofern=zofˈɛrn vorbei=foːɐbˈI voraus=forˈWs durchaus=dʊrçˈWs hervor=hɛɐfˈoːɐ \
    vorab=foːɐˈap nochmal=nˈɔxmaːl nochmals=nˈɔxmaːls erstmal=ˈeːɐstmaːl zumindest=ʦumˈɪndəst allzu=ˈalʦuː \
    insgesamt=ˈɪnsɡəzˌamt tatsächlich=tˈaːtzɛçlɪç letztendlich=lɛʦtˈɛntlɪç sogar=zoɡˈaːɐ obwohl=ɔpvˈoːl \
    heraus=hɛrˈWs woher=vohˈeːɐ wohin=vohˈɪn dahin=dahˈɪn daher=dahˈeːɐ umher=ʊmhˈeːɐ \
    unten=ˈʊntən unter=ˈʊntɐ über=ˈyːbɐ hinter=hˈɪntɐ wider=vˈiːdɐ wieder=vˈiːdɐ gegen=ɡˈeːɡən
    """

  /// Words whose sounds no rule tells; most take endings.
  static let irregularWords = """
    erst=ˈeːɐst arbeit=ˈarbIt antwort=ˈantvɔrt heimat=hˈImaːt monat=mˈoːnat heirat=hˈIraːt \
    armut=ˈarmuːt demut=dˈeːmuːt jemand=jˈeːmant niemand=nˈiːmant \
    april=aprˈɪl januar=jˈanuaːɐ februar=fˈeːbruaːɐ august=Wɡˈʊst juni=jˈuːni juli=jˈuːli \
    vierzehn=fˈɪrʦeːn vierzig=fˈɪrʦɪç viertel=fˈɪrtəl bischof=bˈɪʃɔf herzog=hˈɛrʦoːk \
    hotel=hotˈɛl kapitel=kapˈɪtəl kaffee=kˈafe museum=muzˈeːʊm museen=muzˈeːən amerika=amˈeːrika \
    afrika=ˈaːfrika maria=marˈiːa publikum=pˈuːblikʊm risiko=rˈiːziko hochzeit=hˈɔxʦIt \
    nachbar=nˈaxbaːɐ leutnant=lˈYtnant abenteuer=ˈaːbəntYɐ abend=ˈaːbənt tausend=tˈWzənt \
    ingenieur=ɪnʒenjˈøːɐ garage=ɡarˈaːʒə etage=etˈaːʒə genie=ʒenˈiː journal=ʒʊrnˈaːl \
    chef=ʃˈɛf chance=ʃˈaŋsə restaurant=rɛstorˈaŋ balkon=balkˈoːn offizier=ɔfiʦˈiːɐ \
    elend=ˈeːlɛnt forelle=forˈɛlə unterricht=ˈʊntɐrɪçt sechzehn=zˈɛçʦeːn siebzehn=zˈiːpʦeːn sechzig=zˈɛçʦɪç \
    siebzig=zˈiːpʦɪç eigent=ˈIɡənt öffent=ˈœfənt wöchent=vˈœçənt hoffent=hˈɔfənt gelegent=ɡəlˈeːɡənt \
    ordent=ˈɔrdənt wesent=vˈeːzənt anderer=ˈandərɐ \
    selbst=zˈɛlpst unser=ˈʊnzɐ unsere=ˈʊnzərə andere=ˈandərə entweder=ˈɛntveːdɐ \
    empor=ɛmpˈoːɐ zwölf=ʦvˈœlf stadt=ʃtˈat städte=ʃtˈɛːtə urteil=ˈʊrtIl mittwoch=mˈɪtvɔx montag=mˈoːntaːk dienstag=dˈiːnstaːk samstag=zˈamstaːk mittag=mˈɪtaːk \
    willkommen=vɪlkˈɔmən evangel=evaŋɡˈeːl internet=ˈɪntɐnɛt team=tˈiːm \
    hannover=hanˈoːfɐ europa=Yrˈoːpa familie=famˈiːljə \
    ewig=ˈeːvɪç deswegen=dˈɛsveːɡən weswegen=vˈɛsveːɡən trotzdem=trˈɔʦdeːm außerdem=Wsɐdˈeːm \
    indem=ɪndˈeːm nachdem=naːxdˈeːm seitdem=zItdˈeːm inzwischen=ɪnʦvˈɪʃən beinahe=bˈInaːə \
    allein=alˈIn einander=Inˈandɐ miteinander=mɪtInˈandɐ voneinander=fɔnInˈandɐ \
    einmal=ˈInmaːl niemals=nˈiːmaːls jemals=jˈeːmaːls damals=dˈaːmaːls manchmal=mˈançmaːl \
    ihre=ˈiːrə ihrer=ˈiːrɐ ihren=ˈiːrən ihrem=ˈiːrəm ihres=ˈiːrəs
    """

  /// Stems of common words, by which compounds are cut.
  static let stemText = """
    abend ader adler affe alt amt angst apfel arbeit arm art arzt asche ast atem auge auto axt bach bad \
    bahn ball band bank bar bart bau bauch bauer baum bäum becher bein berg bett beutel bild bilder bier birne \
    blatt blätter blau blei blick blitz blume blut boden bogen bohne boot bord brand braun braut breit brett \
    brief brille brot bruch brücke bruder brüder brunnen brust bub buch bücher bühne bund bunt burg bürger \
    busch butter dach dächer dame dampf dank deck degen dichter dieb dienst ding donner dorf dörfer dose \
    draht dreck druck duft dunkel durst ecke ehe ehre eich ei eier eis eisen ende engel enkel ente erde \
    ernte esel essen fach faden fahne fahrer fahrt fahr fall falle farbe fass faust feder fehler feier feig feind feld fell \
    fels felsen fenster ferien fern fest feuer fieber figur film finger fisch flach flagge flasche fleck fleisch flucht flug \
    flügel fluss flüsse folge form frage frau frei fremd freud freude freund frieden friede frisch frosch frucht früchte früh frühling \
    fuchs führer füll fuß füße futter gabe gabel gang gäng gans gänse garten gärten gas gast gäste gebäude geist geiste geld gelb \
    gericht geschäft gesetz gesicht gespräch gestalt gesund gewalt gewicht gift glas gläser glaube gleich glied glocke glück gold gott \
    götter grab gräber graben graf gras gräser grenze groß groß grube grün grund gruppe gruß gut güter haar hafen hahn halb hals halt hammer hand \
    händ hände handel hang hart hase haupt haus häus häuser haut heer heft heil heim heimat heiß held helm hemd herbst herd herr herz heu \
    heute hexe hilfe hilf himmel hinter hirsch hirt hirte hitze hoch hof höfe höhe höhle holz honig horn hose huhn hühner hund hunger hut hüte hütte \
    insel jagd jäger jahr jugend jung junge kaffee kahn kaiser kalb kalt kamm kammer kampf kanne kappe karte kasse kasten kater katze kauf keller \
    kerl kern kerze kette kind kinder kirche kirsch kissen kiste klang klapp klar klasse kleid kleider klein klinge klopf kloster knabe knecht knie knopf koch koffer kohl \
    kohle komm könig kopf köpfe korb korn körper kosten kraft kräfte kraut kräuter kranken kreis kreuz krieg kriegs krone küche kuchen kugel kuh kühe kühl kunst künst kunde kupfer kur kurz \
    küste lager lamm lampe land länder lang last laub lauf laut leben leder leer lehm lehre lehrer leib leicht leiden leine leiter leitung leute leucht licht lichter liebe lied lieder \
    linde linie linke links loch löffel lohn los löwe luft lust macht mädchen magen mahl mai maler mal mann männ männer mantel märchen mark markt mäuse maus mauer maul \
    maurer meer mehl mehr meister mensch menschen messe messer metall milch minute mitte mittel mitt mond moos mord morgen motor mücke mühle müller mund münze musik \
    mut mutter mütter mütze nachbar nacht nächte nadel nagel nah name namen nase nass natur nebel neben neffe nest netz neu nord nonne not nuss ober oberst obst ochse ofen offizier ohr öl onkel ort \
    ost oster papier papst park pass pech pelz person pfad pfanne pfarr pfarrer pfeffer pfeife pfeil pferd pflanze pfund platz plätze polizei post preis priester prinz probe punkt puppe quelle \
    rad räder rand rasen rast rat räte raub rauch raum räume recht rede regen reich reif reihe rein reis reise reiter rest richter rind ring ritt ritter rock rohr rolle rose ross rost rot rübe ruf ruhe ruhm rund \
    rücken rück ruder saal sache sack saft sage salz samen samt sand sarg satz sattel schaf schal schach schale schall schande schar scharf schatten schatz scheibe schein schenk scherz scheu schicht \
    schicksal schiff schild schirm schlacht schlaf schlag schlange schlank schlau schlecht schloss schlösser schluss schlüssel schmerz schmied schmuck schnabel schnee schnell schnitt schön schrank schrecken \
    schrei schreib schrift schritt schuh schul schuld schule schüler schulter schuss schutz schwach schwalbe schwan schwanz schwarz schwein schwer schwert schwester see seele segel segen seh seide seife seil seite selbst \
    sessel sicht sieg silber sinn sitz sohn söhne soldat soldaten sommer sonder sonn sonne sorge spalt sparr speise spiegel spiel spieler spitze sport sprach sprache sprech sprung spur staat stab stadt städte stall stamm stand \
    stange stark staub stein stell stelle steuer stern stich stiefel stier stille stimme stirn stock stoff stolz storch straße streif streit strick stroh strom strumpf stube stück stuhl stühle stunde stunden sturm süd süden suppe süß \
    tabak tafel tag tage tal täler tanne tanz tante tasche tasse tat tau taube tausch tee teich teil teller tempel teppich teufel theater tief tier tinte tisch tochter töchter tod todes ton tor tot traub trauer traum träume trink \
    treppe treu tritt trost tuch tücher tür turm türme tyrann ufer uhr uhren uni vater väter vers vieh viel vogel vögel volk völker vor voll waage wach wache wachs waffe wagen wahl wahr wahrheit wal wald wälder wall wand wände wander wange ware warm \
    wart wasch wasser weber wechsel weg wege weib weich weide weihnacht weihnachts weile weil wein weis weise weit welle welt werk werk wert wesen west wetter wiege wiese wild wille wind winkel winter wirt wirts wissen witwe witz woche wochen wohn wohnung \
    wolf wölfe wolke wolle wort wörter wunde wunder wunsch wurm würmer wurst wurzel zahl zahn zähne zauber zaun zehn zeichen zeit zeitung zelle zelt zeug ziege ziegel ziel zimmer zinn zoll zopf zorn zucht zucker zug züge zunge \
    zweig zwerg zwie zwiebel schrift stellung bildung rechnung meinung versammlung verein verkehr versuch vertrag vortrag anfang ausgang eingang übung unterricht unfall geburt geburts gefühl geschichte gesell gesellschaft geschwister \
    bewegung bedeutung gegend gegenwart gemüt gemüse genuss geräusch geruch geschirr geschmack gestell getreide gewehr gewissen gewitter gewohnheit \
    ein zwei drei vier fünf sechs sieben acht neun elf zwölf hundert tausend zwanzig dreißig vierzig fünfzig achtzig neunzig und eins dritt viert fünft sechst siebt zwanzigst dreißigst \
    werd wurd hab sag geb nehm kauf trag steh geh seh lauf ruf les schreib sprech schließ zieh leg setz sitz lieg halt lass stell bring denk find bleib fahr fall fang schlag wachs wasch werf treff helf brech \
    arbeiter schritt lehrer händler macher träger führer meister fahrer wächter halter nehmer geber diener schreiber zeug werk stoff farben arten blätter blick schein strahl strahlen licht \
    weiter fehl anlag lag lage kost sektor regierung finanz minister präsident kontroll partei alternativ sozial demokrat \
    national politik kultur natur musik student deutsch gegen jeder riese statt stätt mäßig regel richt kunft luft post fuß turm wärter 
    """

  /// Beginnings of words that only look as if they had a prefix.
  static let prefixlessText = """
    benn benz bened austria     ander anna anek anim anton antik antwort analy anarch antenn annon anonym anatom abon absolut \
    abstrakt absurd austral  nacht vorn vorder uni unter ungar herz herm herr herb hinter hind herauf herab \
    gener geo german genf  gestern  berg bern beth beton belg berlin enter entweder erich \
    erika ernst erbs versi zero  urban urin uranus  los weger  minister \
    general       beute bestie beduin gelat gelee  einst einz \
    insel bett besen beben bäck auster auge
    """

  /// Vowels that are long although consonants follow them in a group.
  static let longText = """
    we:rd we:rt e:rd he:rd pfe:rd schwe:rt beschwe:rd za:rt a:rt ba:rt gebu:rt a:rzt ä:rzt e:rz qua:rz \
    mo:nd tro:st klo:ster klö:ster o:ster schu:ster hu:st pu:st wü:st dü:ster trö:st rö:st pa:pst pä:pst \
    pro:bst ja:gd ma:gd vo:gt stä:dt rä:tsel behö:rd gebä:rd ne:bst kre:bs ke:ks nä:chst hö:chst \
    spra:ch sprä:ch gesprä:ch na:ch ho:ch hö:ch bu:ch bü:ch su:ch besu:ch versu:ch flu:ch flü:ch tu:ch tü:ch \
    ku:chen bra:ch sta:ch schma:ch wu:chs rie:ch ru:f schla:f schlä:f prü:f stra:f ho:l ma:l hö:r stö:r spü:r \
    schwö:r klä:r lö:st dö:st schö:n grö:ß su:cht  verflu:ch  spra:chst wa:gst le:bt \
    lie:st blä:st gra:st  bewe:gt bie:gt fra:gt tu:st wa:rst  o:bst ha:bt gra:d ra:d schu:l \
     ta:gs hö:rt gehö:rt stö:rt mö:gl  we:m we:n fü:r nü:chtern que:r pla:n proble:m syste:m extre:m rake:t tape:t trompe:t athle:t prophe:t plane:t magne:t poe:t \
    pake:t alphabe:t dekre:t diskre:t konkre:t kame:l juwe:l sire:n  ku:chen
    """

  /// Vowels that are short although one consonant follows them.
  static let shortText = """
    bu!s ha!t ma!n da!s wa!s bi!n mi!t a!b a!n  a!bt  gra!mm chri!st hü!bsch  ne!ffe \
      gri!ff  pro!zent  ka!pit   zwö!lf wa!lnuss lo!rbeer schne!cke \
    kli!nik  jo!b to!m gro!g po!p   mi!lit fli!mmer ki!nn bi!schof  wa!rt wa!rte \
    a!rm ga!rten ha!rt ka!rte ma!rkt gewo!rden mo!rgen flü!cht tü!cht sü!cht to!p bra!cht na!cht na!chbar flu!cht ho!chz prote!st pode!st manife!st late!rn kase!rn ziste!rn tave!rn mode!rn exte!rn \
    inte!rn konze!rn konze!rt expe!rt
    """

  /// Stems before "-ie" and "-ien" whose two vowels are apart.
  static let hiatusStems = Starts(
    list(
      """
      famil lin ser akt fol präm stud komöd tragöd lil petersil hortens ital span belg ind fer med prinzip \
      asi austral bulgar rumän skandinav brasil kaliforn sizil pin orgi mater arter kastan
      """))
  /// Words on "-in" that are no women.
  static let stressedIn = Starts(
    list("berl term mediz benz magaz ruin kam vitam rub satin augustin"))
  /// Words on "-ik" that are not stressed on it.
  static let weakIk = Starts(
    list(
      "techn klass log lyr romant gramm got hekt pan eth trag kom statist takt myst botan keram dynam mechan elektron gymnast mathemat chron"
    ))
  /// Words with several full vowels that are stressed on the first.
  static let firstStress = Starts(
    list(
      """
      anton martin robert karin konsul marschall tabak kürbis kobold jakob josef joseph adam david \
      daniel michael samuel emil edgar oskar arthur kleinod wermut bräutigam ameis hermann nachtigall \
      heiland leichnam zierat eidechs ahorn jannuar sellerie kabeljau alkohol pilger almosen ananas kakao
      """))
  /// Ends of names that are stressed on the first vowel.
  static let nameEndings = list(
    "burg berg dorf heim rich richs mann bert berts hard wig wigs old hild gard mund fried brand helm sal"
  )
  /// Ends of words that are stressed on the vowel before.
  static let lightEndings = list("a o i u as os is us um or ors ums")
  /// Beginnings of words in which v is an f.
  static let fricativeV = Starts(
    list(
      "vater väter vetter vieh viel vier vogel vögel volk völk voll völl von vom vor ver veil vlies"
    ))
  static let fricativeMiddles = Starts(list("frevel nerv eva larv"))
  /// Stems that end in ch, so that an s behind it is an ending.
  static let withoutKs = Starts(
    list(
      """
      reich gleich bereich teich deich streich strich stich koch loch tuch fluch bruch buch such ruch \
      spruch gespräch näch höch mönch lerch stech sprech brech lach mach besuch versuch geruch
      """))
}
