import { dealtBattleDamageDirectly, discardAtRandom, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { bringsFromHand } from '../shared/summoned';

const ZOMBIE_TIGER = 47693640;

/** Normal Summoned, it may bring a Zombie Tiger from the hand. Its direct attack costs the opponent a random card. */
export default monster(10209545, {
  effects: [
    bringsFromHand((q, id) => q.isNamed(id, ZOMBIE_TIGER)),
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamageDirectly,
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
