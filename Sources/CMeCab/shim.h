#pragma once
#include <mecab.h>
