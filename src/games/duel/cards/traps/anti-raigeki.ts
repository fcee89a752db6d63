import { answersOpponentsSpell, destroy, negateEffect, trap } from '../../../../engine/duel/api';

const RAIGEKI = 12580477;

/** Negates the effect of the opponent's Raigeki directly below it; then all monsters of the opponent are destroyed. */
export default trap(42364257, {
  activate: {
    condition: (q) => answersOpponentsSpell(q) && q.isNamed(q.respondingTo!.card, RAIGEKI),
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateEffect(e);
      yield* destroy(e, e.monstersOf(e.opponent));
    },
  },
});
