import { negates, nothing, trap, type CardId, type Scope } from '../../../../engine/duel/api';
import { wardsOff } from '../shared/warding';

const hasFlipEffect = (q: Scope, card: CardId): boolean => q.facts(card).subtype === 'flip-effect';

/**
 * Effects of monsters with a flip effect are negated: what they activate, their other effects included, even from where they
 * have gone since. They are still activated.
 */
export default trap(33950246, {
  activate: nothing,
  continuous: [negates(hasFlipEffect)],
  guard: wardsOff((e, against) => hasFlipEffect(e, against.card)),
});
