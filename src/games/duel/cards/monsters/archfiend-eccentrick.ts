import { destroy, ignition, monster, target, tributeSelf } from '../../../../engine/duel/api';

/**
 * Pendulum: once per turn destroys another Spell or Trap together with itself, both or none. Monster: tributed, it destroys a
 * monster.
 */
export default monster(57624336, {
  effects: [
    ignition({
      from: ['pendulum'],
      oncePerTurn: 'byName',
      targets: target((q) => q.spellsTraps().filter((id) => id !== q.self)),
      *resolve(e) {
        if (e.target !== null && e.selfIsThere) yield* destroy(e, [e.target, e.self]);
      },
    }),
    ignition({
      oncePerTurn: 'byName',
      costs: [tributeSelf],
      targets: target((q) => q.monsters().filter((id) => id !== q.self)),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
