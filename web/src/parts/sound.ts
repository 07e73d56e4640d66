// Two soft notes when it is one's turn; made on the spot, so that there is nothing to load. Off unless switched on.

import { settings } from "../settings.svelte";

let context: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  [523, 784].forEach((pitch, at) => {
    const [tone, volume] = [context!.createOscillator(), context!.createGain()];
    const begin = now + at * 0.14;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
    tone.connect(volume).connect(context!.destination);
    tone.start(begin);
    tone.stop(begin + 0.55);
  });
}
