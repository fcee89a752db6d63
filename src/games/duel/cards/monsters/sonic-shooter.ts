import { attackedNow, gives, monster } from '../../../../engine/duel/api';

/** May attack past monsters while the opponent's Spell & Trap Zones are empty: the damage is then its original ATK. */
export default monster(40384720, {
  continuous: [
    gives(
      'attacksDirectly',
      (q, card) => card === q.self && q.spellsTrapsOf(q.opponent).every((id) => q.card(id).zone !== 'spellTrap'),
    ),
    {
      kind: 'battleDamage',
      of: (q, { by }) => by === q.self && attackedNow(q) === null && q.monstersOf(q.opponent).length > 0,
      amount: (q) => q.originalAtkNow(q.self),
    },
  ],
});
