import { discard, isNormalDraw, trap, type CardId, type Scope } from '../../../../engine/duel/api';

/** The card of the normal draw that has just been made: not what an effect draws besides (Heart of the Underdog). */
const justDrawn = (q: Scope): CardId[] => {
  const { occasion } = q;
  if (q.phase !== 'draw' || q.isMyTurn || occasion === null || occasion.window !== 'phase') return [];
  return occasion.events.filter((event) => isNormalDraw(event) && event.player === q.opponent).map((event) => event.card!);
};

/** Right after the opponent's draw in the Draw Phase: the drawn card is discarded. */
export default trap(55773067, {
  activate: {
    condition: (q) => justDrawn(q).length > 0,
    rule: 'after-the-draw-only',
    *resolve(e) {
      yield* discard(
        e,
        justDrawn(e).filter((id) => e.card(id).zone === 'hand'),
      );
    },
  },
});
