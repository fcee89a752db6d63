import { damage, destroy, trap } from '../../../../engine/duel/api';

const MINE_GOLEM = 76321376;

/** 1000 damage for each own face-up Mine Golem; then they are destroyed. */
export default trap(85519211, {
  activate: {
    actsOn: (q) => q.faceUpMonstersOf(q.player).filter((id) => q.isNamed(id, MINE_GOLEM)),
    *resolve(e) {
      const golems = e.actedOn;
      yield* damage(e, e.opponent, 1000 * golems.length);
      yield* destroy(e, golems);
    },
  },
});
