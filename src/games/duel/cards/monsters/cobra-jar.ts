import { flip, monster, summonTokens } from '../../../../engine/duel/api';

const SNAKE_TOKEN = 900000006;

/** Flip: a Poisonous Snake Token; what its fall in battle does, is said there. */
export default monster(86801871, {
  effects: [
    flip({
      specialSummons: true,
      *resolve(e) {
        yield* summonTokens(e, SNAKE_TOKEN, 1, ['attack', 'defense']);
      },
    }),
  ],
  // Of duels that were saved while it was this card that heard of the fall.
  lingering: { bite: { until: 'forever', about: 'cards' } },
});
