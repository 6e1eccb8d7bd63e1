extension SentenceLanguage {
  static let french = SentenceLanguage(
    inner: """
      m mm mme mmes mlle mlles dr drs pr prof Me mgr st ste sts cf env éd ed coll trad dir av bd
      boul c.-à-d càd n.b p.-s op loc p.ex ex hab apr resp vs ltd Ch Ph Th Chr Vve
      """,
    numbering: "p pp n no nos vol t fig chap ch art al n° sect tél lun mer jeu ven sam dim",
    final: "etc co inc sq sqq suiv j.-c jan janv févr avr juil sept oct nov déc cie",
    starters: """
      Le La Les Un Une Des Ce Cet Cette Ces Il Elle Ils Elles On Nous Vous Je Tu Mais Et Ou Donc Or
      Ni Car Que Qui Quoi Quand Où Comment Pourquoi Si Comme Dans En Sur Sous Avec Sans Pour Par
      De Du À Au Aux Voir Puis Alors Ainsi Après Avant Mon Ma Mes Son Sa Ses Leur Leurs Notre Nos
      Votre Vos Tout Tous Toute Toutes Ne Non Oui C'est C’est L'un Voici Voilà
      """)

  static let spanish = SentenceLanguage(
    inner: """
      sr sra srta sres sras dr dra dres d dª dña lic ing arq prof profa gral cnel cap tte sgto mons
      fr sto sta av avda avd c cra ud uds vd vds cía p.ej ej aprox ee excmo excma ilmo ilma rvdo
      cf vs vda hnos v.gr p.d depto dpto pza pl párrf admón art arts dir ee.uu ntra ntro hno hna
      pdte pdta FF JJ RR CC
      """,
    numbering: """
      no núm num n nº n° p pp pág págs vol vols fig figs cap caps art arts ext tel
      ed lun mié jue vie sáb dom
      """,
    final: """
      etc uu ee.uu jr ltda ss sig sigs AA OO HH Ene Feb Mar Abr May Jun Jul Ago Sep Sept Set Oct Nov Dic a.c d.c
      inc co corp s.a
      """,
    clock: "a.m p.m",
    starters: """
      El La Los Las Un Una Unos Unas Lo Este Esta Estos Estas Ese Esa Eso Esto Él Ella Ellos Ellas
      Yo Tú Usted Ustedes Nosotros Y O Pero Mas Aunque Porque Pues Si Cuando Donde Como Que Quien
      En Con Sin Por Para De Del Al A Ante Desde Hasta Sobre Entre Según Mi Mis Tu Tus Su Sus
      Nuestro Nuestra Todo Todos Toda Todas No Sí Ya También Después Antes Luego Entonces Así Hoy
      """)

  static let portuguese = SentenceLanguage(
    inner: """
      sr sra srta dr dra prof profa eng av d exmo exma ilmo ex p.ex cf aprox dom sto sta
      gen cel cap maj ten sgt alm arq des mons fr
      """,
    numbering: """
      n nº no núm p pp pág págs vol fig cap art arts ext tel séc sécs
      """,
    final: "etc ss ltda cia a.c d.c Jan Fev Mar Abr Jun Jul Ago Set Out Nov Dez s.a",
    starters: """
      O A Os As Um Uma Uns Umas Este Esta Esse Essa Isso Isto Ele Ela Eles Elas Eu Você Nós E Ou
      Mas Porque Pois Se Quando Onde Como Que Quem Em No Na Nos Nas Com Sem Por Para De Do Da
      Ao À Desde Até Sobre Entre Meu Minha Seu Sua Todo Todos Não Sim Já Também Depois Antes
      """)

  static let italian = SentenceLanguage(
    inner: """
      sig sigg sig.ra sig.na dott dott.ssa prof prof.ssa ing avv arch geom Rag on Sen Ten Cap Col
      Gen Magg Serg Amm Dir mons s ss san v.le v.cte c.so p.za p.zza ca cfr es ad.es p.es vs spett
      egr gent gent.mo gent.ma ill ill.mo ill.ma rev p.s mr mrs ecc.za
      """,
    numbering: """
      n nn no p pp pag pagg vol fig cap art artt num par all tel ed lun mer gio ven sab
      dom
      """,
    final: "sec secc sgg segg ecc etc c.c s.p.a s.r.l co a.c d.c Feb Giu Lug Sett Ott Nov Dic",
    starters: """
      Il Lo La I Gli Le Un Uno Una Questo Questa Quello Quella Egli Ella Lui Lei Noi Voi Loro Io Tu
      E Ed O Ma Però Perché Poiché Se Quando Dove Come Che Chi In Con Senza Per Di Del Della Da Dal
      A Al Su Tra Fra Mio Mia Suo Sua Tutto Tutti Non Sì No Poi Dopo Prima Così Anche È C'è
      """)
}
