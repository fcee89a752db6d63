import { useReducedMotion } from 'framer-motion';
import { useSettings, type Motion, type Pace } from '../../../store/keeping/settings';

/** How fast everything on the table moves, in milliseconds. */
export interface Tempo {
  /** `fades`: nothing travels, what is new comes to light. */
  readonly how: 'moves' | 'fades' | 'stands';
  /** A card from one place to another; a card that strikes and comes back. */
  readonly flight: number;
  readonly strike: number;
  /** From one card to the next of several; half of it where a hand is dealt. */
  readonly apart: number;
  /** From one entry of the stack to the next, where several resolve. */
  readonly beat: number;
  /** How long a card is seen where it comes to, if it goes on from there at once. */
  readonly rest: number;
}

type Times = Omit<Tempo, 'how'>;

const TIMES: Readonly<Record<Exclude<Pace, 'off'>, Times>> = {
  slow: { flight: 900, strike: 1100, apart: 420, beat: 1500, rest: 1200 },
  normal: { flight: 340, strike: 460, apart: 130, beat: 520, rest: 440 },
  fast: { flight: 180, strike: 240, apart: 60, beat: 260, rest: 220 },
};
const AT_ONCE: Times = { flight: 0, strike: 0, apart: 0, beat: 0, rest: 0 };
const FADES: Times = { ...AT_ONCE, flight: 160, rest: 440 };

/** What was chosen for this screen, and what the operating system asks for. */
export function tempoOf({ motion, pace }: { readonly motion: Motion; readonly pace: Pace }, systemWantsLess: boolean): Tempo {
  if (pace === 'off') return { how: 'stands', ...AT_ONCE };
  const isLess = motion === 'reduced' || (motion === 'system' && systemWantsLess);
  return isLess ? { how: 'fades', ...FADES } : { how: 'moves', ...TIMES[pace] };
}

const TEMPI = new Map<string, Tempo>();

/** The tempo of this screen; the same object as long as nobody changes it. */
export function useTempo(): Tempo {
  const systemWantsLess = useReducedMotion() ?? false;
  const motion = useSettings((settings) => settings.motion);
  const pace = useSettings((settings) => settings.pace);
  const name = `${motion} ${pace} ${systemWantsLess}`;
  const tempo = TEMPI.get(name) ?? tempoOf({ motion, pace }, systemWantsLess);
  TEMPI.set(name, tempo);
  return tempo;
}
