import {
  chooseCard,
  ignition,
  itself,
  maySpecialSummon,
  monster,
  returnToFusionDeck,
  specialSummon,
  stats,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const ROBOYAROU = 92421852;
const ROBOLADY = 38916461;

/**
 * Fusions of Roboyarou and Robolady that have 1000 ATK more in the Damage Step of such battles. Not in the turn in which they
 * came, they may go back to the Fusion Deck for the other one.
 */
export const superRobot = (passcode: number, other: number, isStronger: (q: Scope) => boolean) => {
  const others = (q: Scope): CardId[] =>
    q.fusionDeckOf(q.player).filter((id) => q.isNamed(id, other) && maySpecialSummon(q, id, q.player, 'pastLimit'));
  return monster(passcode, {
    fusion: { materials: [ROBOYAROU, ROBOLADY] },
    continuous: [stats(itself, { atk: (q) => (q.damageStep !== null && isStronger(q) ? 1000 : 0) })],
    effects: [
      ignition({
        condition: (q) => q.card(q.self).turnArrived !== q.turn && q.card(q.self).owner === q.player,
        rule: 'not-in-arrival-turn',
        actsOn: others,
        specialSummons: true,
        *resolve(e) {
          if (!e.selfIsThere || (yield* returnToFusionDeck(e, [e.self])).length === 0) return;
          const next = yield* chooseCard(e, { from: others(e), prompt: 'specialSummon' });
          if (next !== undefined) yield* specialSummon(e, [next], { way: 'pastLimit' });
        },
      }),
    ],
  });
};
