import { attackedNow, mandatoryTrigger, monster, redirectBattle, target } from '../../../../engine/duel/api';

/**
 * Attacked, it must turn the attack upon another monster of its side right before damage is calculated; a face-down one turns
 * up.
 */
export default monster(8687195, {
  effects: [
    mandatoryTrigger({
      on: 'faces',
      when: (q) => attackedNow(q) === q.self,
      targets: target((q) => q.monstersOf(q.player).filter((id) => id !== q.self)),
      *resolve(e) {
        if (e.target !== null) yield* redirectBattle(e, e.target);
      },
    }),
  ],
});
