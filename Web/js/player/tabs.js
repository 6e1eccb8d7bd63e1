// @ts-check
// Two tabs never speak at once: the tab that begins tells the others, and they pause.

/** @param {() => void} pause called when another tab begins */
export function shareSound(pause) {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("vorleser.sound") : null;
  channel?.addEventListener("message", pause);
  return {
    begin() {
      channel?.postMessage("begin");
    },
    close() {
      channel?.close();
    },
  };
}
