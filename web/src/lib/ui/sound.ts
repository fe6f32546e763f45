/** Short sounds by meaning, made on the spot: there are no files. */

export type Sound = 'turn' | 'laid' | 'reveal' | 'won' | 'lost';

/** A tone: its pitch in Hertz, when it begins and how long it sounds, in seconds. */
type Tone = [pitch: number, at: number, long: number];

const TUNES: Record<Sound, Tone[]> = {
  turn: [
    [659, 0, 0.16],
    [880, 0.13, 0.28],
  ],
  laid: [[196, 0, 0.09]],
  reveal: [
    [392, 0, 0.12],
    [494, 0.09, 0.12],
    [587, 0.18, 0.2],
  ],
  won: [
    [523, 0, 0.18],
    [659, 0.15, 0.18],
    [784, 0.3, 0.18],
    [1047, 0.45, 0.55],
  ],
  lost: [
    [392, 0, 0.25],
    [330, 0.22, 0.25],
    [262, 0.44, 0.5],
  ],
};

const LOUD = 0.14;
const ATTACK = 0.012;

let speaker: AudioContext | null = null;

export function sound(name: Sound): void {
  speaker ??= new AudioContext();
  void speaker.resume(); // it sleeps until the page has been clicked for the first time
  for (const tone of TUNES[name]) play(speaker, tone);
}

/** Struck like a bell: at once, and fading. */
function play(context: AudioContext, [pitch, at, long]: Tone): void {
  const begin = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + long);
}
