#pragma once
#include <ogg/ogg.h>
#include <opus/opus.h>
