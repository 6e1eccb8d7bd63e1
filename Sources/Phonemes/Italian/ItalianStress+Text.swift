extension ItalianStress {
  /// Endings with their stress; the longest counts.
  ///
  /// `é ó` are closed, `è ò` open.
  static let stressedEndings = """
    ménte ménto ménti ézza ézze ése ési ésa étto étta étti étte évole évoli éggio éggia óne óni óso
    ósa ósi óse óre óri zióne zióni sióne sióni ènza ènze ènte ènti ànza ànze ésco ésca éscono ésimo
    ésima ésimi èllo èlla èlli èlle èndo èndi ènto ènti éva évo évi évamo évate évano àvano ìvano
    àrono érono ìrono àssero éssero ìssero èbbero èbbe éste éssi ésse éssimo étti éttero ài
    ìssimo ìssima ìssimi ìssime òlogo òloga òlogi ògrafo ògrafi òfono òfoni òmetro òmetri òfilo
    logìa logìe grafìa grafìe sofìa nomìa nomìe crazìa crazìe patìa patìe metrìa archìa archìe fonìa
    ergìa ergìe latrìa fobìa scopìa tomìa gamìa manìa pagnìa pagnìe librerìa erìa erìe tterìa
    ògliere scégliere eggèro eggèra eggèri eggère ière ièri ièra ièro tóre tóri trìce trìci ónda óndo ónde ónte ónti ómbra ómbre órno
    órni ósco àggio iàmo iàno icàno icàni icàna etàno etàna itàno itàna
    àndolo àndola àndoli àndosi àndomi àndoti àndoci àndogli èndolo èndola èndoli èndosi èndomi
    èndoti èndogli àrsene érsene ìrsene àrmelo àrglielo éndolo òppio
    tenére vedére sedére cadére manére piacére giacére tacére godére temére valére parére dolére
    suadére volére potére dovére sapére avére cérto
    ènne ènnero tròppo èbbi èssi èrso èrsa èrsi èrse èrto èrta èrti èrte èrra èrre èrro
    """

  /// Endings after which the third syllable from the end is stressed.
  static let backwardEndings = """
    ico ica ici iche abile abili ibile ibili ubile ubili obile obili
    olo ola oli ole ulo ula uli ule imo ima imi ido ida idi ide
    ono gine gini dine dini mine mini aneo anea anei anee
    sero nnero ttero bbero ddero cquero idero ebbero edero
    ofo ofi ogo oga ago afo afi efice efici plice plici dice dici tice tici
    arono vano bano dano gano lano rano tano cano pano sano zano fano nano mano chino
    ere issero ssime ttime ltime nime ssimi
    """

  /// Words that the rules get wrong, and common words with closed vowels, all without their last
  /// vowel.
  static let list = """
    àbac abbandòn àbbian àbit àcid adéss aère àfric àgil àlber àlbum àlit allór altrù àmbit
    amèric amìc anàlis anàlog ancór ànfor àngel ànim antìc antìcip anziàn àpic àquil àrab àre
    àrid artèri artigiàn àsin àtom àttic àttim àugur àustri autònom baccàn balcàn bambìn bàrbar
    bàvar bén benefìc bèrgam bisógn bócc brév brìciol bùssol cadàver càlcol càlic càmer cammìn
    campàn càndid cànon capitàn capriòl caràtter càrcer càric catalàn catàlog càttedr càvol
    cèlebr céner cérebr césar ciéc cimitèr cìnem circùit còdic collàn collìn colòn cóm còmod
    cómpier cómpit cómplic concìm confìn consìder contìnuan cornìc corón còrtic cortigiàn cràni
    créd crédit créscit crìmin crònac cubàn cucìn cugìn débit decàn decìd depòsit dèspot destìn
    détt diàgnos diàlog diàmetr diàvol dibàttit dièder diffìcil dìsser divàn divìd divìn dòbbian
    dódic dòllar dóp dóv dùbit èban éder edifìc èlen epìlog èpoc érpic esèrcit èsit esplìcit
    èsserc èssers èster euròp fàbbric fàcil fagiòl fàrmac fatìc fècer fégat felìc fémmin fenòmen
    fèri fèrtil fìaccol figliòl filòsof fòlgor fontàn formìc fràgil frédd fùlmin gabbiàn gallìn
    gèner gènov germàn germàni giàcom giardìn giórn giòvan gitàn giùdic gòl gòmit gratùit
    guardiàn ìdol immàgin impèr ìmpet implìcit ìncub indiàn ìndic ìndol ingegnèr intèr ìntim
    inùtil ipòtes ìsol italiàn làcrim làure lavór lécit légg lenzuòl lèpr lètt lètter lìber
    lìmit lìne lìquid lombrìc lontàn lór lùcciol màcchi màcchin màmmol màndorl màntov màrgin
    marìn màrtir màscher matèri mattìn mèdic medicìn mén mendìc mént mèrit més méss mèssic mètod
    micròfon milàn ministèr misèri mìssil mistèr mòden mólt mònac monastèr mónd mondàn mùscol
    nàpol nàscit nemìc nér nicòl nocciòl nóm nòmin nostràn nùcle nùmer òbblig òccup oceàn oddì
    ógn omicìd òper ór òrbit òrdin òrgan ortìc ortolàn òspit padàn pàdov padrón paés pagàn pàgin
    pàlpebr pàlpit paròl partècip partigiàn pàsser patròn pècor pél pensièr pèrdit perdòn perìod
    persiàn persón pìllol pistòl pìzzic pòlip pòlizz pòllic pólver pòrtic pòver preòccup prèstit
    prìncip profàn profìl pròfug pròlog propòsit pròssim psicòlog pudìc pùlpit puttàn qualsìas
    quattòrdic quéll quést quìndic quotidiàn radìc ràpid rècit recùper réddit regìm regìn règol
    rèndit rèplic rìder romàn róss rubrìc ruffiàn sàbat sàtir savàn scàndal scàtol sciòper scuòl
    scùsam sècol sèd sédic sém sémplic sénap sér sèri settimàn sevèr sìan sìllab sìmil simultàne
    sincèr sìndac sìndrom sìntes sìntom sòffic sógn sól sòlit sópr sótt sottàn sovràn spagnòl
    spéss spìrit stèril stéss stòmac stranièr strétt stuòl sùbit sublìm sultàn suòl sùper
    svìzzer tàcit tàrant tàrtar tégol telèfon tèmper tènebr tèner tèrmin tìmid tòrbid toscàn
    tràmit trànsit trédic trén trént uccìd uffìc ùltim umàn ùmil ùndic uòmin uragàn uscìt
    usignòl ùtil véd vél véndit vènet vént vér vérd vérgin vèrtic vescìc véscov vetriòl vicìn
    vìde vìgil villàn vìncit viòl vìper vìsit vìttim vòmit vulcàn zìngar zùccher chiès
    """
}
