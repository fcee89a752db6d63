import { monster } from '../../../../engine/duel/api';

const PANDEMONIUM = 94585852;

/**
 * No effect of the opponent's cards destroys the own face-up Pandemonium. A new Field Spell of the opponent still does, by
 * rule.
 */
export default monster(75375465, {
  continuous: [
    {
      kind: 'endures',
      cards: (q, id, _by, _targeted, byPlayer) =>
        q.isNamed(id, PANDEMONIUM) && q.isFaceUp(id) && q.controls(q.player, id) && byPlayer === q.opponent,
    },
  ],
});
