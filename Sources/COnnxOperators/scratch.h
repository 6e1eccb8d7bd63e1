#pragma once
#include <stddef.h>

/// Takes memory for a piece of work; NULL if there is none. It is not cleared.
void *vrl_take_scratch(size_t bytes);

/// Gives memory back that `vrl_take_scratch` handed out. A few pieces are kept for the next call, since
/// the system would clear their pages each time.
void vrl_give_scratch(void *);
