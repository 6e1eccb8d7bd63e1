// Sources of HibariVoices go here.
