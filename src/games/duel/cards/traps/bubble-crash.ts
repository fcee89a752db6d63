import {
  chooseCards,
  isWithinReach,
  opponentOf,
  sendToGraveyard,
  trap,
  type CardId,
  type Player,
  type Scope,
} from '../../../../engine/duel/api';

const held = (q: Scope, player: Player): CardId[] => [...q.cardsOnFieldOf(player), ...q.handOf(player)];

/**
 * While a player has more than five cards on the field and in hand together: each player sends of them until five are left, all
 * at the same time. This card, which still lies there, is counted and not sent.
 */
export default trap(61622107, {
  activate: {
    condition: (q) => [q.player, q.opponent].some((player) => held(q, player).length >= 6),
    *resolve(e) {
      let sent: readonly CardId[] = [];
      for (const player of [e.turnPlayer, opponentOf(e.turnPlayer)]) {
        const excess = held(e, player).length - 5;
        if (excess <= 0) continue;
        const from = held(e, player).filter((id) => id !== e.self && isWithinReach(e, id));
        sent = [...sent, ...(yield* chooseCards(e, { player, from, min: excess, max: excess, prompt: 'toGraveyard' }))];
      }
      yield* sendToGraveyard(e, sent);
    },
  },
});
