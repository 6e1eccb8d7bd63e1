extension SentenceLanguage {
  static let russian = SentenceLanguage(
    inner: """
      г-н г-жа гр тов акад проф доц инж им ул пр пер пл бул ш наб просп пгт пос дер обл р-н респ
      св преп о-в см ср напр т.е т.н т.к т.наз в.т.ч букв англ фр лат итал
      """,
    numbering: "с стр п пп гл рис табл т тт вып ч № ст разд д кв корп стр эт тел доп",
    final: """
      др пр т.д т.п т.о г гг в вв р млн млрд трлн тыс у.е н.э до.н.э руб долл коп чел экз кв.м куб.м
      янв февр мар апр июн июл авг сент окт нояб дек
      """,
    starters: """
      Он Она Оно Они Я Ты Мы Вы Это Этот Эта Эти Тот Та Те И А Но Да Или Если Когда Где Куда Как
      Что Чтобы Кто Почему Потому В Во На С Со К Ко По За Из Из-за От До Для При Под Над Без Об О
      У Не Ни Так Там Тут Здесь Тогда Потом Теперь Уже Ещё Еще Все Всё Мой Моя Его Её Ее Их Наш
      Ваш Свой Однако Хотя Поэтому Также После Перед Через Между Сегодня Вчера Завтра Нет
      """)

  static let bulgarian = SentenceLanguage(
    inner: """
      г-н г-жа др проф доц инж акад пл ул бул св вкл напр т.е т.н т.г м.г гр обл общ бл ж.к вж ср
      """,
    numbering: "с стр т гл чл ал рис табл бр № тел",
    final: "др т.н и.др г гг в вв лв хил млн млрд пр.хр сл.хр",
    starters: """
      Той Тя То Те Аз Ти Ние Вие Това Този Тази Тези И А Но Или Ако Когато Където Как Какво Кой
      Защо Защото В Във На С Със По За От До Из При Под Над Без Не Да Ще Така Там Тук Тогава
      """, base: russian)

  static let kazakh = SentenceLanguage(
    inner: "т.б б.з.б б.з ж.б мыс т.с.с проф акад қ обл", numbering: "б №",
    final: "ғ ғғ ж жж млн млрд мың", base: russian)

  static let polish = SentenceLanguage(
    inner: """
      dr prof mgr inż hab lek p pp ks św ul al pl os np m.in tzn tzw tj t.j ok wg por zob
      bałt łac ang niem gen płk ppłk kpt mjr sierż woj
      """,
    numbering: "nr s str t tom rozdz rys tab art ust pkt poz",
    final: "itd itp r w n.e p.n.e godz min sek tys mln mld zł gr sp z.o.o",
    starters: """
      On Ona Ono Oni One Ja Ty My Wy To Ten Ta Te Tamten I A Ale Lub Albo Jeśli Gdy Kiedy Gdzie
      Jak Co Kto Dlaczego Bo W We Na Z Ze Do Od Po Za Przed Przez Dla Przy Pod Nad Bez O Nie Tak
      Tam Tu Wtedy Potem Teraz Już Jeszcze Wszystko Mój Jego Jej Ich Nasz
      """,
    hasOrdinalStops: true)

  static let czech = SentenceLanguage(
    inner: """
      p pí sl dr mudr judr phdr rndr ing bc mgr prof doc csc tzn tzv tj např resp popř apod sv ul
      nám tř cca mj kpt gen plk
      """,
    numbering: "č čís s str sv obr tab odst kap tel",
    final: "atd apod aj r př.n.l n.l hod min sek tis mil mld kč",
    starters: """
      On Ona Ono Oni Já Ty My Vy To Ten Ta Ti A Ale Nebo Když Kde Jak Co Kdo Proč Protože V Ve Na
      Z Ze Do Od Po Za Před Pro Při Pod Nad Bez O Ne Ano Tak Tam Tady Pak Teď Už Ještě Jeho Její
      """,
    hasOrdinalStops: true)

  static let slovak = SentenceLanguage(
    inner: """
      p pí sl dr mudr judr phdr rndr ing bc mgr prof doc csc tzn tzv tj t.j napr resp popr sv ul
      nám gen plk kpt ods cca m.in
      """,
    numbering: "č čís s str zv obr tab ods kap tel",
    final: "atď atd apod r n.l pred.n.l hod min sek tis mil mld spol s.r.o a.s",
    starters: """
      On Ona Ono Oni Ja Ty My Vy To Ten Tá Tí A Ale Alebo Keď Kde Ako Čo Kto Prečo Pretože V Vo
      Na Z Zo Do Od Po Za Pred Pre Pri Pod Nad Bez O Nie Áno Tak Tam Tu Potom Teraz Už Ešte Jeho
      """,
    hasOrdinalStops: true)

  static let greek = SentenceLanguage(
    inner: "κ κα κος δρ καθ π.χ δηλ αγ οδ λεωφ βλ πρβλ",
    numbering: "σ σελ αρ αριθ τ τόμ κεφ εικ",
    final: "κ.λπ κ.ά κ.α κτλ κλπ π.χρ μ.χρ μ.μ π.μ",
    starters: """
      Ο Η Το Οι Τα Τον Την Του Της Των Αυτός Αυτή Αυτό Και Αλλά Ή Αν Όταν Πού Πώς Τι Ποιος Γιατί
      Σε Στο Στη Στην Στον Με Για Από Μετά Πριν Δεν Μην Ναι Όχι Εγώ Εσύ Εμείς Έτσι Τότε Τώρα
      """)
}
