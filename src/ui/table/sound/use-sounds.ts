import { useEffect, useRef } from 'react';
import type { Sound } from '../../../games/sound';
import { gamesOfThisPage } from '../../../store/game';
import { useSettings, type Loudness } from '../../../store/keeping/settings';
import { heardSince } from './heard';
import { play } from './voices';

const VOLUMES: Readonly<Record<Loudness, number>> = { off: 0, quiet: 0.35, normal: 0.65, loud: 1 };

/** Between the sounds of one step, in seconds. */
const BEAT = 0.17;

let context: AudioContext | null = null;

/** Browsers let nothing sound before somebody has pressed something; until then there is not even a context. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Plays sounds one after the other. */
export function sound(sounds: readonly Sound[], loudness: Loudness): void {
  const to = loudness === 'off' || sounds.length === 0 ? null : audio();
  if (to) sounds.forEach((what, i) => play(to, what, VOLUMES[loudness], i * BEAT));
}

interface HeardTable {
  readonly publicLog: readonly { readonly number: number; readonly verb: string }[];
  readonly epoch: string;
  readonly review: unknown;
}

/** What happens at a table is heard. What was taken back, an earlier position, and what lay there before are not. */
export function useSounds({ publicLog, epoch, review }: HeardTable, game: string): void {
  const heard = useRef<{ readonly epoch: string; readonly last: number } | null>(null);
  const isPast = review !== null;
  useEffect(() => {
    if (isPast) return;
    const before = heard.current;
    heard.current = { epoch, last: publicLog.at(-1)?.number ?? -1 };
    if (before?.epoch === epoch)
      sound(heardSince(publicLog, before.last, gamesOfThisPage()[game]?.sounds ?? {}), useSettings.getState().sound);
  }, [publicLog, epoch, isPast, game]);
}
