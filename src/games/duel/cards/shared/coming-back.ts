import {
  phaseTrigger,
  sendToGraveyard,
  specialSummon,
  useUpMemory,
  type Action,
  type ActivatedEffect,
  type Effect,
  type Note,
} from '../../../../engine/duel/api';

/**
 * Sent to the Graveyard in such a way, it remembers from which turn on its owner's next Standby Phase may come: needs
 * `comesBackInStandby`.
 */
export const remembersStandby = (when: NonNullable<Note['when']>): Note => ({
  on: 'toGrave',
  when,
  remembers: (q) => ({ turn: q.isMyTurn && q.phase === 'draw' ? q.turn : q.turn + 1 }),
});

/** In that Standby Phase it comes back from the Graveyard, once. */
export const comesBackInStandby: ActivatedEffect = phaseTrigger({
  phase: 'standby',
  whose: 'own',
  from: ['graveyard'],
  condition: (q) => q.turn >= (q.data.turn ?? 0),
  costs: [useUpMemory],
  specialSummons: true,
  *resolve(e) {
    if (e.selfIsThere) yield* specialSummon(e, [e.self]);
  },
});

/** What is out of play comes back to the field, or goes to the Graveyard if no zone is free for it. */
export function* comeBackOrBeGone(e: Effect, how?: Parameters<typeof specialSummon>[2]): Action {
  if (!e.selfIsThere) return;
  if (e.freeMonsterZones(e.player) > 0) yield* specialSummon(e, [e.self], how);
  else yield* sendToGraveyard(e, [e.self]);
}
