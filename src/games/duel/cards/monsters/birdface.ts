import { destroyedByBattle, monster, optionalTrigger, search } from '../../../../engine/duel/api';

const HARPIE_LADY = 76812113;
/** Destroyed by battle it may search for a Harpie Lady. */
export default monster(45547649, {
  effects: [
    optionalTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: destroyedByBattle,
      *resolve(e) {
        yield* search(e, (id) => e.isNamed(id, HARPIE_LADY));
      },
    }),
  ],
});
