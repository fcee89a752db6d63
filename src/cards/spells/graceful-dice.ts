import { isChosen, linger, rollDie, spell, stats } from '../../engine/duel/api';

const gain = (value: number | undefined): number => 100 * (value ?? 0);

/**
 * Rolls a die: the monsters that its user then has gain 100 ATK and DEF times the result until the turn ends. Also in the Damage
 * Step, up to damage calculation.
 */
export default spell(74137509, {
  activate: {
    damageStep: 'untilCalculation',
    actsOn: (q) => q.faceUpMonstersOf(q.player),
    *resolve(e) {
      const value = yield* rollDie(e);
      yield* linger(e, 'luck', { cards: e.actedOn, value, until: 'endOfTurn' });
    },
  },
  lingering: {
    luck: { parts: [stats(isChosen, { atk: (q) => gain(q.lingering?.value), def: (q) => gain(q.lingering?.value) })] },
  },
});
