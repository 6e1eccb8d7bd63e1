extension SentenceLanguage {
  static let german = SentenceLanguage(
    inner: """
      dr prof hr fr frl hrn herr nr st bzw ca vgl z.b z.t z.zt d.h d.i u.a u.ä i.d.r i.a o.g s.o s.u
      m.e u.u z.hd zzgl inkl exkl evtl ggf sog geb gest verh gegr bes insb allg dt engl frz lat ital
      span griech röm kath ev evang dipl ing Mag hl jr sen max mind tel o.ä bspw gez
      zit hrsg hg übers übs vors stellv v.a ehem ursp urspr südl nördl östl westl phil theol med
      jur rer nat cf resp vs u.u bsp amerikan poln russ niederl österr schweiz jüd eigentl ugs
      mhd ahd a.a.o gebr fam inh
      """,
    numbering: """
      s nr bd bde kap abs art abb tab anm fn ff f z aufl jg h ziff lfd blatt str
      mt mk lk joh apg kor gal eph kol thess tim hebr petr offb mos sam kön ps jes jer hes
      """,
    final: """
      usw etc jh jhd jhdt co str pl mio mrd tsd std sek u.a.m u.dgl u.v.m ebd ebda pers bhf hbf
      n.chr v.chr chr
      Jan Feb Mär Apr Jun Jul Aug Sep Sept Okt Nov Dez Mo Di Mi Do Fr Sa So Min inc corp ltd u.s
      """,
    starters: """
      Der Die Das Den Dem Des Ein Eine Einen Einem Einer Er Sie Es Wir Ihr Ich Du Man Dies Diese
      Dieser Dieses Diesem Jene Jener Jenes Und Aber Oder Doch Denn Da Dann Dort Hier Nun Jetzt So
      Wie Was Wer Wo Wann Warum Weshalb Wenn Als Ob Weil Obwohl Während Nachdem Bevor Bis In Im An
      Am Auf Aus Bei Beim Mit Nach Von Vom Vor Zu Zum Zur Für Gegen Ohne Um Unter Über Durch Seit
      Trotz Wegen Auch Nur Noch Schon Sehr Nicht Kein Keine Mein Meine Dein Deine Sein Seine Ihre
      Unser Unsere Alle Alles Viele Einige Mehrere Jeder Jede Jedes Damals Danach Daher Deshalb
      Dabei Damit Dazu Zudem Außerdem Allerdings Jedoch Trotzdem Somit Zwar Insgesamt Später
      Heute Gestern Morgen Ja Nein Ins Beide Plötzlich Endlich Vielleicht Ist Sind War Hat Haben
      Ferner Ebenso Laut
      """,
    speechVerbs: "sagte fragte rief antwortete flüsterte erwiderte meinte",
    numberingEndings: "str", hasOrdinalStops: true)

  static let dutch = SentenceLanguage(
    inner: """
      dr drs prof ing ir mr mevr mw dhr ds bijv bv b.v vgl ca d.w.z t.a.v o.a m.a.w i.p.v t.o.v z.g
      zgn resp incl excl max min jl st geb gest nl t.w m.b.t a.u.b i.v.m o.l.v
      """,
    numbering: "nr nrs p pp blz bladz hfst art afb fig dl jrg par",
    final: "enz etc e.a e.d n.v co v.chr n.chr Jan Feb Mrt Apr Jun Jul Aug Sep Sept Okt Nov Dec",
    starters: """
      De Het Een Dit Dat Deze Die Hij Zij Ze Wij We Ik Je Jij U Er Daar Hier Wat Wie Waar Wanneer
      Waarom Hoe Als Maar En Of Want Dus Toen Nu Nog Ook In Op Aan Bij Met Van Voor Na Naar Uit
      Om Door Over Onder Zonder Niet Geen Mijn Zijn Haar Ons Onze Hun Alle Veel Ja Nee
      """)

  static let danish = SentenceLanguage(
    inner: """
      dr prof hr fru frk bl.a f.eks dvs d.v.s mht ca inkl ekskl ifm iht jf osv mfl pga vedr ang evt
      f.kr e.kr kgl sct skt st mr mrs ms mt bl hhv resp m.h.t p.g.a i.f.m
      """,
    numbering: "nr s sd afs kap art fig p pp bd bind stk pkt",
    final: """
      etc osv o.lign m.m m.fl mv co inc corp ltd jr sr Jan Feb Mar Apr Jun Jul Aug Sep Sept Okt Nov
      Dec u.s u.s.a u.k e.u kl mio mia kr
      """,
    clock: "a.m p.m",
    starters: """
      Den Det De En Et Han Hun Vi Jeg Du I Der Her Hvad Hvem Hvor Hvornår Hvorfor Hvordan Hvis Når
      Da Men Og Eller For Så Nu Også På Til Fra Med Om Efter Før Ved Under Over Ikke Min Mit Mine
      Hans Hendes Vores Deres Alle Mange Ja Nej The How It He She They We
      """,
    hasOrdinalStops: true)

  static let swedish = SentenceLanguage(
    inner: "dr prof hr fru bl.a t.ex d.v.s dvs s.k ca inkl exkl kungl st jfr resp m.a.o p.g.a f.d",
    numbering: "nr s sid kap art fig",
    final: "etc osv o.s.v m.m m.fl f.kr e.kr kl Jan Feb Apr Jun Jul Aug Sept Okt Nov Dec",
    starters: """
      Den Det De En Ett Han Hon Vi Jag Du Ni Där Här Vad Vem Var När Varför Hur Om Men Och Eller
      Så Nu Också På Till Från Med Efter Före Vid Under Över Inte Min Mitt Mina Hans Hennes Alla
      """)
}
