import { equip, equippedMonster, stats } from '../../../../engine/duel/api';

/**
 * For a Warrior, which becomes a Dragon with 500 ATK and DEF more. That it is no Warrior any more does not destroy this card; a
 * Type that something else gives it does.
 */
export default equip(32437102, {
  fits: (q, id) => q.race(id) === 'Warrior' || (equippedMonster(q, id) && q.race(id) === 'Dragon'),
  continuous: [{ kind: 'race', on: equippedMonster, race: () => 'Dragon' }, stats(equippedMonster, { atk: 500, def: 500 })],
});
