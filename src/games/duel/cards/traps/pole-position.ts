import { nothing, trap, unaffectedBySpells, type CardId, type Scope } from '../../../../engine/duel/api';

/** The face-up monsters with the most ATK on the field. */
const leaders = (q: Scope): CardId[] => {
  const monsters = q.faceUpMonsters();
  const most = Math.max(...monsters.map((id) => q.atk(id)));
  return monsters.filter((id) => q.atk(id) === most);
};

/**
 * No Spell affects the face-up monsters with the most ATK, on both sides. When this leaves the field they are destroyed. Who
 * leads is reckoned with all Spells counted: so nothing turns in a circle when the leader owes its lead to one.
 */
export default trap(73578229, {
  activate: nothing,
  continuous: [unaffectedBySpells((q, id) => leaders(q).includes(id))],
  bond: { takesDown: { cards: leaders } },
});
