"""What really comes out of the page's audio element."""

from .waiting import until, until_page

RECORD_ELEMENTS = """
(() => {
  // Every element that was asked to play, in that order; the page may not have it in the document.
  const sounds = [];
  Object.defineProperty(window, "__sounds", { value: sounds });
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (...rest) {
    if (!sounds.includes(this)) sounds.push(this);
    return play.apply(this, rest);
  };
})();
"""
"""An initial script: remembers the elements that play."""

BOOK_SOUND = "window.__sounds.findLast((sound) => /\\/audio\\?|\\/sounds\\//.test(sound.currentSrc))"
"""The element that plays a book, as an expression."""

LOUDNESS = f"""
async (seconds) => {{
  const sound = {BOOK_SOUND};
  const context = window.__listening ??= new AudioContext();
  await context.resume();
  const node = context.createMediaStreamSource(sound.captureStream());
  const meter = context.createAnalyser();
  meter.fftSize = 2048;
  node.connect(meter);
  const samples = new Float32Array(meter.fftSize);
  let loudest = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end && loudest < 0.02) {{
    await new Promise((resolve) => setTimeout(resolve, 30));
    meter.getFloatTimeDomainData(samples);
    loudest = Math.max(loudest, ...samples.map(Math.abs));
  }}
  node.disconnect();
  return loudest;
}}
"""

AUDIBLE = 0.01
"""The least sample, of 1, that is not silence."""


class Sound:
    """The sound of the book in a page."""

    def __init__(self, page):
        self.page = page

    def wait_until_playing(self, after=0.0):
        """Waits until sound has come out for longer than a moment; gives the time."""
        condition = f"(after) => {{ const s = {BOOK_SOUND}; return s && !s.paused && s.currentTime > after + 0.2; }}"
        until_page(self.page, condition, after, patience=60)
        return self.time()

    def wait_until_time(self, seconds):
        """Waits for a time in the sound."""
        until(lambda: self.time() >= seconds, 120, f"the sound at {seconds} s")

    def wait_until_silent(self):
        until_page(self.page, f"() => {{ const s = {BOOK_SOUND}; return !s || s.paused; }}")

    def time(self):
        return self.page.evaluate(f"{BOOK_SOUND}.currentTime")

    def address(self):
        return self.page.evaluate(f"{BOOK_SOUND}.currentSrc")

    def rate(self):
        return self.page.evaluate(f"{BOOK_SOUND}.playbackRate")

    def is_playing(self):
        return self.page.evaluate(f"(() => {{ const s = {BOOK_SOUND}; return !!s && !s.paused; }})()")

    def loudest_sample(self, seconds=20):
        """The loudest sample within so many seconds; stops listening when something was heard."""
        return self.page.evaluate(LOUDNESS, seconds)
