import { destroy, spell } from '../../../../engine/duel/api';

const GREEN = 12482652;
const YELLOW = 42941100;
const BLACK = 79335209;

/** While its player has the three Ojamas face-up: everything on the opponent's field is destroyed. */
export default spell(8251996, {
  activate: {
    condition: (q) => [GREEN, YELLOW, BLACK].every((name) => q.faceUpMonstersOf(q.player).some((id) => q.isNamed(id, name))),
    rule: 'needs-another-card',
    actsOn: (q) => q.cardsOnFieldOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
