import { answersOpponentsSpell, destroy, negateEffect, trap } from '../../../../engine/duel/api';

const HARPIES_FEATHER_DUSTER = 18144506;

/**
 * Negates the effect of the opponent's Harpie's Feather Duster directly below it; then all Spells and Traps of the opponent are
 * destroyed.
 */
export default trap(55608151, {
  activate: {
    condition: (q) => answersOpponentsSpell(q) && q.isNamed(q.respondingTo!.card, HARPIES_FEATHER_DUSTER),
    rule: 'answers-what-its-text-names',
    negatesActivation: true,
    *resolve(e) {
      yield* negateEffect(e);
      yield* destroy(e, e.spellsTrapsOf(e.opponent));
    },
  },
});
