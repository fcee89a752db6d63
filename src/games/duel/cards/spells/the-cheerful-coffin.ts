import { chooseCards, discard, spell } from '../../../../engine/duel/api';

/** Its player discards one to three monsters, chosen on resolution. */
export default spell(41142615, {
  activate: {
    *resolve(e) {
      const monsters = e.handOf(e.player).filter((id) => e.isMonster(id));
      yield* discard(e, yield* chooseCards(e, { from: monsters, min: 1, max: 3, prompt: 'discard' }));
    },
  },
});
