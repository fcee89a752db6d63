import { changeBoth, spell } from '../../../../engine/duel/api';

/** 500 damage to the opponent and 500 Life Points to its player, at the same time. */
export default spell(45311864, {
  activate: {
    *resolve(e) {
      yield* changeBoth(e, (player) => (player === e.player ? 500 : -500));
    },
  },
});
