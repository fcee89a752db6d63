import { chooseCard, discardCards, linger, returnToHand, spell } from '../../../../engine/duel/api';
import { fallenThisTurn, isFall } from '../shared/fallen';

/** For a discarded monster: at the end of the turn one of the own monsters that battle destroyed in it returns to the hand. */
export default spell(19827717, {
  recalls: isFall,
  activate: {
    costs: [discardCards(1, (q, id) => q.isMonster(id))],
    *resolve(e) {
      yield* linger(e, 'returns');
    },
  },
  lingering: {
    returns: {
      until: 'endPhase',
      *atEnd(e) {
        const back = yield* chooseCard(e, { from: fallenThisTurn(e), prompt: 'toHand' });
        if (back !== undefined) yield* returnToHand(e, [back]);
      },
    },
  },
});
