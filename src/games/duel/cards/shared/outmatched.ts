import { sendFromHand, type CardId, type Cost, type Scope } from '../../../../engine/duel/api';
import { paidCard } from './paid';

const weakerThan = (q: Scope, sent: CardId): CardId[] =>
  q.faceUpMonstersOf(q.opponent).filter((id) => q.atk(id) <= q.printedAtk(sent));

/** "Send a monster of your hand to the Graveyard": one with at least as much ATK as a face-up monster of the opponent. */
export const sendsStrongEnough: Cost = sendFromHand(1, (q, id) => q.isMonster(id) && weakerThan(q, id).length > 0);
/** Face-up monsters of the opponent with no more ATK than the one sent; before that, all of them. */
export const outmatched = (q: Scope): CardId[] => {
  const paid = paidCard(q);
  return paid === undefined ? q.faceUpMonstersOf(q.opponent) : weakerThan(q, paid);
};
