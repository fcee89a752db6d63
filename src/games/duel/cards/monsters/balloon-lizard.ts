import { damage, mandatoryTrigger, monster, phaseTrigger, remember, type Scope } from '../../../../engine/duel/api';

/** Its own counters, which are no Spell Counters. */
const counted = (q: Scope): number => q.card(q.self).data?.amount ?? 0;

/**
 * Each own Standby Phase puts a counter on it. When it is destroyed, wherever it goes, by battle at once after damage calculation
 * (2005), whoever controls what destroyed it takes 400 damage for each.
 */
export default monster(39892082, {
  effects: [
    phaseTrigger({
      phase: 'standby',
      whose: 'own',
      *resolve(e) {
        if (e.selfIsThere) yield* remember(e, { amount: counted(e) + 1 });
      },
    }),
    mandatoryTrigger({
      on: 'battled',
      when: (q) => q.card(q.self).battleDestroyed && counted(q) > 0,
      *resolve(e) {
        yield* damage(e, e.opponent, 400 * counted(e));
      },
    }),
    ...(['toGrave', 'banish'] as const).map((on) =>
      mandatoryTrigger({
        on,
        from: ['graveyard', 'banished'],
        when: (_q, { how, cause, data }) =>
          how === 'destroyed' && (cause === 'effect' || cause === 'negation') && data?.amount !== undefined,
        hurts: (q) => [q.event!.byPlayer!],
        *resolve(e) {
          const { byPlayer, data } = e.event!;
          yield* damage(e, byPlayer!, 400 * data!.amount!);
        },
      }),
    ),
  ],
});
