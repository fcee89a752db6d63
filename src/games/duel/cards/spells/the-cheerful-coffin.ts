import { chooseCards, discard, spell } from '../../../../engine/duel/api';

/** Its player discards one to three monsters, chosen on resolution. */
export default spell(41142615, {
  activate: {
    actsOn: (q) => q.handOf(q.player).filter((id) => q.isMonster(id)),
    *resolve(e) {
      yield* discard(e, yield* chooseCards(e, { from: e.actedOn, min: 1, max: 3, prompt: 'discard' }));
    },
  },
});
