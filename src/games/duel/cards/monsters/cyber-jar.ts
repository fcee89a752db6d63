import {
  destroy,
  flip,
  monster,
  opponentOf,
  returnToHand,
  reveal,
  specialSummonForBoth,
  type CardId,
  type Effect,
  type Player,
} from '../../../../engine/duel/api';
import { lowLevelsWithRoom } from '../shared/low-levels';

/**
 * Flip: destroys all monsters; both players turn over five cards, summon the monsters of Level 4 or lower among them, in attack
 * position or face-down, and take the rest. Turning over is no draw. The turn player's monsters come first.
 */
export default monster(34124316, {
  effects: [
    flip({
      specialSummons: true,
      *resolve(e) {
        yield* destroy(e, e.monsters());
        const [first, second] = [e.turnPlayer, opponentOf(e.turnPlayer)] as const;
        const [firstFive, secondFive] = [topFive(e, first), topFive(e, second)] as const;
        yield* reveal(e, [...firstFive, ...secondFive]);
        const sides = [
          { player: first, cards: yield* lowLevelsWithRoom(e, first, firstFive) },
          { player: second, cards: yield* lowLevelsWithRoom(e, second, secondFive) },
        ];
        const summoned = yield* specialSummonForBoth(e, sides, { placements: ['attack', 'set'] });
        const rest = [...firstFive, ...secondFive].filter((id) => !summoned.includes(id));
        yield* returnToHand(e, rest, 'effect', { sameMoment: summoned.length > 0 });
      },
    }),
  ],
});

const topFive = (e: Effect, player: Player): CardId[] => e.deckOf(player).slice(-5).reverse();
