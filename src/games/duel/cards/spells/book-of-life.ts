import { banish, maySpecialSummon, specialSummon, spell, type CardId, type Scope } from '../../../../engine/duel/api';

/** The monsters of the opponent's Graveyard, unless its player may remove none there. */
const removable = (q: Scope): CardId[] =>
  q.isForbidden('banishFromGraveyard', q.player) ? [] : q.graveyardOf(q.opponent).filter((id) => q.isMonster(id));

/**
 * A Zombie of the own Graveyard comes, and at the same time a monster of the opponent's Graveyard is removed from play: the
 * summon can still be answered.
 */
export default spell(2204140, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    targets: [
      {
        min: 1,
        max: 1,
        prompt: 'specialSummon',
        from: (q) => q.graveyardOf(q.player).filter((id) => q.race(id) === 'Zombie' && maySpecialSummon(q, id)),
      },
      { min: 1, max: 1, prompt: 'banish', from: removable },
    ],
    specialSummons: true,
    *resolve(e) {
      const { targets } = e;
      const theirs = targets.filter((id) => e.card(id).owner === e.opponent);
      const come = yield* specialSummon(
        e,
        targets.filter((id) => !theirs.includes(id)),
      );
      yield* banish(e, theirs, 'effect', { sameMoment: come.length > 0 });
    },
  },
});
