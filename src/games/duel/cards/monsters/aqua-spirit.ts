import { changePosition, forbids, isChosen, linger, monster, phaseTrigger, target } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';

/**
 * Comes for a WATER monster of the own Graveyard. In the opponent's Standby Phase it may turn one of that player's monsters,
 * which then stays so for the rest of the turn.
 */
export default monster(40916023, {
  summoning: comesForBanished(1, ofAttribute('WATER')),
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'opponent',
      optional: true,
      targets: target((q) => q.faceUpMonstersOf(q.opponent)),
      *resolve(e) {
        const turned = e.targets.filter((id) => e.isFaceUp(id));
        yield* changePosition(e, turned);
        yield* linger(e, 'held', { cards: turned });
      },
    }),
  ],
  lingering: {
    held: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [forbids('changePosition', 'position-locked', (q, { card }) => isChosen(q, card))],
    },
  },
});
