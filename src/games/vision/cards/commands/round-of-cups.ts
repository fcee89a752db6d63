import { draw, oneShot } from '../../../../engine/vision/api';

/** Each player draws 2 cards, the turn player first. */
export default oneShot(1070, {
  *resolve(e) {
    for (const player of [e.turnPlayer, e.otherThan(e.turnPlayer)]) yield* draw(e, player, 2);
  },
});
