import { damageBoth, spell } from '../../../../engine/duel/api';

/** 1000 damage to the opponent and 500 to its player, at the same time. */
export default spell(46918794, {
  activate: {
    *resolve(e) {
      yield* damageBoth(e, (player) => (player === e.player ? 500 : 1000));
    },
  },
});
