import { destroy, mandatoryTrigger, target } from '../../../../engine/duel/api';
import { isOn, union } from '../shared/union';

const BURNING_BEAST = 59364406;

/**
 * Union for Burning Beast: each time its monster deals battle damage to the opponent, a face-down Spell or Trap is destroyed.
 */
export default union(85359414, [BURNING_BEAST], 0, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      from: ['spellTrap'],
      when: (q, { player, cause, by }) => player === q.opponent && cause === 'battle' && isOn(q, by),
      targets: target((q) => q.spellsTraps().filter((id) => q.isFaceDown(id)), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
