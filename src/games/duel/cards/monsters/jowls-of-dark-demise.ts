import { gives, flip, isChosen, linger, mayChangeSides, monster, takeControl, target } from '../../../../engine/duel/api';

/** Flip: takes a monster of the opponent until the End Phase, and it may attack directly. */
export default monster(5257687, {
  effects: [
    flip({
      targets: target((q) => q.monstersOf(q.opponent).filter((id) => mayChangeSides(q, id))),
      *resolve(e) {
        const { targets } = e;
        if (yield* takeControl(e, e.target, 'endPhase')) yield* linger(e, 'direct', { cards: targets });
      },
    }),
  ],
  lingering: { direct: { until: 'endOfTurn', about: 'cards', parts: [gives('attacksDirectly', isChosen)] } },
});
