import { answersSummon, negateSummonAndDestroy, trap, tributeMonsters } from '../../../../engine/duel/api';

/** For a tributed monster it negates a summon and destroys the monster, before the summon has succeeded. */
export default trap(98069388, {
  activate: {
    condition: answersSummon,
    rule: 'answers-summon',
    costs: [tributeMonsters(1)],
    *resolve(e) {
      yield* negateSummonAndDestroy(e);
    },
  },
});
