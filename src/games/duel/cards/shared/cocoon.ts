import type { CardId, CodeSpec, Scope } from '../../../../engine/duel/api';
import { byTributing } from './own-procedures';

export const PETIT_MOTH = 58192742;
const COCOON_OF_EVOLUTION = 40240595;

/** A Cocoon of Evolution has lain on it for that many own turns after the one in which it was put there. */
const isRipe = (q: Scope, moth: CardId, turns: number): boolean =>
  q.isNamed(moth, PETIT_MOTH) &&
  q.spellsTraps().some((id) => {
    const { equippedTo, turnArrived } = q.card(id);
    return equippedTo === moth && q.isNamed(id, COCOON_OF_EVOLUTION) && q.turn - turnArrived >= 2 * turns;
  });

/** Moths that come only for an own Petit Moth in its cocoon, tributed; this starts no chain. */
export const hatchesAfter = (turns: number): NonNullable<CodeSpec['summoning']> => ({
  specialOnly: true,
  procedure: byTributing((q, moth) => isRipe(q, moth, turns)),
});
