import { forbids, nothing, spell } from '../../../../engine/duel/api';

/** Insects of the opponent declare no attack. */
export default spell(23615409, {
  activate: nothing,
  continuous: [
    forbids(
      'declareAttack',
      'opponent-cannot-attack',
      (q, { player, card }) => player === q.opponent && card !== null && q.race(card) === 'Insect',
    ),
  ],
});
