import { forbids, linkTo, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isBound = (q: Scope, card: CardId | null): boolean => card !== null && card === q.card(q.self).linkedTo;

/** A monster cannot attack or change its position while this stays. Destroyed when that monster is destroyed. */
export default trap(18807108, {
  bond: { whenMonsterDestroyed: 'destroySelf' },
  activate: {
    targets: target((q) => q.monsters()),
    *resolve(e) {
      if (e.target !== null) yield* linkTo(e, e.target);
    },
  },
  continuous: [
    forbids('attack', 'bound-by-card', (q, { card }) => isBound(q, card)),
    forbids('changePosition', 'bound-by-card', (q, { card }) => isBound(q, card)),
  ],
});
