import { isNormalMonster, returnToHand, spell, target } from '../../../../engine/duel/api';

/** Two Normal Monsters of the own Graveyard return to the hand. */
export default spell(90928333, {
  activate: {
    targets: target((q) => q.graveyardOf(q.player).filter((id) => isNormalMonster(q, id)), 2),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
