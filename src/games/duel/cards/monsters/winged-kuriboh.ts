import { fromField, linger, mandatoryTrigger, monster, noBattleDamageTo } from '../../../../engine/duel/api';

/** Destroyed on the field and in the Graveyard, it keeps its player from any battle damage for the rest of the turn. */
export default monster(57116033, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => event.how === 'destroyed' && fromField(q, event),
      *resolve(e) {
        yield* linger(e, 'shelter');
      },
    }),
  ],
  lingering: { shelter: { until: 'endOfTurn', parts: [noBattleDamageTo((q) => q.player)] } },
});
