#pragma once
#include <mobi.h>
