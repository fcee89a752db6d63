import { destroy, trap } from '../../../../engine/duel/api';

/** With four or more monsters on the field, face-down ones counted: destroys all face-up ones, on both sides. */
export default trap(38411870, {
  activate: {
    condition: (q) => q.monsters().length >= 4,
    rule: 'too-few-monsters-on-field',
    actsOn: (q) => q.faceUpMonsters(),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
