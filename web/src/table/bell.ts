/** Bell: a short steam whistle, made on the spot, when it is one's turn. */

let context: AudioContext | null = null;

function note(at: number, pitch: number, long: number): void {
  if (!context) return;
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.06, at + 0.04);
  volume.gain.setValueAtTime(0.06, at + long - 0.08);
  volume.gain.linearRampToValueAtTime(0, at + long);
  for (const part of [1, 1.26, 1.5]) {
    const tone = context.createOscillator();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch * part * 0.97, at);
    tone.frequency.linearRampToValueAtTime(pitch * part, at + 0.1);
    tone.connect(volume);
    tone.start(at);
    tone.stop(at + long);
  }
}

/** Whistle twice; browsers let a page be heard only after somebody has touched it. */
export function whistle(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  note(now, 440, 0.22);
  note(now + 0.3, 440, 0.5);
}
