import { forbids, monster, negates } from '../../../../engine/duel/api';

/** Nobody can activate Spells, and Spells on the field have no effect. One already on the chain resolves as nothing. */
export default monster(84636823, {
  continuous: [
    forbids(
      'activateCard',
      'spells-cannot-be-activated',
      (q, { card, asSpell }) => card !== null && (asSpell === true || q.isSpell(card)),
    ),
    negates((q, card) => q.isSpell(card)),
  ],
});
