import { destroy, mandatoryTrigger, target } from '../../../../engine/duel/api';
import { isOn, union } from '../shared/union';

const FREEZING_BEAST = 85359414;

/**
 * Union for Freezing Beast: each time its monster deals battle damage to the opponent, a face-up Spell or Trap is destroyed.
 */
export default union(59364406, [FREEZING_BEAST], 0, {
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      from: ['spellTrap'],
      when: (q, { player, cause, by }) => player === q.opponent && cause === 'battle' && isOn(q, by),
      targets: target((q) => q.spellsTraps().filter((id) => q.isFaceUp(id)), 1, 'destroy'),
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
