import { returnToHand, spell, target } from '../../../../engine/duel/api';

/** Returns a Warrior of the own Graveyard to the hand. */
export default spell(95281259, {
  activate: {
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.race(id) === 'Warrior')),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
