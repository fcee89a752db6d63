import { gives, linkTo, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isNinja = (q: Scope, id: CardId): boolean => q.facts(id).ja.includes('忍者');

/** While it lies there, battle does not destroy one own face-up ninja. It stays when the ninja has gone (2005). */
export default trap(89628781, {
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => isNinja(q, id))),
    *resolve(e) {
      if (e.selfIsThere && e.target !== null) yield* linkTo(e, e.target);
    },
  },
  continuous: [gives('notDestroyedByBattle', (q, id) => id === q.card(q.self).linkedTo)],
});
