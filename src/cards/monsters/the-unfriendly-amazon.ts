import { chooseCards, chooseValue, destroy, monster, tribute, upkeep } from '../../engine/duel/api';

/** In each own Standby Phase, without a chain: another own monster is tributed, or it is destroyed. */
export default monster(65475294, {
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      *run(e) {
        const others = e.monstersOf(e.player).filter((id) => id !== e.self);
        const pays = yield* chooseValue(e, 'upkeep', others.length > 0 ? [true, false] : [false]);
        if (pays) yield* tribute(e, yield* chooseCards(e, { from: others, min: 1, max: 1, prompt: 'tribute' }));
        else yield* destroy(e, [e.self]);
      },
    }),
  ],
});
