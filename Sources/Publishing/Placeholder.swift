// Sources of Publishing go here.
