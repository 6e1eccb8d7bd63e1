public import ReadAloud
public import TextSearch

extension ChapterStore: ChapterTextSource {}
