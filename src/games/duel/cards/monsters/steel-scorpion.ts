import { attackedNow, linger, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { fleeting } from '../shared/fleeting';

/**
 * A monster that attacks it and is no Machine is destroyed in the End Phase of its player's second turn after that, whatever
 * becomes of this card.
 */
export default monster(13599884, {
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => foe !== undefined && attackedNow(q) === q.self && q.race(foe) !== 'Machine',
      *resolve(e) {
        yield* linger(e, 'venom', { cards: [e.event!.foe!], turn: e.turn + 4 });
      },
    }),
  ],
  lingering: { venom: fleeting },
});
