import { mandatoryTrigger, monster, skipNext } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';

/**
 * Comes for two WATER monsters of the own Graveyard. Once it has destroyed a monster of the opponent by battle, even if it is
 * destroyed as well, that player skips a Draw Phase (2005).
 */
export default monster(218704, {
  summoning: comesForBanished(2, ofAttribute('WATER')),
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => foe !== undefined && q.card(foe).battleDestroyed,
      *resolve(e) {
        yield* skipNext(e, e.opponent, 'draw');
      },
    }),
  ],
});
