// Sources of SpokenText go here.
