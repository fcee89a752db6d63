import {
  attackerNow,
  destroyedByBattle,
  gives,
  monster,
  phaseTrigger,
  type Scope,
  specialSummon,
  useUpMemory,
} from '../../../../engine/duel/api';

/** The Damage Step of the battle that runs has turned it face-up. */
const wasTurnedUpByIt = (q: Scope): boolean => (q.data.moment ?? 0) > q.card(attackerNow(q)!).lastAttack;

/**
 * Destroyed by battle while it was face-up before that Damage Step, it comes back in the End Phase. It is no tribute for a
 * Tribute Summon.
 */
export default monster(88753985, {
  notes: [
    { on: 'flip', when: (q) => q.damageStep !== null, remembers: (q) => ({ moment: q.now }) },
    { on: 'battled', remembers: (q) => (wasTurnedUpByIt(q) ? {} : { turn: q.turn }) },
    {
      on: 'toGrave',
      when: (q, event) => destroyedByBattle(q, event) && event.data?.turn === q.turn,
      remembers: (q) => ({ turn: q.turn }),
    },
  ],
  continuous: [gives('notTributeForSummon')],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['graveyard'],
      condition: (q) => q.data.turn === q.turn,
      costs: [useUpMemory],
      specialSummons: true,
      *resolve(e) {
        if (e.selfIsThere) yield* specialSummon(e, [e.self]);
      },
    }),
  ],
});
