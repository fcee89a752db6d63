import { forbids, gives, monster } from '../../../../engine/duel/api';

/** It attacks only while it is the only card of its player on field and in hand. What it destroys by battle is negated. */
export default monster(32240937, {
  continuous: [
    forbids(
      'attack',
      'attacks-only-alone',
      (q, { card }) => card === q.self && (q.cardsOnFieldOf(q.player).length > 1 || q.handOf(q.player).length > 0),
    ),
    gives('negatesDestroyed'),
  ],
});
