import {
  destroyReturning,
  equip,
  equippedMonster,
  forbids,
  isWithinReach,
  remember,
  upkeep,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const hostOf = (q: Scope): CardId | null => q.card(q.self).equippedTo;

/**
 * Its monster does not attack, and is destroyed in the End Phase of its controller's second turn, counted from the one that
 * runs; this comes back to the hand if it is. Negated it counts on, and does nothing when the time has come.
 */
export default equip(69954399, {
  continuous: [forbids('attack', 'bound-by-card', (q, { card }) => card !== null && equippedMonster(q, card))],
  upkeeps: [
    upkeep({
      phase: 'end',
      whose: 'each',
      counts: true,
      condition: (q) => hostOf(q) !== null && q.controls(q.turnPlayer, hostOf(q)!),
      *run(e) {
        const host = hostOf(e)!;
        const turns = (e.data.turns ?? 0) + 1;
        const isTooLate = e.data.turn !== undefined;
        yield* remember(e, { turns, ...(turns >= 2 && { turn: e.turn }) });
        if (turns < 2 || isTooLate || e.isNegated(e.self) || !isWithinReach(e, host)) return;
        yield* destroyReturning(e, host, e.self);
      },
    }),
  ],
});
