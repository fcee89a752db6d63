import { awaitsCalculation, gives, isNewcomer, monster, type CardId, type Scope } from '../../../../engine/duel/api';

/**
 * Of two face-up monsters of one name the newcomer goes, one that an attack has turned up after damage calculation; both, if they
 * came together or it finds them there.
 */
const isDouble = (q: Scope, card: CardId): boolean =>
  q.card(card).zone === 'monster' &&
  q.isFaceUp(card) &&
  !awaitsCalculation(q, card) &&
  q.faceUpMonsters().some((id) => id !== card && q.haveOneName(id, card) && (isNewcomer(q, card) || !isNewcomer(q, id)));

/** No two face-up monsters of one name stay on the field, on either side. */
export default monster(19406822, { continuous: [gives('perishes', isDouble)] });
