import { chooseCard, destroy, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const weakest = (q: Scope): CardId[] => {
  const monsters = q.faceUpMonstersOf(q.opponent);
  const lowest = Math.min(...monsters.map((id) => q.atk(id)));
  return monsters.filter((id) => q.atk(id) === lowest);
};

/** Destroys the opponent's face-up monster with the lowest ATK. It is found on resolution; the user picks on a tie. */
export default spell(66788016, {
  activate: {
    actsOn: weakest,
    *resolve(e) {
      const monster = yield* chooseCard(e, { from: e.actedOn, prompt: 'destroy' });
      if (monster !== undefined) yield* destroy(e, [monster]);
    },
  },
});
