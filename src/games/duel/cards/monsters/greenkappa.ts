import { destroy, flip, monster, target } from '../../../../engine/duel/api';

/** Flip: destroys two Set Spells or Traps on the field. With fewer of them nothing happens; one turned up since stays. */
export default monster(61831093, {
  effects: [
    flip({
      targets: target((q) => q.spellsTraps().filter((id) => q.isFaceDown(id)), 2, 'destroy'),
      *resolve(e) {
        yield* destroy(
          e,
          e.targets.filter((id) => e.isFaceDown(id)),
        );
      },
    }),
  ],
});
