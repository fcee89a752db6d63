import { forbids, negates, nothing, perishesWhile, spell, type Scope } from '../../../../engine/duel/api';

const SEALMASTER_MEISEI = 2468169;
const meiseiIsThere = (q: Scope): boolean => q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, SEALMASTER_MEISEI));

/** Beside a face-up Sealmaster Meisei of its player nobody can activate Traps, and those on the field have no effect. */
export default spell(19312169, {
  activate: { ...nothing, condition: meiseiIsThere, rule: 'needs-another-card' },
  continuous: [
    forbids('activateCard', 'traps-cannot-be-activated', (q, { card }) => card !== null && q.isTrap(card)),
    negates((q, card) => q.isTrap(card)),
    perishesWhile((q) => !meiseiIsThere(q)),
  ],
});
