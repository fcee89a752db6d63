import { destroy, nothing, phaseTrigger, trap, upkeep } from '../../../../engine/duel/api';

/**
 * In each End Phase of the opponent, on a chain, it destroys the face-up monsters with the most ATK of both sides. In an own
 * Standby Phase with four or fewer hand cards it is destroyed itself, without a chain.
 */
export default trap(76532077, {
  activate: nothing,
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'opponent',
      from: ['spellTrap'],
      *resolve(e) {
        const monsters = e.faceUpMonsters();
        const most = Math.max(...monsters.map((id) => e.atk(id)));
        if (e.selfIsThere)
          yield* destroy(
            e,
            monsters.filter((id) => e.atk(id) === most),
          );
      },
    }),
  ],
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      condition: (q) => q.handOf(q.player).length <= 4,
      *run(e) {
        yield* destroy(e, [e.self]);
      },
    }),
  ],
});
