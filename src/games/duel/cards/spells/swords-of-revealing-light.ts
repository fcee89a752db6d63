import { forbids, spell, turnFaceUp } from '../../../../engine/duel/api';

/**
 * Turns the opponent's monsters face-up and stays: they cannot declare attacks. It leaves in the End Phase of the opponent's
 * third turn, counted from its activation.
 */
export default spell(72302403, {
  stays: true,
  departure: { turnLimit: { turns: 3, whose: 'opponent' } },
  activate: {
    *resolve(e) {
      yield* turnFaceUp(e, e.monstersOf(e.opponent));
    },
  },
  continuous: [forbids('declareAttack', 'opponent-cannot-attack', (q, { player }) => player === q.opponent)],
});
