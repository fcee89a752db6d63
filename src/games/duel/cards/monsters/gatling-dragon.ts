import { chooseCards, destroy, ignition, monster, tossCoins } from '../../../../engine/duel/api';

const BARREL_DRAGON = 81480460;
const BLOWBACK_DRAGON = 25551951;

/**
 * Once per turn three coins: as many monsters on the field as fell on heads are destroyed, chosen then, own ones if need be.
 */
export default monster(87751584, {
  fusion: { materials: [BARREL_DRAGON, BLOWBACK_DRAGON] },
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        const heads = (yield* tossCoins(e, 3)).filter((side) => side === 'heads').length;
        const hit = yield* chooseCards(e, { from: e.monsters(), min: heads, max: heads, prompt: 'destroy' });
        yield* destroy(e, hit);
      },
    }),
  ],
});
