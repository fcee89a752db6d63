import { isChosen, linger, spell, stats } from '../../../../engine/duel/api';

/** All own face-up monsters have 200 ATK more, or 500 DEF more, until the turn ends. */
export default spell(76754619, {
  activate: {
    damageStep: 'untilCalculation',
    modes: [{}, {}],
    actsOn: (q) => q.faceUpMonstersOf(q.player),
    *resolve(e) {
      yield* linger(e, e.mode === 0 ? 'attack' : 'defense', { cards: e.actedOn });
    },
  },
  lingering: {
    attack: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: 200 })] },
    defense: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { def: 500 })] },
  },
});
