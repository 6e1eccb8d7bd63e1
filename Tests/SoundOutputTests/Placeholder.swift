// Tests of SoundOutput go here.
