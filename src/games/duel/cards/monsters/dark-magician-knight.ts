import { destroy, mandatoryTrigger, monster, target } from '../../../../engine/duel/api';

/** Comes only by Knight's Title. Special Summoned, it must destroy a card of the field, be it its own player's or itself. */
export default monster(50725996, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      targets: target((q) => q.cardsOnField(), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
