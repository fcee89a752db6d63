import { destroy, remember, upkeep, type CodeSpec } from '../../../../engine/duel/api';

/** Destroyed without a chain in so many own Standby Phases after its activation; negated it counts on. */
export const leavesInStandby = (turns: number) =>
  ({
    departure: { turnLimit: { turns, whose: 'own', inStandby: true } },
    upkeeps: [
      upkeep({
        phase: 'standby',
        whose: 'own',
        counts: true,
        *run(e) {
          const seen = (e.data.turns ?? 0) + 1;
          yield* remember(e, { turns: seen });
          if (seen >= turns) yield* destroy(e, [e.self]);
        },
      }),
    ],
  }) satisfies CodeSpec;
