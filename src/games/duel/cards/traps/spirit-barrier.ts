import { noBattleDamageTo, nothing, trap } from '../../../../engine/duel/api';

/** While its player has a monster, that player takes no battle damage. */
export default trap(53239672, {
  activate: nothing,
  continuous: [noBattleDamageTo((q) => (q.monstersOf(q.player).length > 0 ? q.player : undefined))],
});
