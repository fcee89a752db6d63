import { answersOpponentsSpell, negateEffect, trap } from '../../../../engine/duel/api';

const MONSTER_REBORN = 83764718;

/** Negates the effect of the opponent's Monster Reborn directly below it, which is no destruction. */
export default trap(16970158, {
  activate: {
    condition: (q) => answersOpponentsSpell(q) && q.isNamed(q.respondingTo!.card, MONSTER_REBORN),
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateEffect(e);
    },
  },
});
