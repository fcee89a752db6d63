import { discardAtRandom, mandatoryTrigger } from '../../../../engine/duel/api';
import { isOn, union } from '../shared/union';

const DECAYED_COMMANDER = 10209545;

/**
 * Union for Decayed Commander: 500 ATK and DEF, and a random card of the opponent's hand for each monster that it destroys by
 * battle.
 */
export default union(47693640, [DECAYED_COMMANDER], 500, {
  effects: [
    mandatoryTrigger({
      on: 'destroy',
      about: 'any',
      from: ['spellTrap'],
      when: (q, { cause, by, player }) => cause === 'battle' && player === q.opponent && isOn(q, by),
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
