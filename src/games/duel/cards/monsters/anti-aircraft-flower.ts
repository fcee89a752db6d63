import { damage, ignition, monster, tributeMonsters } from '../../../../engine/duel/api';

/** Tribute an own Insect: 800 damage to the opponent. As often as wanted. */
export default monster(65064143, {
  effects: [
    ignition({
      costs: [tributeMonsters(1, (q, id) => q.race(id) === 'Insect')],
      *resolve(e) {
        yield* damage(e, e.opponent, 800);
      },
    }),
  ],
});
