import { isChosen, linger, rollDie, spell, stats, type Scope } from '../../../../engine/duel/api';

const gain = (q: Scope): number => 100 * (q.data.amount ?? 0);

/**
 * Rolls a die: the monsters that its user then has gain 100 ATK and DEF times the result until the turn ends. Also in the Damage
 * Step, up to damage calculation.
 */
export default spell(74137509, {
  activate: {
    damageStep: 'untilCalculation',
    actsOn: (q) => q.faceUpMonstersOf(q.player),
    *resolve(e) {
      const amount = yield* rollDie(e);
      yield* linger(e, 'luck', { cards: e.actedOn, data: { amount } });
    },
  },
  lingering: {
    luck: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: gain, def: gain })] },
  },
});
