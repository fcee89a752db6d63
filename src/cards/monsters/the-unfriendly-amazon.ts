import { chooseCards, destroy, monster, tribute, upkeep } from '../../engine/duel/api';

/** In each own Standby Phase, without a chain: another own monster is tributed, or it is destroyed. */
export default monster(65475294, {
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        const others = e.monstersOf(e.player).filter((id) => id !== e.self);
        const [other] = yield* chooseCards(e, { from: others, min: 0, max: 1, prompt: 'tribute' });
        if (other === undefined) yield* destroy(e, [e.self]);
        else yield* tribute(e, [other]);
      },
    }),
  ],
});
