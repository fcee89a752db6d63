import {
  destroy,
  equip,
  equippedMonster,
  forbids,
  remember,
  returnToHand,
  upkeep,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const hostOf = (q: Scope): CardId | null => q.card(q.self).equippedTo;

/**
 * Its monster does not attack, and is destroyed in the End Phase of its controller's second turn, counted from the one that
 * runs; this comes back to the hand then.
 */
export default equip(69954399, {
  continuous: [forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card))],
  upkeeps: [
    upkeep({
      phase: 'end',
      whose: 'each',
      condition: (q) => hostOf(q) !== null && q.controls(q.turnPlayer, hostOf(q)!),
      *run(e) {
        const { turns = 0 } = e.data;
        const host = hostOf(e)!;
        if (turns === 0) return yield* remember(e, { turns: 1 });
        yield* returnToHand(e, [e.self]);
        yield* destroy(e, [host]);
      },
    }),
  ],
});
