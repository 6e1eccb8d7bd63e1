// Tests of VorleserKit go here.
