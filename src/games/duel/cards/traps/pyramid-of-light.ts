import { nothing, trap } from '../../../../engine/duel/api';

const SPHINXES = [15013468, 51402177];

/** When it leaves the field face-up, the own Andro Sphinx and Sphinx Teleia are destroyed and removed from play. */
export default trap(53569894, {
  activate: nothing,
  bond: {
    takesDown: {
      cards: (q) => q.faceUpMonstersOf(q.player).filter((id) => SPHINXES.some((name) => q.isNamed(id, name))),
      to: 'banished',
    },
  },
});
