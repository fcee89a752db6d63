import { chooseCard, destroy, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const strongest = (q: Scope): CardId[] => {
  const monsters = q.faceUpMonsters().filter((id) => q.isInAttackPosition(id));
  const highest = Math.max(...monsters.map((id) => q.atk(id)));
  return monsters.filter((id) => q.atk(id) === highest);
};

/**
 * Destroys the face-up attack position monster with the highest ATK, whoever controls it. It is found on resolution; the user
 * picks on a tie.
 */
export default spell(26412047, {
  activate: {
    actsOn: strongest,
    *resolve(e) {
      const monster = yield* chooseCard(e, { from: e.actedOn, prompt: 'destroy' });
      if (monster !== undefined) yield* destroy(e, [monster]);
    },
  },
});
