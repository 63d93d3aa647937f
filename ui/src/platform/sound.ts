// The only sound of the window: the two passes differ. Users can turn it off.
import { remembered } from "./preferences";

/** Plays a short low tone, unless sound is turned off or unavailable. */
export function alarm(): void {
  if (typeof AudioContext === "undefined" || remembered("sound") === "off") return;
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
