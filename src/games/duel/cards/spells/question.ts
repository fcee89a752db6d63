import { banish, chooseValue, specialSummon, spell, type CardId, type Scope } from '../../../../engine/duel/api';

/** The monster that lies lowest in the own Graveyard. */
const lowest = (q: Scope): CardId | undefined => q.graveyardOf(q.player).find((id) => q.isMonster(id));

/**
 * The opponent names the monster that lies lowest in its user's Graveyard: right, it is removed from play; wrong, it is Special
 * Summoned, if it can be. Until it has resolved the opponent may not look into that Graveyard.
 */
export default spell(38723936, {
  privileges: { coversGraveyard: true },
  activate: {
    condition: (q) => lowest(q) !== undefined,
    specialSummons: true,
    *resolve(e) {
      const asked = lowest(e);
      if (asked === undefined) return;
      const name = yield* chooseValue<string>(e, 'declareName', e.cardNames(), e.opponent);
      if (e.answersTo(asked, name)) yield* banish(e, [asked]);
      else yield* specialSummon(e, [asked]);
    },
  },
});
