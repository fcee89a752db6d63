import { destroy, mandatoryTrigger, monster, target } from '../../../../engine/duel/api';

/** It comes by Release Restraint alone. Each Equip Card that is put on it destroys an opposing monster. */
export default monster(57046845, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  effects: [
    mandatoryTrigger({
      on: 'equip',
      about: 'any',
      when: (q, { card }) => card !== undefined && q.card(card).equippedTo === q.self,
      targets: target((q) => q.monstersOf(q.opponent), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
