// Tests of ZipArchive go here.
