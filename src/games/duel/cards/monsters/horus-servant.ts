import { forbids, monster } from '../../../../engine/duel/api';

const HORUS = [75830094, 11224103, 48229808];

/** The opponent's effects cannot target a face-up Horus the Black Flame Dragon of any level on the field. The own ones can. */
export default monster(9264485, {
  continuous: [
    forbids(
      'target',
      'protected-from-targeting',
      (q, { player, card }) =>
        player === q.opponent &&
        card !== null &&
        q.card(card).zone === 'monster' &&
        q.isFaceUp(card) &&
        HORUS.some((level) => q.isNamed(card, level)),
    ),
  ],
});
