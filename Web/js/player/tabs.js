// @ts-check
// Two tabs never speak at once: who begins says so, and the others pause.

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
