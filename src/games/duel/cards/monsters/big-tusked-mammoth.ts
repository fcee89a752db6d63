import { CAME, forbids, monster, type CardId, type Scope } from '../../../../engine/duel/api';

const SUMMONED = CAME.normal | CAME.special;
const wasSummonedThisTurn = (q: Scope, id: CardId): boolean => {
  const { turnArrived, turnPositionChanged, came } = q.card(id);
  return (turnArrived === q.turn && (came & SUMMONED) !== 0) || ((came & CAME.flip) !== 0 && turnPositionChanged === q.turn);
};

/** Monsters of the opponent do not attack in the turn of their summon. */
export default monster(59380081, {
  continuous: [
    forbids(
      'attack',
      'not-in-summon-turn',
      (q, { player, card }) => player === q.opponent && card !== null && wasSummonedThisTurn(q, card),
    ),
  ],
});
