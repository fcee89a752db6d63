import {
  banish,
  chooseCards,
  banishesFieldInstead,
  toBanishFromGraveyard,
  type CardId,
  type CodeSpec,
  type Scope,
} from '../../../../engine/duel/api';
import type { Kind } from './kinds';

/** Comes only from the hand, for that many such monsters of the own Graveyard removed from play; this starts no chain. */
export function comesForBanished(count: number, such: Kind): NonNullable<CodeSpec['summoning']> {
  const found = (q: Scope): CardId[] => toBanishFromGraveyard(q).filter((id) => q.isMonster(id) && such(q, id));
  return {
    specialOnly: true,
    procedure: {
      from: 'hand',
      freesZone: banishesFieldInstead,
      rule: 'cost-banish',
      can: (q) => found(q).length >= count,
      *perform(e) {
        const cards = yield* chooseCards(e, { from: found(e), min: count, max: count, prompt: 'banishCost' });
        yield* banish(e, cards, 'procedure');
      },
    },
  };
}
