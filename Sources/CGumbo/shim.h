#pragma once
#include <gumbo.h>
