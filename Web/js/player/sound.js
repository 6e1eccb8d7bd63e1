// @ts-check
// `Sound`: the one audio element. It loads a stream, plays, seeks in what has arrived, and reports its state.

/** Distance to the ends of what is buffered within which a seek is not tried, in seconds. */
const SEEK_MARGIN = 0.25;

/** Chromium tells as `buffered` what it has unpacked, some two seconds ahead; of what has arrived there is often a minute
 * more, and it goes there at once. */
const UNTOLD_SECONDS = 60;

/** A seek inside what has arrived is done in a few ms; after this a new stream is quicker, in ms. */
const SURE_PATIENCE = 1500;
const UNSURE_PATIENCE = 400;

/**
 * Events: "flowing" (sound comes out), "starved" (it wants to and can't), "halted" (paused by the system),
 * "over" (the stream ended), "broken" (the element gave it up), "arriving" (something of the stream came), "time".
 */
export class Sound extends EventTarget {
  /** @type {HTMLAudioElement} */
  #audio;
  #rate = 1;
  #volume = 1;
  #fade = 1;
  #isPausing = false;

  /** @param {HTMLAudioElement} audio */
  constructor(audio) {
    super();
    this.#audio = audio;
    audio.preload = "auto";
    audio.preservesPitch = true;
    this.#relay("playing", "flowing");
    this.#relay("waiting", "starved");
    this.#relay("timeupdate", "time");
    this.#relay("ended", "over");
    this.#relay("progress", "arriving");
    audio.addEventListener("seeked", () => {
      if (!audio.paused && audio.readyState > 2) this.#say("flowing");
    });
    audio.addEventListener("error", () => {
      if (audio.hasAttribute("src")) this.#say("broken");
    });
    audio.addEventListener("pause", () => {
      if (!this.#isPausing && audio.paused && !audio.ended && !audio.error) this.#say("halted");
      this.#isPausing = false;
    });
  }

  /** @param {string} event @param {string} name */
  #relay(event, name) {
    this.#audio.addEventListener(event, () => this.#say(name));
  }

  /** @param {string} name */
  #say(name) {
    this.dispatchEvent(new Event(name));
  }

  /**
   * Starts another stream, in the very call of the reader's gesture.
   * @param {string} address
   */
  load(address) {
    this.#audio.src = address;
    this.#setRates();
    this.play();
  }

  /** Lets go of the stream. */
  unload() {
    this.#audio.removeAttribute("src");
    this.#audio.load();
  }

  play() {
    this.#isPausing = false;
    this.#audio.play().catch((error) => {
      // A newer stream or a pause ended the waiting; only a refusal by the browser is news.
      if (error.name === "NotAllowedError") this.#say("halted");
    });
  }

  pause() {
    if (this.#audio.paused) return;
    this.#isPausing = true;
    this.#audio.pause();
  }

  get time() {
    return this.#audio.currentTime;
  }
  get isBroken() {
    return this.#audio.error !== null || !this.#audio.hasAttribute("src");
  }
  get hasEnded() {
    return this.#audio.ended;
  }

  /**
   * How long a seek may take until it is clear that the time has not arrived, in ms; `null` when it is not worth trying.
   * @param {number} time seconds
   * @returns {number | null}
   */
  seekPatience(time) {
    const { seekable, buffered, readyState } = this.#audio;
    if (this.isBroken || readyState === 0 || !isWithin(seekable, time, 0)) return null;
    if (isWithin(buffered, time, SEEK_MARGIN)) return SURE_PATIENCE;
    const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
    return time > end && time < end + UNTOLD_SECONDS ? UNSURE_PATIENCE : null;
  }

  /** @param {number} time seconds */
  seek(time) {
    this.#audio.currentTime = time;
  }

  get rate() {
    return this.#rate;
  }
  set rate(rate) {
    this.#rate = rate;
    this.#setRates();
  }

  // Loading sets the rate back to the default one, so both are set.
  #setRates() {
    this.#audio.defaultPlaybackRate = this.#rate;
    this.#audio.playbackRate = this.#rate;
  }

  get volume() {
    return this.#volume;
  }
  set volume(volume) {
    this.#volume = volume;
    this.#audio.volume = volume * this.#fade;
  }

  /** How much of the volume is left while sound fades out, 0…1. */
  get fade() {
    return this.#fade;
  }
  set fade(fade) {
    this.#fade = fade;
    this.#audio.volume = this.#volume * fade;
  }

  get isMuted() {
    return this.#audio.muted;
  }
  set isMuted(isMuted) {
    this.#audio.muted = isMuted;
  }
}

/** @param {TimeRanges} ranges @param {number} time @param {number} margin before the end */
function isWithin(ranges, time, margin) {
  for (let i = 0; i < ranges.length; i += 1) {
    if (time >= ranges.start(i) - 0.001 && time <= ranges.end(i) - margin) return true;
  }
  return false;
}
