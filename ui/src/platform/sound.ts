// The one sound of the window: two passes differ, look up.

/** A short low tone; silent where the machine has no sound. */
export function alarm(): void {
  if (typeof AudioContext === "undefined") return;
  const sound = new AudioContext();
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  loudness.gain.value = 0.2;
  tone.frequency.value = 330;
  tone.connect(loudness).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.25);
  tone.onended = () => void sound.close();
}
