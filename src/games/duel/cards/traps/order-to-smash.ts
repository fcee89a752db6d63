import {
  chooseCards,
  confirm,
  destroy,
  isNormalMonster,
  mayBeTributed,
  target,
  trap,
  tribute,
} from '../../../../engine/duel/api';

/**
 * Aimed at an own face-up Normal Monster of Level 2 or lower, no token: if its player tributes it as this resolves, one or two
 * Spells and Traps of the opponent are destroyed.
 */
export default trap(39019325, {
  activate: {
    actsOn: (q) => q.spellsTrapsOf(q.opponent),
    targets: target((q) =>
      q.faceUpMonstersOf(q.player).filter((id) => isNormalMonster(q, id) && q.level(id) <= 2 && mayBeTributed(q, id)),
    ),
    *resolve(e) {
      const small = e.target;
      if (small === null || !e.isFaceUp(small) || !mayBeTributed(e, small) || !(yield* confirm(e))) return;
      yield* tribute(e, [small], 'effect');
      yield* destroy(e, yield* chooseCards(e, { from: e.actedOn, min: 1, max: 2, prompt: 'destroy' }));
    },
  },
});
