import { maySpecialSummon, specialSummon, spell, target } from '../../../../engine/duel/api';

/** With an empty own Graveyard: an own monster that is removed from play comes. */
export default spell(95194279, {
  activate: {
    condition: (q) => q.graveyardOf(q.player).length === 0 && q.freeMonsterZones(q.player) > 0,
    rule: 'graveyard-not-empty',
    targets: target(
      (q) => q.banishedOf(q.player).filter((id) => q.isMonster(id) && q.isFaceUp(id) && maySpecialSummon(q, id)),
      1,
      'specialSummon',
    ),
    specialSummons: true,
    *resolve(e) {
      yield* specialSummon(e, e.targets);
    },
  },
});
