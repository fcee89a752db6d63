import type { Scene } from './scenes';

/** How far a chain has been told. */
export interface Telling {
  /** So many links have been joined. */
  readonly linked: number;
  /** The link that resolves now; null before, and once the chain is over. */
  readonly resolving: number | null;
  readonly isOver: boolean;
}

/** One moment of a story, and for how many milliseconds it stands. */
export interface Beat extends Telling {
  readonly lasts: number;
}

const STEP = 900;
const RING = 1_200;
const RESOLVE = 1_300;
const HOLD = 4_600;
/** Without motion the finished chain stands, and the next one takes its place. */
const STILL = 20_000;

const over = ({ links }: Scene, lasts: number): Beat => ({ linked: links.length, resolving: null, isOver: true, lasts });

/** A chain is joined from the left and resolves from the right; a link that was negated has nothing left to do. */
export function storyOf(scene: Scene, isStill: boolean): readonly Beat[] {
  const { links } = scene;
  if (isStill) return [over(scene, STILL)];
  const joined = links.map((_, at): Beat => {
    const isLast = at === links.length - 1;
    return { linked: at + 1, resolving: null, isOver: false, lasts: isLast ? RING + STEP : STEP };
  });
  const resolved = links.flatMap(({ fate }, at): Beat[] =>
    fate === 'negated' ? [] : [{ linked: links.length, resolving: at, isOver: false, lasts: RESOLVE }],
  );
  return [...joined, ...resolved.toReversed(), over(scene, HOLD)];
}

/** `coming` is not there yet, `newest` has the gold ring, `acting` resolves, `broken` was negated, `empty` found nothing left. */
export type LinkState = 'coming' | 'joined' | 'newest' | 'acting' | 'done' | 'broken' | 'empty';

export function stateOf({ links }: Scene, at: number, { linked, resolving, isOver }: Telling): LinkState {
  if (at >= linked) return 'coming';
  const { fate } = links[at]!;
  // The link that negates it stands right after it: when that one resolves, this one breaks.
  const reached = isOver ? -1 : (resolving ?? links.length);
  if (fate === 'negated' && at + 1 >= reached) return 'broken';
  if (fate === 'fizzles' && at >= reached) return 'empty';
  if (resolving === at) return 'acting';
  const isNewest = at === linked - 1;
  if (isNewest && resolving === null) return 'newest';
  return at > reached ? 'done' : 'joined';
}

/** Life Points as they stand then. */
export const lifeAt = ({ links, life }: Scene, { linked, isOver }: Telling): Scene['life'] =>
  isOver ? life : links[Math.max(0, linked - 1)]!.life;
