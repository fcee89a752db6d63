import { returnToHand, spell, target } from '../../../../engine/duel/api';

const ENVOYS = [72989439, 82301904];

/** While an envoy of chaos is face-up on the field, on either side: two own cards removed from play return to the hand. */
export default spell(23701465, {
  activate: {
    condition: (q) => q.faceUpMonsters().some((id) => ENVOYS.some((name) => q.isNamed(id, name))),
    rule: 'needs-another-card',
    targets: target((q) => q.banishedOf(q.player), 2),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
