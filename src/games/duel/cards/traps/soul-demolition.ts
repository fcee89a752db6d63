import {
  banish,
  lifePoints,
  nothing,
  quick,
  target,
  targetByOpponent,
  trap,
  type CardId,
  type Player,
  type Scope,
} from '../../../../engine/duel/api';

const monstersIn = (q: Scope, player: Player): CardId[] =>
  q.isForbidden('banishFromGraveyard', q.player) ? [] : q.graveyardOf(player).filter((id) => q.isMonster(id));

/**
 * With a face-up Fiend on the own side, as often as its player pays 500 Life Points: each player chooses a monster of the
 * other's Graveyard, and both are removed from play.
 */
export default trap(76297408, {
  activate: nothing,
  effects: [
    quick(['spellTrap'], {
      condition: (q) => q.faceUpMonstersOf(q.player).some((id) => q.race(id) === 'Fiend'),
      rule: 'needs-another-card',
      costs: [lifePoints(500)],
      targets: [
        ...target((q) => monstersIn(q, q.opponent), 1, 'banish'),
        ...targetByOpponent((q) => monstersIn(q, q.player), 'banish'),
      ],
      *resolve(e) {
        if (e.selfIsThere) yield* banish(e, e.targets);
      },
    }),
  ],
});
