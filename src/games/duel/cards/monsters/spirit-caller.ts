import {
  flip,
  isNormalMonster,
  maySpecialSummon,
  monster,
  specialSummon,
  target,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const lesser = (q: Scope): CardId[] =>
  q.freeMonsterZones(q.player) === 0
    ? []
    : q.graveyardOf(q.player).filter((id) => isNormalMonster(q, id) && q.facts(id).level! <= 3 && maySpecialSummon(q, id));

/** Flip: a Normal Monster of Level 3 or lower may come from the own Graveyard. */
export default monster(48659020, {
  effects: [
    flip({
      optional: true,
      targets: target(lesser, 1, 'specialSummon'),
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
