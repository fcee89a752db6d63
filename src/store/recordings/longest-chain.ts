import type { Beat } from '../../games/beat';
import type { PlayedBack } from './played-back';

const heightOf = (beat: Beat): number => (beat.kind === 'stack' ? beat.height : 0);

/**
 * Where to watch the longest chain of a recording from: the position in which it stands whole, or, where it was resolved without
 * a further question, the one before. @returns 0 where there was no chain.
 */
export function longestChainAt(duel: PlayedBack): number {
  const viewAt = (position: number) => duel.view(position, 'public');
  const end = viewAt(duel.positions - 1);
  const beats = duel.game.beats(end, duel.lifePoints);
  const most = Math.max(0, ...beats.map(heightOf));
  const top = beats.find((beat) => heightOf(beat) === most);
  if (!top || most === 0) return 0;
  // Every position knows all lines up to its own: the first that knows this one is found by halves.
  let [from, to] = [0, duel.positions - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((viewAt(middle).log.at(-1)?.number ?? -1) >= top.line) to = middle;
    else from = middle + 1;
  }
  const stands = viewAt(to).stack.some(({ state }) => state !== 'resolved');
  return stands ? to : Math.max(0, to - 1);
}
