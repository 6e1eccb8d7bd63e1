// Sources of BookParser go here.
