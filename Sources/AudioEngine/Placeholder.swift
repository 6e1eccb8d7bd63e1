// Sources of AudioEngine go here.
