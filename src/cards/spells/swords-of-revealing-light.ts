import { destroy, forbids, remember, spell, turnFaceUp, upkeep } from '../../engine/duel/api';

/**
 * Turns the opponent's monsters face-up and stays: they cannot declare attacks. It leaves in the End Phase of the opponent's third
 * turn, counted from its activation.
 */
export default spell(72302403, {
  stays: true,
  activate: {
    *resolve(e) {
      yield* turnFaceUp(e, e.monstersOf(e.opponent));
    },
  },
  continuous: [forbids('attack', 'opponent-cannot-attack', (q, { player }) => player === q.opponent)],
  upkeeps: [
    upkeep({
      phase: 'end',
      whose: 'opponent',
      *run(e) {
        const turns = e.card(e.self).memory + 1;
        yield* remember(e, turns);
        if (turns >= 3) yield* destroy(e, [e.self]);
      },
    }),
  ],
});
