import { forbids, monster } from '../../../../engine/duel/api';

/** The opponent can activate no Quick-Play Spells. */
export default monster(56647086, {
  continuous: [
    forbids(
      'activateCard',
      'spells-cannot-be-activated',
      (q, { player, card }) => player === q.opponent && card !== null && q.facts(card).subtype === 'quick-play',
    ),
  ],
});
