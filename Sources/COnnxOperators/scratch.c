#include "scratch.h"

#include <stdatomic.h>
#include <stdlib.h>

enum {
  /// Pieces that are kept: one for each of some threads.
  kept = 4,
  /// A vector, the alignment of what is handed out.
  alignment = 64,
};

static _Atomic(size_t *) pieces[kept];

void *vrl_take_scratch(size_t bytes) {
  size_t *found = NULL;
  for (int i = 0; i < kept && !found; i++) {
    found = atomic_exchange(&pieces[i], NULL);
    if (found && *found < bytes) {
      free(found);
      found = NULL;
    }
  }
  if (!found) {
    size_t whole = (bytes + 2 * alignment - 1) / alignment * alignment;
    found = aligned_alloc(alignment, whole);
    if (!found) return NULL;
    *found = bytes;
  }
  return (char *)found + alignment;
}

void vrl_give_scratch(void *scratch) {
  size_t *piece = (size_t *)((char *)scratch - alignment);
  for (int i = 0; i < kept; i++) {
    size_t *none = NULL;
    if (atomic_compare_exchange_strong(&pieces[i], &none, piece)) return;
  }
  free(piece);
}
