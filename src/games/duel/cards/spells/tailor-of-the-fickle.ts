import { isRightEquip, putEquipOn, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const onMonsters = (q: Scope): CardId[] => q.spellsTraps().filter((id) => q.card(id).equippedTo !== null && q.isSpell(id));
const mayGoOn = (q: Scope, equip: CardId, monster: CardId): boolean =>
  q.card(equip).equippedTo !== monster && isRightEquip(q, equip, monster);

/**
 * An Equip Spell changes over to another monster that it can be on, on either side. One that revived its monster cannot.
 */
export default spell(43641473, {
  activate: {
    targets: [
      {
        min: 2,
        max: 2,
        prompt: 'target',
        from: (q) => {
          const monsters = q.faceUpMonsters();
          const equips = onMonsters(q).filter((id) => monsters.some((monster) => mayGoOn(q, id, monster)));
          return [...equips, ...monsters.filter((monster) => equips.some((id) => mayGoOn(q, id, monster)))];
        },
        fits: (q, [a, b]) => a !== undefined && b !== undefined && (mayGoOn(q, a, b) || mayGoOn(q, b, a)),
      },
    ],
    *resolve(e) {
      const [a, b] = e.targets;
      if (a !== undefined && b !== undefined) yield* e.card(a).equippedTo !== null ? putEquipOn(e, a, b) : putEquipOn(e, b, a);
    },
  },
});
