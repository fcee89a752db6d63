import { fromField, mandatoryTrigger, monster, search } from '../../../../engine/duel/api';

/** Sent from the field to the Graveyard, face-up or face-down, it must search for a monster with 1500 ATK or less. */
export default monster(26202165, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      *resolve(e) {
        yield* search(e, (id) => e.isMonster(id) && e.printedAtMost(id, { atk: 1500 }));
      },
    }),
  ],
});
