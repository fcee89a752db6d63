import { battledAMonster, mandatoryTrigger, monster, putInDefensePosition } from '../../../../engine/duel/api';

/** A monster that battles it is put in defense position after damage calculation. */
export default monster(95789089, {
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: battledAMonster,
      *resolve(e) {
        const { foe } = e.event!;
        if (foe !== undefined)
          yield* putInDefensePosition(
            e,
            [foe].filter((id) => !e.card(id).battleDestroyed),
          );
      },
    }),
  ],
});
