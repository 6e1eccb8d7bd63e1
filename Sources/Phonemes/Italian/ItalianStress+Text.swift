extension ItalianStress {
  /// Endings with their stress; the longest counts.
  ///
  /// `é ó` are closed, `è ò` open.
  static let stressedEndings = """
    ménte ménto ménti ézza ézze ése ési ésa étto étta étti étte évole évoli éggio éggia óne óni óso
    ósa ósi óse óre óri zióne zióni sióne sióni ènza ènze ènte ènti ànza ànze ésco ésca éscono ésimo
    ésima ésimi èllo èlla èlli èlle èndo èndi ènto ènti éva évo évi evàmo evàte évano àvano ìvano
    àrono érono ìrono àssero éssero ìssero èbbero èbbe éste éssi ésse éssimo étti éttero ài
    ìssimo ìssima ìssimi ìssime òlogo òloga òlogi ògrafo ògrafi òfono òfoni òmetro òmetri òfilo
    logìa logìe grafìa grafìe sofìa nomìa nomìe crazìa crazìe patìa patìe metrìa archìa archìe fonìa
    ergìa ergìe latrìa fobìa scopìa tomìa gamìa manìa pagnìa pagnìe librerìa erìa erìe tterìa
    ògliere scégliere eggèro eggèra eggèri ière ièri ièra ièro tóre tóri trìce trìci ónda óndo ónde ónte ónti ómbra ómbre órno
    órni ósco àggio iàmo iàno icàno icàni icàna etàno etàna itàno itàna
    àndolo àndola àndoli àndosi àndomi àndoti àndoci àndogli èndolo èndola èndoli èndosi èndomi
    èndoti èndogli àrsene érsene ìrsene àrmelo àrglielo éndolo òppio
    tenére vedére sedére cadére manére piacére giacére tacére godére temére valére parére dolére
    suadére volére potére dovére sapére avére cérto
    ènne ènnero tròppo èbbi èssi èrso èrsa èrsi èrse èrto èrta èrti èrte èrra èrre èrro
    adìni algìa algìe egìa egìe nèsia esìa esìe asìa asìe osìa osìe attìa attìe apìa apìe annìa annìe
    urgìa urgìe igiàno igiàna igiàni ostùi olùi àrcela àrcelo àrsela àrselo àrtela àrtelo
    àrmela àrvela àtemi àteci àtelo àtela àteli àtele ìtemi ìteci ìtelo ìtela
    """

  /// Endings after which the third syllable from the end is stressed.
  static let backwardEndings = """
    ico ica ici iche abile abili ibile ibili ubile ubili obile obili
    olo ola oli ole ulo ula uli ule imo ima imi ido ida idi ide
    ono gine gini dine dini mine mini aneo anea anei anee
    sero nnero ttero bbero ddero cquero idero ebbero edero
    ofo ofi ogo oga ago afo afi efice efici plice plici dice dici tice tici
    arono vano bano dano gano lano rano tano cano pano sano zano fano nano mano chino
    ere issero ssime ttime ltime nime ssimi atile atili sciano ciano giano
    """

  /// Words that the rules get wrong, and common words with closed vowels, all without their last
  /// vowel, by their letters.
  static let list = """
    àbac abbandòn àbbian àbit àbitan àcid addì adéss aère àfric agenzì àgil agonì àlber àlbum àlit
    allegorì allegrì allór almén altrù àmbit ambròsi amèric amìc amnistì anàlis anàlog ancór ànfor
    àngel ànim anteprìm antìc antìcip anziàn àpic appén àquil àrab àrbitr arcivéscov àre àrid
    armonì artèri artigiàn àsi àsin àtom àttic àttim augùr àustri autònom avvì baccàn balbettì
    balcàn bambìn bàrbar bàvar becchìn bén benefìc bèrgam bisógn bócc bológn bottég brév brìciol
    brìndis brusì bugì bùi bulgarì bùssol cadàver càgliar càlcol càlibr càlic calpestì càmbian
    càmer cammìn campàn candél càndid cànon capitàn capriòl caràtter càrcer càric catalàn catàlog
    categorì càttedr càvol cèlebr cén céner cérebr césar chiàcchier chiès ciéc cigolì ciliègi
    cimitèr cìnem circùit còdic collàn collìn colòn cóm còmod cómpier cómpit cómplic compùter
    concìm condivìd confìn consìder contìnuan cornìc corón còrtic cortigiàn cràni créd crédit
    créscit crìmin crònac cubàn cucìn cugìn dapprìm débit decàn decìd depòsit desìder dèspot
    destìn detèrmin détt diàgnos diàlog diàmetr diàvol dibàttit dièder diffìcil dinastì diòces
    dìsser divàn divìd divìn dòbbian dódic dòllar dóp dóv dùbit èban èccoc èccol èccom èccot éder
    edifìc egrègi èlen elèttric enrìc epìlog èpoc érpic esèrcit èsit esplìcit èsser èsserc èssergl
    èsserl èsserm èssern èssers èssert èster èttar eucaristì euròp fàbbric fachìn fàcil fagiòl
    fàrmac farmacì fàscin fatìc fattorì féc fècer federìc fégat felìc fémmin fenòmen fèri ferrovì
    fèrtil fèstival fìaccol figliòl filòsof fòlgor follì fontàn formìc fràgil frédd fruscì fùlmin
    gabbiàn gallìn garanzì gèner gènov germàn germàni giàcom giardìn giórn giòvan giròlam gitàn
    giùdic giurì gòl gòmit gorgoglì gratùit guardiàn ìdol immàgin impèr ìmpet implìcit incàric
    inchìn ìncub indiàn ìndic indìgen ìndol ingegnèr inìzian intèr intèrpret ìntim inùtil invì
    ipòtes ironì ìsol italiàn làcrim làure lavór lèader lécit légg leggì légn lenzuòl lèpr lèss
    lètt lètter lìber lìgur lìmit lìne lìquid lodovìc lombardì lombrìc lontàn lór lùcciol luciàn
    ludovìc màcchi màcchin macèri magì malinconì màmmol màndorl màntov marciàn màrgin marìn màrtir
    màscher matèri mattìn mèdic medicìn melodì mén mendìc mént mèrit mèritan més méss mèssic mètod
    micròfon milàn ministèr misèri mìssil mistèr mòden mólt mònac monastèr mónd mondàn mormorì
    mùscol nàpol nàscit natì necèssit nemìc nér nicòl nocciòl nóm nòmin normandì norvègi nostràn
    nùcle nùmer òbblig oblì òccup oceàn oddì ógn olimpìad omicìd òper ór òrbit òrdin òrgan orològ
    ortìc ortolàn òspit ossì ossìgen padàn pàdov padrón paés pagàn pàgin pàlpebr pàlpit paràmetr
    parèntes parodì paròl pàrroc partècip partigiàn pàrtner pàsser patròn pavì pechìn pècor pél
    pendì pensièr pèrdit perdòn perìod persiàn persón pigolì pìllol pistòl pìzzic pochìn pòlip
    polizì pòlizz pòllic pólver pòrtic póst pòver preòccup prèstit prìncip privilègi profàn profìl
    pròfug proièttil pròlog propòsit pròssim pròvoc psicòlog pudìc pulizì pùlpit puttàn qualsìas
    quattòrdic quéll quést quìndic quotidiàn radìc ràpid razzì rècit recùper réddit regìm regìn
    règol rèndit rèplic restì rìder rinàscit rinvì romàn romanì ronzì róss rubrìc ruffiàn sàbat
    sardìn sàtir savàn scàndal scàtol sciòper scrivanì scuòl scùsam sècol sèd sédic sém sémplic
    sénap sér sèri sèrver settimàn sevèr sgocciolì sìan signorì sìllab sìmil simultàne sincèr
    sìndac sìndrom sìntes sìntom sòffic sógn sól sòlit són sópr sótt sottàn sottolìne sovràn
    spagnòl spéss spìrit stèril stéss stòmac stranièr strétt stuòl sùbit sublìm sultàn suòl sùper
    svìzzer tàcit tàrant tàrtar tégol telecàmer telèfon tèmper tènebr tèner teorì tèrmin tèsser
    tìmid tirannì tòrbid toscàn tràmit tramónt trànsit trattorì trédic tremolì trén trént turchì
    tuttavì uccìd uffìc ùltim umàn ùmil ùndic uòmin uragàn uscìt usignòl ùtil véd vèdov vél véndit
    vènet vént vér vérd vérgin vèrtic vescìc véscov vetriòl vicìn vìde vìgil villàn vìncit viòl
    vìper vìsit vìsitan vìttim vóc vòmit vulcàn zecchìn zìngar zùccher
    """

  /// Words whose relatives without their last vowel have another stress: "Lucìa", but "Lucio".
  static let wholeWords = "desidèri lucìa marìa regìa regìe tenére"
}
