import { answersCardActivation, negateActivationAndDestroy, ownSpellCounters, trap } from '../../../../engine/duel/api';

/** A Counter Trap against Spell Cards, for two Spell Counters of the own side. */
export default trap(53112492, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']),
    rule: 'answers-spell-activation',
    costs: [ownSpellCounters(2)],
    negatesActivation: true,
    *resolve(e) {
      yield* negateActivationAndDestroy(e);
    },
  },
});
