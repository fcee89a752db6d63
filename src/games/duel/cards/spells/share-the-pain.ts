import { chooseCard, spell, tribute, tributeMonsters } from '../../../../engine/duel/api';

/** For a tribute of its player the opponent tributes a monster too, which is chosen on resolution and no target. */
export default spell(56830749, {
  activate: {
    costs: [
      tributeMonsters(1, undefined, { leaves: (q, tributes) => q.monstersOf(q.opponent).some((id) => !tributes.includes(id)) }),
    ],
    actsOn: (q) => q.monstersOf(q.opponent),
    *resolve(e) {
      const monster = yield* chooseCard(e, { player: e.opponent, from: e.actedOn, prompt: 'tribute' });
      if (monster !== undefined) yield* tribute(e, [monster], 'effect');
    },
  },
});
