import { gives, linkTo, shields, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const FIGHTERS = [8508055, 3810071, 49814180];
const isBound = (q: Scope, id: CardId): boolean => id === q.card(q.self).linkedTo;

/**
 * For Chu-Ske, Monk Fighter or Master Monk as the only own monster: battle does not destroy it, and the opponent's monster
 * effects do nothing to it. Others that come once it has been activated
 * change nothing.
 */
export default trap(82452993, {
  activate: {
    // When it is activated only.
    condition: (q) => q.monstersOf(q.player).length === 1,
    rule: 'no-target',
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => FIGHTERS.some((name) => q.isNamed(id, name)))),
    *resolve(e) {
      if (e.target !== null && e.selfIsThere) yield* linkTo(e, e.target);
    },
  },
  continuous: [
    gives('notDestroyedByBattle', isBound),
    shields((q, { kind, player }) => kind === 'monster' && player === q.opponent, isBound),
  ],
});
