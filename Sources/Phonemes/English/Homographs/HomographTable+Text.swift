// Data: the file is longer than others and has no other code.
extension HomographTable {
  /// Spellings with several pronunciations, and the clues that tell these apart.
  ///
  /// A line at the margin starts an entry and names its spellings. Each line below it is a
  /// pronunciation: its name, `=`, its sound, then clues after semicolons.
  /// - Sound: `as TAG` is the lexicon's entry for a part of speech; else American and British
  ///   phonemes with a slash between them.
  /// - `is verb`: the evidence of ``WordRole``, for and against; `may verb`: only for it; `is noun`
  ///   reminds that the other pronunciation is the verb's.
  /// - `lean N`: the lead in ordinary texts, in tenths of a logit.
  /// - `near`, `left`, `right`: words anywhere in the sentence, before, after. A word counts for
  ///   its plural, too. `@class` is a class of neighbours (``LeftNeighbour``, ``RightNeighbour``).
  ///   `left*20` gives the weight of one.
  /// - `capital N`: the weight of a capital inside a sentence; `lower N` that of its absence;
  ///   `shout N` that of a word all in capitals.
  static let text = """
    abuse abuses addict affiliate conflict conscript consort contract contrast \
    defect delegate desert entrance expatriate \
    graduate implant incense incline insult interchange intrigue laminate misuse moderate \
    object pervert pigment predicate project rebel record refund rerelease subject \
    subordinate suspect syndicate transplant transport perfect aggregate alternate \
    approximate appropriate conglomerate compact compound convict intimate advocate \
    permits rebels records contracts conflicts objects projects subjects suspects transports \
    transplants implants insults refunds addicts graduates delegates estimates defects
      noun = as NN ; is noun ; lean 15
      verb = as VB ; is verb
    contest duplicate estimate articulate associate escort excuse present progress supplement \
    decrease increase conduct permit converse invert degenerate discharge extract initiate import \
    increases decreases presents produces imports extracts
      noun = as NN ; is noun ; lean 3
      verb = as VB ; is verb
    separate
      noun = as JJ ; is noun ; lean 6
      verb = as VB ; is verb ; right*15 @stop @end
    affect attribute combine compress confines construct coordinate convert deviate \
    discard exploit implement insert invite isolate postulate precipitate produce refuse reject \
    retard transform use uses correlate attributes exploits converts inserts
      noun = as NN ; is noun
      verb = as VB ; is verb ; lean 8
    overthrow
      noun = as NN ; is noun ; lean 5
      verb = as VB ; is verb
    animate consummate deliberate diffuse
      adjective = as JJ ; is noun ; lean 8
      verb = as VB ; is verb

    abstract
      noun = as NN ; is noun ; lean 18
      verb = as VB ; is verb
    conjugate
      noun = as NN ; is noun ; lean 8
      verb = as VB ; is verb ; near verb bacterium
    document
      noun = dˈɑkjʊmənt / dˈɒkjʊmᵊnt ; is noun ; lean 12
      verb = as VB ; is verb
    discount
      noun = as NN ; is noun ; lean 12
      verb = dɪskˈWnt / dɪskˈWnt ; is verb
    fragment
      noun = as NN ; is noun ; lean 12
      verb = fɹæɡmˈɛnt / fɹaɡmˈɛnt ; is verb
    frequent
      adjective = as JJ ; is noun ; lean 12
      verb = fɹikwˈɛnt / fɹɪkwˈɛnt ; is verb
    elaborate
      adjective = as JJ ; is noun ; lean 6
      verb = ilˈæbəɹAt / ɪlˈabəɹAt ; is verb ; right on upon
    ornament
      noun = as NN ; is noun ; lean 15
      verb = ˌɔɹnəmˈɛnt / ˈɔːnəmɛnt ; is verb
    instrument
      noun = as NN ; is noun ; lean 20
      verb = ˈɪnstɹəmˌɛnt / ˈɪnstɹʊmɛnt ; is verb
    increment
      noun = as NN ; is noun ; lean 15
      verb = ˈɪŋkɹəmˌɛnt / ˈɪnkɹɪmɛnt ; is verb
    impact
      noun = as NN ; is noun ; lean 12
      verb = ɪmpˈækt / ɪmpˈakt ; is verb
    export
      noun = as NN ; is noun ; lean 10
      verb = ɛkspˈɔɹt / ɛkspˈɔːt ; is verb
    exports
      noun = as NN ; is noun ; lean 10
      verb = ɛkspˈɔɹts / ɛkspˈɔːts ; is verb
    protest
      noun = as NN ; is noun ; lean 8
      verb = pɹətˈɛst / pɹətˈɛst ; is verb
    protests
      noun = as NN ; is noun ; lean 10
      verb = pɹətˈɛsts / pɹətˈɛsts ; is verb
    perfume
      noun = pˈɜɹfjˌum / pˈɜːfjuːm ; is noun ; lean 12
      verb = pəɹfjˈum / pəfjˈuːm ; is verb
    mouth
      noun = as NN ; is noun ; lean 22
      verb = as VB ; is verb ; right @det word off
    house
      noun = as NN ; is noun ; lean 22
      verb = as VB ; is verb

    aged
      old = ˈAʤəd / ˈAʤɪd ; left*30 @det @poss @adj ; right*-40 @number ; near*6 parent mother father \
    care home elderly people population women poor
      years = ˈAʤd / ˈAʤd ; lean 20 ; right*25 @number between from under over well in ; near*5 \
    cheese wine whiskey oak barrel beef year
    analyses
      analysis = as NN ; is noun ; lean 12
      analyze = as VB ; is verb
    diagnoses
      diagnosis = as NN ; is noun ; lean 12
      diagnose = dˌIəɡnˈOsᵻz / dˌIəɡnˈQsɪz ; is verb
    august
      month = ˈɔɡəst / ˈɔːɡəst ; capital 40 ; lean 10 ; left*15 in on of until since by late early \
    mid ; right*15 @number
      grand = ɔɡˈʌst / ɔːɡˈʌst ; lower 40 ; right*5 @noun @nouns
      name = ˈWɡʊst / ˈWɡʊst ; lower -60 ; right*14 @name ; left*6 von @name ; near*8 german sweden prussia \
    germany poland danish swedish baron
    axes
      axis = as NN ; near*15 coordinate rotation symmetry axis plane horizontal vertical principal \
    orthogonal parallel perpendicular dimension x y z angle crystal spatial ellipse optical angular \
    graph chart variable semi linear rotate vector three-dimensional ; left*20 two three x y major \
    minor semi principal coordinate long short ; right*8 of
      tool = as VB ; near*15 sword spear dagger knife knives weapon hammer club stone tool wood bow \
    arrow shield battle blade iron bronze warrior throwing tree rod sickle pick hatchet saw axe armed \
    fire attack flint throne bone pottery ; left*10 battle throwing double stone and ; lean 3
    bass
      music = bˈAs / bˈAs ; lean 20
      fish = bˈæs / bˈas ; near*14 fish fishing lake river trout sea largemouth smallmouth striped \
    angler catfish pike perch salmon species pond caught carp spawn walleye crappie bluegill bait \
    freshwater lure ; left*25 sea largemouth smallmouth striped rock black white spotted ; \
    right*20 fishing pro boat
    blessed
      holy = blˈɛsᵻd / blˈɛsɪd ; capital 14 ; left*18 @det @poss ; right*25 virgin sacrament mother \
    trinity event john are is lord day memory be saint father name lady
      praised = blˈɛst / blˈɛst ; lean 12 ; left*25 @be @have @subj @subj3 @noun @adverb ; \
    right*12 with by @object
    bologna
      city = bəlˈOnjə / bəlˈɒnjə ; lean 12 ; capital 10
      meat = bəlˈOni / bəlˈQni ; lower 20 ; near*15 sandwich meat sausage slice cheese ham fried \
    bread ; right*15 sandwich sausage
    bow
      bend = bˈW / bˈW ; may verb ; left*15 take took final @to ; right*14 down out before \
    to wow wave shock bells stern thruster ; near*9 ship stern hull deck ship's vessel boat submarine \
    torpedo torpedoed casualty port starboard keel aft sailor sea bulb wave anchor crew collision damage \
    navy cruiser mast curtain audience stage street shock knot knots sonar bay cow dog
      weapon = bˈO / bˈQ ; lean 4 ; near*9 arrow string violin cello archer archery quiver hair \
    ribbon fiddle hunting london shoot shot weapon crossbow tie wearing strings arrows wore viola \
    drawn instrument arm magic ; right*20 tie and street church hunting hunter legged string ; \
    left*10 long compound cross recurve elven
    buffet
      meal = as NN ; is noun ; lean 12 ; right*10 lunch dinner restaurant style car table
      strike = as VB ; is verb ; left*25 warren jimmy
    celtic
      club = sˈɛltɪk / sˈɛltɪk ; left*25 boston glasgow against at for bloemfontein belfast farsley \
    stalybridge @start ; right*20 park fc f.c. were have had won lost player game in for \
    scored ; near*10 rangers league football cup scottish season goal match nba basketball club team \
    boston champions defeat striker aberdeen dundee hibs hearts celtics fans keeper midfielder \
    lakers draft coach minutes score signed
      people = kˈɛltɪk / kˈɛltɪk ; lean 8 ; right*18 language people tribe culture mythology music \
    nation church origin art cross word name god goddess folk tradition languages peoples fusion \
    woman studies christianity punk harp polytheism deity ; near*8 irish welsh celtic gaelic ancient \
    language roman druid mythology bc christianity breton cornish brittany britain iron folk celts \
    germanic celt tribe medieval music
    close
      near = klˈOs / klˈQs ; is noun ; lean 8 ; right*22 to friend associate relationship tie \
    proximity call range contact attention look up collaboration resemblance relative quarter \
    ally by enough behind cooperation together family second combat relation bond ; left*14 very so \
    too how as @be pretty @adverb quite
      shut = klˈOz / klˈQz ; may verb ; right*40 of ; right*14 @stop @end ; left*16 @to @modal @do ; right*12 @det its their down off
    console
      device = as NN ; is noun ; lean 18
      comfort = as VB ; is verb ; right*20 @object
    content
      pleased = as JJ ; right*22 with to in themselves himself herself ; left*15 @be not quite very \
    feel felt be perfectly seem seemed ; right*-10 @aux
      matter = as NN ; lean 12 ; left*15 @det @adj @noun @poss @prep @ing ; right*15 of is was are
    dove
      bird = as NN ; is noun ; lean 10 ; left*10 @det @adj ; capital 12
      dive = as VBZ ; left*22 @subj @subj3 @name who then and ; right*18 into in down off under \
    deep from to for over through out straight
    expose
      report = ɛkspOzˈA / ɛkspQzˈA ; is noun ; lean -4 ; right*12 of about on
      show = as VB ; is verb ; lean 8
    invalid
      void = as JJ ; lean 16
      sick = as NN ; left*8 @det ; right*12 @aux chair children carriage husband wife mother father \
    home ; right*-14 @noun @nouns ; near*10 war soldier soldiers disabled bed bedridden nurse sick \
    illness wheelchair
    jesus
      bible = ʤˈizəs / ʤˈiːzəs ; lean 14 ; near*6 christ god lord church gospel bible disciple mary \
    christian
      name = hAsˈus / hAsˈuːs ; left*10 de @name josé maría manuel juan luis ; right*22 garcía \
    lópez hernández martínez rodríguez gonzález navas navarro villa maría malverde manuel ramírez \
    vargas aguilar antonio ; near*7 mexico spain spanish mexican venezuela argentina colombia \
    madrid josé
    job
      work = ʤˈɑb / ʤˈɒb ; lean 20
      bible = ʤˈOb / ʤˈQb ; lower -90 ; capital 18 ; left*30 of in ; near*10 god bible psalm book biblical \
    satan prophet genesis suffering testament hebrew proverbs scripture eliphaz friends isaiah
    lead
      metal = lˈɛd / lˈɛd ; near*11 metal tin zinc copper poisoning paint pipe toxic mercury arsenic \
    cadmium silver iron ore alloy antimony mine mining acid melt bismuth gasoline battery bullet \
    contamination pencil exposure soil concentration pewter heavy solder gold nickel ; \
    right*8 is was ; right*25 poisoning paint pipe oxide acid acetate carbonate mine ore shot \
    azide crystal content pencil isotope exposure level nitrate  ; left*14 of with molten white red \
    contain from @start
      guide = lˈid / lˈiːd ; lean 14 ; left*22 @to @modal @det @poss @do the took takes could lost ; \
    right*18 to singer vocal guitar role actor actress by up character single vocalist guitarist the \
    author him her them into roles him
    learned
      wise = lˈɜɹnəd / lˈɜːnɪd ; right*25 society man men scholar friend judge journal counsel \
    profession people hand woman treatise ; left*10 most very @det
      knew = as VBD ; lean 18 ; left*14 @subj @subj3 @have @be @name ; right*16 to that of about \
    from how the it by he she in
    live
      lively = lˈIv / lˈIv ; is noun ; right*24 album performance show concert music broadcast \
    recording version action audience band stream television tv event in-concert performances \
    recordings shows dvd video coverage birth ammunition bait wire stock fire set ; left*24 \
    performed played recorded broadcast perform performing @det @poss streamed playing play aired \
    first @ed ; near*6 concert album tour recorded song perform venue band broadcast
      dwell = lˈɪv / lˈɪv ; is verb ; lean 8 ; right*14 in with on at there here together alone \
    near among without up for ; left*14 @to @subj who @nouns @modal @do people @adverb still ; \
    right*10 by longer
    lives
      life = as NN ; is noun ; left*14 @poss @det many save saved of human lost their nine our ; lean 2
      dwells = as VBZ ; is verb ; left*20 @subj3 @name who he she and currently now still also he \
    that it ; right*14 in with on at near alone there
    mate
      partner = mˈAt / mˈAt ; lean 20
      tea = mˈɑtA / mˈɑːtA ; left*30 yerba drink drinking ; near*14 yerba tea beverage gourd leaves \
    argentina paraguay uruguay drink cocaine drank coca
    minute
      tiny = as JJ ; left*22 @be so too in ; left*10 very @adverb ; right*22 amount detail quantity trace \
    particle difference change spot crystal hole black fraction creature details insect dose grain \
    size portion flower ; right*10 @nouns @adj ; left*8 @start
      time = as NN ; lean 18 ; left*25 @number per every one last a each this first th st nd rd ; \
    near*4 minute goal score hour
    mobile
      moving = mˈObᵊl / mˈQbIl ; lean 16 ; right*12 phone device app network home operator game unit
      city = mObˈil / mQbˈiːl ; lower -60 ; capital 8 ; left*12 in at of from to near ; right*20 alabama bay \
    county ala. press register river airport point ; near*14 alabama montgomery pensacola biloxi \
    birmingham confederate gulf mississippi louisiana mardi orleans
      art = mˈObˌil / mˈQbIl ; left*10 hanging calder ; near*14 calder sculpture hanging \
    sculptor crib art artist ceiling
    moped
      vehicle = as NN ; lean 20 ; right*15 @noun @nouns ; left*6 @det
      sulked = as VBD ; left*22 @subj @subj3 who ; right*12 around about for
    nestle
      company = nˈɛsli / nˈɛsli ; capital 25 ; shout 20 ; left*5 @start ; near*8 chocolate company \
    food brand unilever coffee water milk corporation kraft product manufacturer cereal cadbury
      cuddle = nˈɛsᵊl / nˈɛsᵊl ; lower 30 ; is verb
    pasty
      pale = pˈAsti / pˈAsti ; left*12 @be ; right*18 white skin face complexion faced mass \
    substance consistency texture material product skinned mixture ; near*8 skin white paste clay substance powdery \
    face pale complexion consistency
      pie = as NN ; lean 12 ; left*12 cornish meat traditional ; near*9 cornish cornwall meat pie \
    food cheese steak beef recipe filling eat bakery pastry filled michigan miner
    polish
      poland = pˈOlɪʃ / pˈQlɪʃ ; capital 45
      shine = as NN ; lower 45 ; left*22 nail shoe to french spit furniture
    ravel
      composer = ɹəvˈɛl / ɹavˈɛl ; capital 25 ; lean 10 ; near*10 debussy maurice composer piano \
    orchestra boléro music concerto satie fauré chopin
      thread = ɹˈævᵊl / ɹˈavᵊl ; lower 35 ; is verb
    read
      past = ɹˈɛd / ɹˈɛd ; lean 4 ; left*25 @have @be @name ; left*20 @subj3 who widely well \
    @adverb-ly ; left*12 @noun ; tense 6 ; left*8 and
      present = ɹˈid / ɹˈiːd ; left*30 @to @modal @do ; left*22 @let never always please @not ; left*14 @ed ; \
    right*24 access only write more operation operations speed head ; left*8 @det \
    @nouns @start @subj @adj good ; near*5 often usually today can cannot must will you
    reading
      act = ɹˈidɪŋ / ɹˈiːdɪŋ ; lean 16
      city = ɹˈɛdɪŋ / ɹˈɛdɪŋ ; lower -90 ; capital 14 ; left*12 in at near to from against of for with ; \
    right*20 fc f.c. railroad pennsylvania berkshire festival england station united football \
    company jail gaol town phillies abbey university ; near*8 pennsylvania berkshire england \
    railroad festival football leeds league railway town london philadelphia oxford player club \
    signed season station loan swindon premier championship prison wokingham
    recount
      again = ɹˈikˌWnt / ɹˈiːkWnt ; left*12 @det @adj @noun ; near*20 vote ballot election votes candidate elections \
    court florida electoral ballots poll winner ; right*14 of
      tell = ɹikˈWnt / ɹɪkˈWnt ; lean 8 ; left*10 @to @subj @modal ; near*6 story tale story how legend adventure
    resume
      summary = ɹˈɛzəmˌA / ɹˈɛzjʊmA ; is noun ; lean -8 ; near*7 job employer interview submit cover \
    experience resume career hiring hire letter ; left*12 his her your my a an the impressive
      continue = as VB ; is verb ; lean 10
    rodeo
      sport = ɹˈOdiˌO / ɹˈQdɪQ ; lean 20
      street = ɹOdˈAˌO / ɹQdˈAQ ; right*50 drive dr. beverly collection ; near*15 beverly hills \
    angeles boutique shopping
    row
      line = ɹˈO / ɹˈQ ; lean 22 ; left*10 in front back death
      quarrel = ɹˈW / ɹˈW ; right*16 over with between about erupted broke ; near*8 argument furious \
    scandal diplomatic dispute minister controversy political angry argued heated anger row ; \
    left*16 blazing furious diplomatic political heated public family almighty huge
    rows
      line = ɹˈOz / ɹˈQz ; lean 22
      quarrel = ɹˈWz / ɹˈWz ; left*25 family furious heated frequent political ; right*14 with over \
    between about
    sake
      drink = sˈɑkA / sˈɑːkA ; left*16 drinking drink drank some bottle and hot cold \
    drinks , ; right*12 brewery brewing brewer bar bottle cup and is , brewed ; near*11 japan \
    japanese rice beer drink drinking brew brewery brewing alcohol wine bottle alcoholic tokyo sushi \
    soy fermented drank brewed drunk cup tea liquor taste shochu amounts beverage ; left*-30 the
      benefit = sˈAk / sˈAk ; lean 12 ; left*25 @poss the own for goodness god's 's argument's ; \
    right*14 of
    sow
      pig = as NN ; is noun ; lean -6 ; near*15 pig boar piglet farrow swine litter farm pigs bear \
    hog sows weight udder gilt teat farrowing ; right*12 bug thistle bear
      plant = as VB ; is verb ; lean 10 ; near*10 seed seeds reap field crop harvest plant soil \
    spring farmer confusion doubt discord grain
    tear
      cry = tˈiɹ / tˈɪə ; near*12 cry eye eyes weep face cheek duct gas gland sad crying wept film \
    drop drops ; right*30 gas duct gland drop film stained jerker filled canister production \
    secretion fluid stain trough ; left*8 single shed
      rip = as VB ; may verb ; lean 10 ; right*18 down apart off up through open out away into in of \
    it them ; near*10 ligament muscle knee acl injury anterior season cruciate shoulder \
    labrum tendon rotator meniscus surgery paper fabric wear clothes mcl wear rip hamstring triceps \
    tissue bicep calf quadriceps hip ucl retinal aortic surface mechanical
    tears
      cry = tˈɪɹz / tˈɪəz ; lean 14
      rip = as VBZ ; may verb ; near*10 ligament muscle knee cartilage tendon meniscus ; right*16 down \
    apart off up through open
    upset
      win = as NN ; is noun ; lean 6
      annoy = as VB ; is verb
    wind
      air = as NN ; is noun ; lean 22
      turn = as VB ; is verb ; right*22 up down through around its their back along @object ; \
    near*4 clock spring thread yarn coil road watch string toy
    winds
      air = as NN ; is noun ; lean 22
      turns = as VBZ ; is verb ; right*22 up down through around its their back along into ; left*14 \
    river road path trail it route which and
    wound
      hurt = as NN ; lean 10 ; left*16 @det @adj @poss @to @modal gunshot stab bullet head flesh \
    fatal healing chest @number ; near*5 injury blood bullet knife stab healing hospital bleeding \
    healed doctor skin bandage soldier shot infection surgical knee arrow
      turned = as VBD ; right*25 up around down through round together tightly into its onto on \
    string strings metal coil rotor wire helically back ; left*20 @be @have @subj @subj3 @noun which \
    tightly @name road helically loosely ; near*5 coil string wire clock river guitar strings bobbin \
    road spring magnet core turns yarn armature strings thread trail
    """
}
