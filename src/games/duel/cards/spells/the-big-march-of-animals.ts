import { isChosen, linger, spell, stats, type CardId, type Scope } from '../../../../engine/duel/api';

const beasts = (q: Scope): CardId[] => q.faceUpMonstersOf(q.player).filter((id) => q.race(id) === 'Beast');

/** All own face-up Beasts have 200 ATK more for each of them, counted on resolution, until the turn ends. */
export default spell(1689516, {
  activate: {
    damageStep: 'untilCalculation',
    actsOn: beasts,
    *resolve(e) {
      yield* linger(e, 'march', { cards: e.actedOn, data: { amount: 200 * e.actedOn.length } });
    },
  },
  lingering: { march: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: (q) => q.data.amount! })] } },
});
