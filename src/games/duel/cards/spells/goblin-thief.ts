import { damage, gainLifePoints, spell } from '../../../../engine/duel/api';

/** 500 damage to the opponent, 500 Life Points to its player. */
export default spell(45311864, {
  activate: {
    *resolve(e) {
      yield* damage(e, e.opponent, 500);
      yield* gainLifePoints(e, e.player, 500, { sameMoment: true });
    },
  },
});
