// @ts-check
// Pure: chapters that could not be loaded are tried again.

/**
 * @param {{failed: readonly number[], ready: (chapter: number) => Promise<unknown>}} loader
 * @param {number | undefined} chapter all that failed without it
 * @param {(chapter: number) => boolean} isShown whether something of it is in the text, if only why it is not there
 * @param {() => Promise<void>} again shows the present place anew
 */
export async function retryChapters(loader, chapter, isShown, again) {
  for (const index of chapter === undefined ? loader.failed : [chapter]) {
    await loader.ready(index);
    if (!loader.failed.includes(index) && isShown(index)) await again();
  }
}
