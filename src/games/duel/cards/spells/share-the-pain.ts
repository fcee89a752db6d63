import { chooseCard, mayBeTributed, spell, tribute, tributeMonsters, type CardId, type Scope } from '../../../../engine/duel/api';

const theirs = (q: Scope): CardId[] => q.monstersOf(q.opponent).filter((id) => mayBeTributed(q, id));

/**
 * For a tribute of its player the opponent tributes a monster too, which is chosen on resolution and no target. It is that player
 * who does it, and no effect on the monster: one that is beyond Spells goes as well.
 */
export default spell(56830749, {
  activate: {
    costs: [tributeMonsters(1, undefined, { leaves: (q, tributes) => theirs(q).some((id) => !tributes.includes(id)) })],
    actsOn: theirs,
    *resolve(e) {
      const monster = yield* chooseCard(e, { player: e.opponent, from: e.actedOn, prompt: 'tribute' });
      if (monster !== undefined) yield* tribute(e, [monster], 'tribute');
    },
  },
});
