extension BibleBooks {
  static let german = BibleBooks(
    names: """
      Genesis=genesis gen*
      Exodus=exodus ex*
      Hiob=hiob ijob hi
      Psalm=psalm ps
      Sprüche=sprüche spr
      Prediger=prediger pred koh
      Hoheslied=hoheslied hld
      Jesaja=jesaja jes
      Jeremia=jeremia jer
      Hesekiel=hesekiel ezechiel hes ez
      Daniel=daniel dan*
      Matthäus=matthäus mt matth
      Markus=markus mk
      Lukas=lukas lk luk*
      Johannes=johannes joh
      Apostelgeschichte=apostelgeschichte apg
      Römer=römer röm
      Galater=galater gal
      Epheser=epheser eph
      Philipper=philipper phil*
      Kolosser=kolosser kol
      Hebräer=hebräer hebr
      Jakobus=jakobus jak
      Offenbarung=offenbarung offb
      """,
    letters: """
      Korinther=korinther kor
      Thessalonicher=thessalonicher thess
      Timotheus=timotheus tim
      Petrus=petrus petr
      Johannes=johannes joh
      """,
    books: """
      Mose=mose mos
      Samuel=samuel sam*
      Könige=könige kön
      Chronik=chronik chr
      """,
    counted: CountedWords(
      """
      mal fach tausend millionen milliarden prozent punkte punkten mark euro kilo liter meter \
      kilometer minuten stunden tage tagen wochen jahre jahren
      """, endings: [], language: "de",
      others: "also da denn gott herr ihr jesus sei seid selig siehe wer wir"))

  static let french = BibleBooks(
    names: """
      Genèse=genèse gn gen
      Exode=exode ex-
      Job=job jb
      Psaume=psaume ps
      Proverbes=proverbes pr prov
      Isaïe=isaïe is
      Ésaïe=ésaïe es
      Jérémie=jérémie jr jér
      Daniel=daniel dn
      Matthieu=matthieu mt matt
      Marc=marc mc
      Luc=luc lc
      Jean=jean jn
      Actes=actes ac
      Romains=romains rm rom
      Galates=galates ga gal
      Éphésiens=éphésiens ep- éph
      Philippiens=philippiens ph phil
      Colossiens=colossiens col
      Hébreux=hébreux he héb
      Jacques=jacques jc
      Apocalypse=apocalypse ap
      """,
    letters: """
      aux Corinthiens=corinthiens co cor
      aux Thessaloniciens=thessaloniciens th thess
      à Timothée=timothée tm tim
      de Pierre=pierre p
      de Jean=jean jn
      """,
    books: """
      livre de Samuel=samuel s sam
      livre des Rois=rois r
      livre des Chroniques=chroniques ch
      """,
    counted: CountedWords(
      "million milliard point an ans jour heure mètre kilomètre litre kilo tonne", endings: ["s"],
      language: "fr"))

  static let spanish = BibleBooks(
    names: """
      Génesis=génesis gn gén gen
      Éxodo=éxodo ex- éx
      Job=job jb
      Salmo=salmo sal
      Salmos=salmos
      Proverbios=proverbios pr prov
      Isaías=isaías is
      Jeremías=jeremías jr jer
      Daniel=daniel dn
      Mateo=mateo mt
      Marcos=marcos mc
      Lucas=lucas lc
      Juan=juan jn
      Hechos=hechos hch
      Romanos=romanos rm rom
      Gálatas=gálatas ga gál
      Efesios=efesios ef
      Filipenses=filipenses flp
      Colosenses=colosenses col
      Hebreos=hebreos hb heb
      Santiago=santiago st
      Apocalipsis=apocalipsis ap
      """,
    letters: """
      a los Corintios=corintios co cor
      a los Tesalonicenses=tesalonicenses ts tes
      a Timoteo=timoteo tm tim
      de Pedro=pedro pe
      de Juan=juan jn
      """,
    books: """
      de Samuel=samuel s sam
      de Reyes=reyes re
      de Crónicas=crónicas cr
      """,
    counted: CountedWords("o", endings: ["s"], language: "es"))

  static let italian = BibleBooks(
    names: """
      Genesi=genesi gn gen
      Esodo=esodo es-
      Giobbe=giobbe gb
      Salmo=salmo sal
      Proverbi=proverbi pr prv
      Isaia=isaia is
      Geremia=geremia ger
      Daniele=daniele dn
      Matteo=matteo mt
      Marco=marco mc
      Luca=luca lc
      Giovanni=giovanni gv
      Atti=atti at
      Romani=romani rm
      Galati=galati gal
      Efesini=efesini ef
      Filippesi=filippesi fil
      Colossesi=colossesi col
      Ebrei=ebrei eb
      Giacomo=giacomo gc
      Apocalisse=apocalisse ap
      """,
    letters: """
      ai Corinzi=corinzi cor
      ai Tessalonicesi=tessalonicesi ts
      a Timoteo=timoteo tm
      di Pietro=pietro pt
      di Giovanni=giovanni gv
      """,
    books: """
      di Samuele=samuele sam
      dei Re=re
      delle Cronache=cronache cr
      """,
    counted: CountedWords(
      "volte ore lire miglia pagine settimane tonnellate", endings: ["i"], language: "it"))

  static let portuguese = BibleBooks(
    names: """
      Gênesis=gênesis génesis gn
      Êxodo=êxodo ex- êx
      Jó=jó
      Salmo=salmo sl
      Salmos=salmos
      Provérbios=provérbios pv
      Isaías=isaías is
      Jeremias=jeremias jr
      Daniel=daniel dn
      Mateus=mateus mt
      Marcos=marcos mc
      Lucas=lucas lc
      João=joão jo
      Atos=atos at
      Romanos=romanos rm
      Gálatas=gálatas gl
      Efésios=efésios ef
      Filipenses=filipenses fp
      Colossenses=colossenses cl
      Hebreus=hebreus hb
      Tiago=tiago tg
      Apocalipse=apocalipse ap
      """,
    letters: """
      aos Coríntios=coríntios co cor
      aos Tessalonicenses=tessalonicenses ts
      a Timóteo=timóteo tm
      de Pedro=pedro pe
      de João=joão jo
      """,
    books: """
      de Samuel=samuel sm
      dos Reis=reis rs
      das Crônicas=crônicas cr
      """,
    counted: CountedWords(
      "milhão bilhão ponto hora litro metro quilo", endings: ["s"], language: "pt"))
}
