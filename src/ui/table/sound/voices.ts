import type { Sound } from '../../../games/sound';

/** One voice of a sound: it begins `at`, lasts for `long` seconds and glides from one pitch to another, in hertz. */
interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square';
  readonly at: number;
  readonly long: number;
  readonly from: number;
  readonly to: number;
  /** Against the loudest, 0 to 1. */
  readonly loud: number;
}

const tone = (wave: Voice['wave'], at: number, long: number, from: number, to = from, loud = 1): Voice => ({
  wave,
  at,
  long,
  from,
  to,
  loud,
});

/**
 * Each is told from the others by its outline, not by its pitch alone: paper brushes up, a card is laid down, a link closes with
 * two notes, a resolved one opens them again, a negation falls, damage thuds, a turn is a bell, the end a chord.
 */
export const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  draw: [tone('triangle', 0, 0.07, 620, 980, 0.5)],
  summon: [tone('triangle', 0, 0.12, 220, 330, 0.9), tone('sine', 0.08, 0.22, 440, 440, 0.6)],
  link: [tone('triangle', 0, 0.09, 523, 523, 0.8), tone('triangle', 0.09, 0.16, 784, 784, 0.8)],
  resolve: [tone('triangle', 0, 0.09, 784, 784, 0.7), tone('triangle', 0.09, 0.18, 523, 523, 0.7)],
  negate: [tone('square', 0, 0.26, 300, 120, 0.35)],
  damage: [tone('sine', 0, 0.3, 140, 48, 1), tone('square', 0, 0.05, 90, 60, 0.3)],
  turn: [tone('sine', 0, 0.5, 880, 880, 0.5), tone('sine', 0, 0.7, 1320, 1320, 0.2)],
  result: [
    tone('triangle', 0, 0.9, 262, 262, 0.6),
    tone('triangle', 0.12, 0.9, 330, 330, 0.6),
    tone('triangle', 0.24, 1.1, 392, 392, 0.6),
    tone('sine', 0.36, 1.3, 523, 523, 0.6),
  ],
};

/** The loudest that any of it becomes: quiet, for a room in which others play. */
const LOUDEST = 0.12;

/** Plays a sound after `delay` seconds. `volume`: 0 to 1. */
export function play(context: AudioContext, sound: Sound, volume: number, delay = 0): void {
  for (const { wave, at, long, from, to, loud } of VOICES[sound]) {
    const begin = context.currentTime + delay + at;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + long);
    // It swells and fades, so that nothing clicks.
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume * LOUDEST), begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + long + 0.02);
  }
}
