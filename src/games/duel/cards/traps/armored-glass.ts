import { happened, isEquipCard, linger, negates, trap } from '../../../../engine/duel/api';

/**
 * Right after an Equip Spell has come to lie on a monster: for the rest of the turn Equip Spells do nothing, later ones too.
 */
export default trap(36868108, {
  lingering: {
    glass: {
      until: 'endOfTurn',
      parts: [negates((q, card) => isEquipCard(q, card) && q.isSpell(card))],
    },
  },
  activate: {
    condition: (q) => happened(q, 'equip', ({ card }) => card !== undefined && q.isSpell(card)).length > 0,
    rule: 'right-after-its-event',
    *resolve(e) {
      yield* linger(e, 'glass');
    },
  },
});
