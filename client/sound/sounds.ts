/** Short, wooden, rare: every sound is made here from a few oscillations, none is a file. */
let audio: AudioContext | undefined;

type Tone = { readonly pitch: number; readonly after: number; readonly lasts: number };

const SOUNDS = {
  /** A piece is set down on wood. */
  piece: [{ pitch: 220, after: 0, lasts: 0.07 }],
  /** It is your turn: two knocks, the second higher. */
  yourTurn: [
    { pitch: 330, after: 0, lasts: 0.12 },
    { pitch: 440, after: 0.14, lasts: 0.18 },
  ],
  /** The end: a small fanfare. */
  theEnd: [
    { pitch: 294, after: 0, lasts: 0.2 },
    { pitch: 370, after: 0.18, lasts: 0.2 },
    { pitch: 440, after: 0.36, lasts: 0.45 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

export function playSound(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    for (const tone of SOUNDS[sound]) knock(audio, tone);
  } catch {
    // A browser without sound is no reason to stop.
  }
}

function knock(context: AudioContext, { pitch, after, lasts }: Tone): void {
  const begin = context.currentTime + after;
  const body = context.createOscillator();
  const volume = context.createGain();
  body.type = 'triangle';
  body.frequency.setValueAtTime(pitch * 1.5, begin);
  body.frequency.exponentialRampToValueAtTime(pitch, begin + 0.02);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.18, begin + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  body.connect(volume).connect(context.destination);
  body.start(begin);
  body.stop(begin + lasts + 0.02);
}
