// Tests of HibariVoices go here.
