import { damage, trap } from '../../../../engine/duel/api';

/** 600 damage to the opponent for each face-up LIGHT monster of its user, counted when it resolves. */
export default trap(44472639, {
  activate: {
    actsOn: (q) => q.faceUpMonstersOf(q.player).filter((id) => q.hasAttribute(id, 'LIGHT')),
    *resolve(e) {
      yield* damage(e, e.opponent, 600 * e.actedOn.length);
    },
  },
});
