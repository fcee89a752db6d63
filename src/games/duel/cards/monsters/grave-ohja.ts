import { damage, forbids, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Beside an own face-down monster it cannot be attacked. Each Flip Summon of another own one costs the opponent 300. */
export default monster(40937767, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card === q.self && q.monstersOf(q.player).some((id) => q.isFaceDown(id)),
    ),
  ],
  effects: [
    mandatoryTrigger({
      on: 'flipSummon',
      about: 'any',
      when: (q, { player, card }) => player === q.player && card !== q.self,
      *resolve(e) {
        yield* damage(e, e.opponent, 300);
      },
    }),
  ],
});
