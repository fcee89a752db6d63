import { destroy, gives, monster, phaseTrigger, search } from '../../../../engine/duel/api';
import { pendulumMonsterBattles } from '../shared/pendulum';

/**
 * Pendulum: once per turn battle damage to its controller in a battle of an own Pendulum monster may be made 0, without a chain;
 * in the own End Phase it may be destroyed for a Pendulum monster with ATK 1500 or less of the deck. Monster: double battle
 * damage in a battle with a monster.
 */
export default monster(16178681, {
  inPendulumZone: { preventsBattleDamage: { when: pendulumMonsterBattles } },
  continuous: [gives('doublesBattleDamage')],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'own',
      from: ['pendulum'],
      optional: true,
      oncePerTurn: 'byName',
      *resolve(e) {
        if (!e.selfIsThere || (yield* destroy(e, [e.self])).length === 0) return;
        yield* search(e, (id) => e.isPendulum(id) && e.printedAtMost(id, { atk: 1500 }));
      },
    }),
  ],
});
