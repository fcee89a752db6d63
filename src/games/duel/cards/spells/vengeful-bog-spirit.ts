import { CAME, forbids, nothing, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const SUMMONED = CAME.normal | CAME.special;
const wasSummonedThisTurn = (q: Scope, id: CardId): boolean => {
  const { arrival, turnArrived, came } = q.card(id);
  return (
    (turnArrived === q.turn && (came & SUMMONED) !== 0) ||
    q.recalled().some(({ event, moment }) => event.card === id && moment > arrival)
  );
};

/** No monster attacks in the turn in which it was summoned, on either side. */
export default spell(95220856, {
  activate: nothing,
  recalls: ({ verb }) => verb === 'flipSummon',
  continuous: [forbids('attack', 'not-in-summon-turn', (q, { card }) => card !== null && wasSummonedThisTurn(q, card))],
});
