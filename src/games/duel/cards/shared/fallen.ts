import {
  ignition,
  monster,
  target,
  tributeSelf,
  type Action,
  type CardId,
  type DuelEvent,
  type Effect,
  type Scope,
} from '../../../../engine/duel/api';

/** A monster was destroyed by battle and has come to a Graveyard. */
export const isFall = ({ verb, cause, how, from }: DuelEvent): boolean =>
  verb === 'toGrave' && cause === 'battle' && how === 'destroyed' && from === 'monster';

/**
 * The player's monsters that battle destroyed in this turn, as far as they have lain in the own Graveyard since: one that has
 * come back and gone there otherwise is another card. A Trap that was a monster is none there.
 */
export const fallenThisTurn = (q: Scope): CardId[] => {
  const fallen = q.recalled().filter(({ event }) => event.player === q.player);
  return q
    .graveyardOf(q.player)
    .filter((id) => q.isMonster(id) && fallen.some(({ event, moment }) => event.card === id && q.card(id).arrival <= moment));
};

/** Monsters that are tributed so that something is done with one of the own monsters which battle destroyed in this turn. */
export const redeems = (passcode: number, does: (e: Effect, cards: readonly CardId[]) => Action<unknown>) =>
  monster(passcode, {
    recalls: isFall,
    effects: [
      ignition({
        costs: [tributeSelf],
        targets: target(fallenThisTurn),
        *resolve(e) {
          yield* does(e, e.targets);
        },
      }),
    ],
  });
