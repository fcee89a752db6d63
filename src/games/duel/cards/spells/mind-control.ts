import { forbids, isChosen, linger, mayChangeSides, spell, takeControl, target } from '../../../../engine/duel/api';

/** Takes a monster of the opponent until the End Phase; it may not declare an attack nor be tributed. */
export default spell(37520316, {
  activate: {
    condition: (q) => q.zonesForTaken(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => q.monstersOf(q.opponent).filter((id) => mayChangeSides(q, id)), 1, 'target'),
    *resolve(e) {
      if (e.target === null || !(yield* takeControl(e, e.target, 'endPhase'))) return;
      yield* linger(e, 'kept', { cards: e.targets });
    },
  },
  lingering: {
    kept: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        forbids('declareAttack', 'kept-from-attacking', (q, { card }) => isChosen(q, card)),
        forbids('tribute', 'not-tributed', (q, { card }) => isChosen(q, card)),
      ],
    },
  },
});
