import { chooseCard, destroy, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const toughest = (q: Scope): CardId[] => {
  const monsters = q.faceUpMonstersOf(q.opponent);
  const highest = Math.max(...monsters.map((id) => q.def(id)));
  return monsters.filter((id) => q.def(id) === highest);
};

/** Destroys the opponent's face-up monster with the highest DEF. It is found on resolution; the user picks on a tie. */
export default spell(97169186, {
  activate: {
    actsOn: toughest,
    *resolve(e) {
      const monster = yield* chooseCard(e, { from: e.actedOn, prompt: 'destroy' });
      if (monster !== undefined) yield* destroy(e, [monster]);
    },
  },
});
