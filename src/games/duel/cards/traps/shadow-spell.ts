import { forbids, linkTo, stats, target, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isBound = (q: Scope, card: CardId | null): boolean => card !== null && card === q.card(q.self).linkedTo;

/**
 * A face-up monster of the opponent has 700 ATK less, neither attacks nor changes its position. This goes when that leaves. Also
 * in the Damage Step, up to damage calculation (2005).
 */
export default trap(29267084, {
  bond: { whenMonsterLeaves: 'destroySelf' },
  activate: {
    damageStep: 'untilCalculation',
    targets: target((q) => q.faceUpMonstersOf(q.opponent)),
    *resolve(e) {
      if (e.target !== null && e.isFaceUp(e.target)) yield* linkTo(e, e.target);
    },
  },
  continuous: [
    stats(isBound, { atk: -700 }),
    forbids('attack', 'bound-by-card', (q, { card }) => isBound(q, card)),
    forbids('changePosition', 'bound-by-card', (q, { card }) => isBound(q, card)),
  ],
});
