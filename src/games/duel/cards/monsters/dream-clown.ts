import { destroy, mandatoryTrigger, monster, target } from '../../../../engine/duel/api';

/** Changed from attack to face-up defense position, by hand or by an effect, it destroys a monster of the opponent. */
export default monster(13215230, {
  effects: [
    mandatoryTrigger({
      on: 'position',
      when: (_q, { position }) => position === 'defense',
      targets: target((q) => q.monstersOf(q.opponent), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
