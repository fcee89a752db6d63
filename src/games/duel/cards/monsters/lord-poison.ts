import { maySpecialSummon, monster, specialSummon, target } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

const LORD_POISON = 40320754;

/** Destroyed by battle, it brings back a Plant of the own Graveyard, none of its name. */
export default monster(LORD_POISON, {
  effects: [
    onceDestroyedByBattle(
      function* (e) {
        yield* specialSummon(e, e.targets);
      },
      {
        specialSummons: true,
        targets: target(
          (q) =>
            q.freeMonsterZones(q.player) === 0
              ? []
              : q
                  .graveyardOf(q.player)
                  .filter((id) => q.race(id) === 'Plant' && !q.isNamed(id, LORD_POISON) && maySpecialSummon(q, id)),
          1,
          'specialSummon',
        ),
      },
    ),
  ],
});
