import { destroy, forbids, remember, spell, turnFaceDown, upkeep } from '../../../../engine/duel/api';

/**
 * Turns the opponent's face-up monsters face-down and stays: they keep their positions, Flip Summons included. It is destroyed
 * in the second own Standby Phase.
 */
export default spell(12923641, {
  activate: {
    *resolve(e) {
      yield* turnFaceDown(e, e.monstersOf(e.opponent));
    },
  },
  continuous: [
    forbids('changePosition', 'position-locked', (q, { player }) => player === q.opponent),
    forbids('flipSummon', 'position-locked', (q, { player }) => player === q.opponent),
  ],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      counts: true,
      *run(e) {
        const turns = (e.data.turns ?? 0) + 1;
        yield* remember(e, { turns });
        if (turns === 2) yield* destroy(e, [e.self]);
      },
    }),
  ],
});
