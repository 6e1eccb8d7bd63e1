// Tests of KokoroVoices go here.
