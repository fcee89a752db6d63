import { flip, fromField, gainLifePoints, loseLifePoints, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Flip: gains 3000 Life Points. Going from the field to the Graveyard after that, it takes 5000 again: a loss, not damage. */
export default monster(84926738, {
  notes: [{ on: 'flip', remembers: () => ({ flipped: true }) }],
  effects: [
    flip({
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 3000);
      },
    }),
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => fromField(q, event) && event.data?.flipped === true,
      *resolve(e) {
        yield* loseLifePoints(e, e.player, 5000);
      },
    }),
  ],
});
