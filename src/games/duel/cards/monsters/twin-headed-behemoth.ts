import { fromField, isChosen, linger, monster, phaseTrigger, specialSummon, stats } from '../../../../engine/duel/api';

/**
 * Destroyed on the field and sent to the Graveyard, it may come back in the End Phase of that turn with 1000 ATK and DEF: each of
 * its name once in a duel.
 */
export default monster(43586926, {
  notes: [
    { on: 'toGrave', when: (q, event) => event.how === 'destroyed' && fromField(q, event), remembers: (q) => ({ turn: q.turn }) },
  ],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      optional: true,
      from: ['graveyard'],
      oncePerTurn: 'inDuel',
      condition: (q) => q.data.turn === q.turn,
      specialSummons: true,
      *resolve(e) {
        if (!e.selfIsThere) return;
        const back = yield* specialSummon(e, [e.self]);
        yield* linger(e, 'weaker', { cards: back });
      },
    }),
  ],
  lingering: { weaker: { until: 'forever', about: 'cards', parts: [stats(isChosen, { setAtk: 1000, setDef: 1000 })] } },
});
