import { aPlayer, damagePlayers, oneShot } from '../../../../engine/vision/api';

/** 3 damage to a player. */
export default oneShot(1071, {
  target: aPlayer,
  *resolve(e) {
    yield* damagePlayers(e, [e.targetPlayer], 3);
  },
});
