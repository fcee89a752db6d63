import { forbids, negates, nothing, perishesWhile, trap, type Scope } from '../../../../engine/duel/api';

const SEALMASTER_MEISEI = 2468169;
const meiseiIsThere = (q: Scope): boolean => q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, SEALMASTER_MEISEI));

/** Beside a face-up Sealmaster Meisei of its player nobody can activate Spells, and those on the field have no effect. */
export default trap(71983925, {
  activate: { ...nothing, condition: meiseiIsThere, rule: 'needs-another-card' },
  continuous: [
    forbids(
      'activateCard',
      'spells-cannot-be-activated',
      (q, { card, asSpell }) => asSpell === true || (card !== null && q.isSpell(card)),
    ),
    negates((q, card) => q.isSpell(card)),
    perishesWhile((q) => !meiseiIsThere(q)),
  ],
});
