// The one sound of the window: two passes differ, look up. It can be switched off.
import { remembered } from "./preferences";

/** A short low tone; silent where it is switched off or the machine has no sound. */
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
