import { discardCards, isChosen, linger, stats, trap } from '../../../../engine/duel/api';

/**
 * For a discard all face-up monsters of the opponent have 500 ATK and DEF less until the turn ends. Also in the Damage Step, up
 * to damage calculation.
 */
export default trap(41398771, {
  activate: {
    damageStep: 'untilCalculation',
    costs: [discardCards(1)],
    actsOn: (q) => q.faceUpMonstersOf(q.opponent),
    *resolve(e) {
      yield* linger(e, 'changed', { cards: e.actedOn });
    },
  },
  lingering: { changed: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: -500, def: -500 })] } },
});
