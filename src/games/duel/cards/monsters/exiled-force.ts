import { destroy, ignition, monster, target, tributeSelf } from '../../../../engine/duel/api';

/** Tributes itself to destroy a monster, face-up or face-down. With priority it is gone before a summon could be answered. */
export default monster(74131780, {
  effects: [
    ignition({
      costs: [tributeSelf],
      targets: target((q) => q.monsters().filter((id) => id !== q.self)),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
