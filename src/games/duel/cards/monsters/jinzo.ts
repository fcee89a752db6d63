import { forbids, monster, negates, type CardId, type Scope } from '../../../../engine/duel/api';

const AMPLIFIER = 303660;
/** With an Amplifier on it the Traps of its own controller work. */
const isAmplified = (q: Scope): boolean =>
  q.spellsTraps().some((id) => q.card(id).equippedTo === q.self && q.isNamed(id, AMPLIFIER) && !q.card(id).leaving);
const isStilled = (q: Scope, card: CardId): boolean => q.isTrap(card) && !(q.controls(q.player, card) && isAmplified(q));

/** Nobody can activate Traps, and Traps on the field have no effect. One already on the chain resolves as nothing. */
export default monster(77585513, {
  continuous: [
    forbids('activateCard', 'traps-cannot-be-activated', (q, { card }) => card !== null && isStilled(q, card)),
    negates(isStilled),
  ],
});
