import { changePosition, monster, phaseTrigger, target } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';

/** Comes for a WIND monster of the own Graveyard. In the opponent's End Phase it may turn one of that player's monsters. */
export default monster(12800777, {
  summoning: comesForBanished(1, ofAttribute('WIND')),
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'opponent',
      optional: true,
      targets: target((q) => q.faceUpMonstersOf(q.opponent)),
      *resolve(e) {
        yield* changePosition(
          e,
          e.targets.filter((id) => e.isFaceUp(id)),
        );
      },
    }),
  ],
});
