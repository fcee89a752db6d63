import { destroy, nothing, remember, shields, spell, upkeep } from '../../../../engine/duel/api';
import { isNormalOrToken } from '../shared/normals';

/**
 * No Spell of the opponent affects face-up Normal Monsters, whoever controls them. It is destroyed in the second own Standby
 * Phase.
 */
export default spell(31476755, {
  activate: nothing,
  continuous: [
    shields(
      (q, { kind, player }) => kind === 'spell' && player === q.opponent,
      (q, id) => q.isFaceUp(id) && isNormalOrToken(q, id),
    ),
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
