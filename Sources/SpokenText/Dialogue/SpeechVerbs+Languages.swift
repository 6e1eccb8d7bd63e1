extension SpeechVerbs {
  /// English.
  static let english = SpeechVerbs(
    verbs: """
      said says say asked asks replied replies answered answers cried cries exclaimed exclaims whispered whispers \
      murmured murmurs muttered mutters shouted shouts yelled screamed called continued added began observed \
      remarked returned repeated inquired enquired demanded declared announced suggested insisted explained \
      protested agreed admitted responded retorted resumed interrupted interposed interjected rejoined \
      ejaculated groaned moaned sighed sobbed laughed snapped snarled growled grunted hissed gasped breathed \
      stammered stuttered mumbled grumbled drawled panted wailed pleaded begged urged warned commanded \
      ordered concluded persisted pursued ventured quoth
      """,
    notNames: """
      the a an and but so then when while as after before at in on now here there yet or if his my our your their \
      its this that these those what which how why where with without for from to by not no yes all both each one \
      two some again once suddenly finally still only even nobody somebody everybody someone everyone anyone
      """,
    pronouns: "he she it they we you i who him her them me us",
    adverbs: "then only just at once again now also", adverbEnding: "ly")

  /// German.
  static let german = SpeechVerbs(
    verbs: """
      sagte sagt fragte fragt antwortete antwortet rief ruft schrie schreit flüsterte flüstert murmelte murmelt \
      erwiderte erwidert entgegnete entgegnet meinte meint erklärte erklärt bemerkte bemerkt versetzte begann \
      brummte brüllte seufzte lachte stammelte wiederholte fügte sprach spricht bat befahl gestand behauptete \
      rief stöhnte stotterte zischte knurrte murrte forderte unterbrach fuhr
      """,
    notNames: """
      der die das den dem des ein eine einer eines einem einen und aber oder denn doch da dann nun als wenn weil wie \
      wo was so jetzt hier dort noch nur auch nicht sein seine ihr ihre mein meine dein deine unser unsere alle \
      jeder niemand jemand keiner
      """,
    pronouns: "er sie es ich wir ihr du man mich mir dich dir ihn ihm uns euch",
    adverbs: "dann nun leise laut also da wieder nur noch darauf endlich")

  /// French.
  static let french = SpeechVerbs(
    verbs: """
      dit disait demanda demande répondit répond reprit reprend cria crie s’écria écria écrie murmura murmure \
      répliqua réplique ajouta ajoute continua continue fit chuchota souffla soupira hurla balbutia grommela \
      déclara affirma observa remarqua interrompit objecta poursuivit répéta expliqua annonça bégaya gémit
      """,
    notNames: """
      le la les l un une des du de et mais ou donc or ni car alors puis quand comme si ce cette ces son sa ses mon ma \
      mes ton ta tes notre nos votre vos leur leurs ici là oui non tout tous
      """,
    pronouns: "il elle ils elles on je tu nous vous lui me te se qui",
    adverbs: "alors enfin doucement aussi", adverbEnding: "ment", standInside: true)

  /// Spanish.
  static let spanish = SpeechVerbs(
    verbs: """
      dijo dice decía preguntó pregunta respondió responde contestó contesta exclamó exclama gritó grita murmuró \
      murmura susurró susurra replicó replica añadió añade repuso continuó continúa prosiguió insistió repitió \
      explicó observó interrumpió suspiró ordenó pidió balbuceó gruñó aseguró admitió
      """,
    notNames: """
      el la los las un una unos unas y e o pero sino entonces luego cuando como si su sus mi mis tu tus este esta ese \
      esa aquel aquella aquí allí sí no todo todos
      """,
    pronouns: "él ella ellos ellas yo tú usted ustedes nosotros vosotros le les me te se nos quien",
    adverbs: "entonces luego también", adverbEnding: "mente")
}
