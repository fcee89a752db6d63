import {
  canPayLifePoints,
  destroy,
  destroyNegated,
  makePay,
  payLifePoints,
  rollDie,
  upkeep,
  type Protection,
  type CardId,
  type Scope,
  type Upkeep,
} from '../../../../engine/duel/api';

/** Archfiends are the monsters with デーモン in their Japanese name. */
export const isArchfiend = (q: Scope, card: CardId): boolean => q.facts(card).ja.includes('デーモン');

const BATTLE_SCARRED = 94463200;
/** What makes the other player pay the upkeep of this monster as well. */
const sharing = (q: Scope): CardId[] =>
  q
    .spellsTrapsOf(q.player)
    .filter((id) => q.isNamed(id, BATTLE_SCARRED) && q.isFaceUp(id) && q.card(id).linkedTo === q.self && !q.isNegated(id));

const PANDEMONIUM = 94585852;
/** A face-up Pandemonium spares both players the upkeep of Archfiends. */
const isSpared = (q: Scope): boolean =>
  q.spellsTraps().some((id) => q.isNamed(id, PANDEMONIUM) && q.isFaceUp(id) && !q.isNegated(id));

/** The upkeep of Archfiends: it is paid in each own Standby Phase if it can be, without a choice. */
export const archfiendUpkeep = (amount: number): Upkeep =>
  upkeep({
    phase: 'standby',
    whose: 'own',
    condition: (q) => !isSpared(q),
    *run(e) {
      if (!canPayLifePoints(e, amount)) yield* destroy(e, [e.self]);
      else {
        yield* payLifePoints(e, amount, 'upkeep');
        for (const _ of sharing(e)) yield* makePay(e, e.opponent, amount);
      }
    },
  });

/**
 * Targeted by an effect of the opponent, Archfiends roll a die just before it resolves: with these it is negated and its card
 * destroyed.
 */
export const archfiendWard = (...rolls: readonly number[]): NonNullable<Protection['ward']> =>
  function* (e, against) {
    if (against.player === e.player || !rolls.includes(yield* rollDie(e))) return false;
    yield* destroyNegated(e, against);
    return true;
  };
