import { chooseCard, maySpecialSummon, specialSummon, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const away = (q: Scope): CardId[] =>
  q.banishedOf(q.player).filter((id) => q.isMonster(id) && q.isFaceUp(id) && maySpecialSummon(q, id));

/** With an empty own Graveyard: an own monster that is removed from play comes, chosen on resolution. */
export default spell(95194279, {
  activate: {
    condition: (q) => q.graveyardOf(q.player).length === 0 && q.freeMonsterZones(q.player) > 0,
    rule: 'graveyard-not-empty',
    actsOn: away,
    specialSummons: true,
    *resolve(e) {
      const monster = yield* chooseCard(e, { from: e.actedOn, prompt: 'specialSummon' });
      if (monster !== undefined) yield* specialSummon(e, [monster]);
    },
  },
});
