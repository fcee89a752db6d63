import { flip, monster, returnToHand, target } from '../../../../engine/duel/api';

/** Flip: takes a Spell back from the own Graveyard, even if she has been destroyed since. */
export default monster(31560081, {
  effects: [
    flip({
      targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id))),
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
