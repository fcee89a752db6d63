import { discardSelf, gives, linger, monster, quick, type CardId, type Scope } from '../../../../engine/duel/api';

const isGravekeeper = (q: Scope, id: CardId): boolean => q.isFaceUp(id) && q.facts(id).ja.includes('墓守の');

/**
 * Discarded in either turn, it keeps the own Gravekeeper's from being destroyed by battle until the End Phase. Damage is as
 * usual.
 */
export default monster(50412166, {
  effects: [
    quick(['hand'], {
      costs: [discardSelf],
      *resolve(e) {
        yield* linger(e, 'charm');
      },
    }),
  ],
  lingering: {
    charm: {
      until: 'endPhase',
      parts: [gives('notDestroyedByBattle', (q, id) => q.controls(q.player, id) && isGravekeeper(q, id))],
    },
  },
});
