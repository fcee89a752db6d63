import { damage, forbids, linkTo, phaseTrigger, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isBound = (q: Scope, card: CardId | null): boolean => card !== null && card === q.card(q.self).linkedTo;

/**
 * An opposing monster cannot attack or change its position; each own Standby Phase deals 500 damage to the opponent. Goes when
 * that monster leaves.
 */
export default trap(54704216, {
  bond: { whenMonsterLeaves: 'destroySelf' },
  activate: {
    targets: target((q) => q.monstersOf(q.opponent)),
    *resolve(e) {
      if (e.target !== null) yield* linkTo(e, e.target);
    },
  },
  continuous: [
    forbids('attack', 'bound-by-card', (q, { card }) => isBound(q, card)),
    forbids('changePosition', 'bound-by-card', (q, { card }) => isBound(q, card)),
  ],
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['spellTrap'],
      condition: (q) => q.card(q.self).linkedTo !== null,
      *resolve(e) {
        if (e.selfIsThere && e.card(e.self).linkedTo !== null) yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
