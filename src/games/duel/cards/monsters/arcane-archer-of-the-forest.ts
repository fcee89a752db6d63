import { destroy, forbids, ignition, monster, target, tributeMonsters } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

/** Beside an own face-up Plant it cannot be attacked. A Plant as tribute destroys a Spell or Trap, as often as wanted. */
export default monster(55001420, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card === q.self && q.faceUpMonstersOf(q.player).some((id) => q.race(id) === 'Plant'),
    ),
  ],
  effects: [
    ignition({
      costs: [tributeMonsters(1, ofType('Plant'))],
      targets: target((q) => q.spellsTraps(), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
