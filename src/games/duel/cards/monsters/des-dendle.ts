import { mandatoryTrigger, summonTokens } from '../../../../engine/duel/api';
import { isOn, union } from '../shared/union';

const VAMPIRE_ORCHIS = 46571052;
const WICKED_PLANT_TOKEN = 900000013;

/**
 * Union for Vampire Orchis: a Wicked Plant Token for each monster that it destroys by battle. Its host is no card of the pool to
 * mid-2005; it is played by the later turn flow alone.
 */
export default union(12965761, [VAMPIRE_ORCHIS], 0, {
  effects: [
    mandatoryTrigger({
      on: 'destroy',
      about: 'any',
      from: ['spellTrap'],
      when: (q, { cause, by, player }) => cause === 'battle' && player === q.opponent && isOn(q, by),
      specialSummons: true,
      *resolve(e) {
        yield* summonTokens(e, WICKED_PLANT_TOKEN, 1, ['attack', 'defense']);
      },
    }),
  ],
});
