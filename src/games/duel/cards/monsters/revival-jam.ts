import {
  destroyedByBattle,
  lifePoints,
  monster,
  optionalTrigger,
  phaseTrigger,
  remember,
  specialSummon,
  useUpMemory,
} from '../../../../engine/duel/api';

/** Destroyed by battle, for 1000 Life Points it comes back in its owner's next Standby Phase, in face-up defense position. */
export default monster(31709826, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      costs: [lifePoints(1000)],
      *resolve(e) {
        if (e.selfIsThere) yield* remember(e, { turn: e.turn });
      },
    }),
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      from: ['graveyard'],
      costs: [useUpMemory],
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self], { placements: ['defense'] });
      },
    }),
  ],
});
