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

/** The player's monsters that battle destroyed in this turn, as far as they lie in the own Graveyard now. */
export const fallenThisTurn = (q: Scope): CardId[] => {
  const fallen = q.recalled().flatMap(({ event }) => (event.player === q.player ? [event.card!] : []));
  return q.graveyardOf(q.player).filter((id) => fallen.includes(id));
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
