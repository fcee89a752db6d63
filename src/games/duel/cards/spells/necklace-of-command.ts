import { discardAtRandom, draw, equip, mandatoryTrigger, opponentHasHand } from '../../../../engine/duel/api';
import { fallOfHostInBattle } from '../shared/equip-watching';

/**
 * When its monster, controlled by its player, is destroyed by battle: a card for that player, or one less for the opponent.
 */
export default equip(48576971, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => fallOfHostInBattle(q, event)?.player === q.player,
      modes: [{ condition: (q) => !q.isForbidden('draw', q.player) }, { condition: opponentHasHand }],
      *resolve(e) {
        if (e.mode === 0) yield* draw(e, e.player, 1);
        else yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
