// Sources of KokoroVoices go here.
