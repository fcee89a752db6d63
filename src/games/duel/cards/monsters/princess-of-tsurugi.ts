import { damage, flip, monster } from '../../../../engine/duel/api';

/** Flip: 500 damage for each Spell and Trap on the opponent's field, counted on resolution. */
export default monster(51371017, {
  effects: [
    flip({
      *resolve(e) {
        yield* damage(e, e.opponent, 500 * e.spellsTrapsOf(e.opponent).length);
      },
    }),
  ],
});
