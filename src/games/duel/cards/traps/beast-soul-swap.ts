import { chooseCard, maySpecialSummon, returnToHand, specialSummon, target, trap } from '../../../../engine/duel/api';

/**
 * An own face-up Beast returns to its owner's hand; that player then brings a Beast of its Level from the hand, which may be
 * the same one. A borrowed Beast brings one to the field of its owner.
 */
export default trap(35149085, {
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => q.race(id) === 'Beast')),
    specialSummons: true,
    *resolve(e) {
      const beast = e.target;
      if (beast === null || !e.isFaceUp(beast)) return;
      const level = e.level(beast);
      const player = e.card(beast).owner;
      yield* returnToHand(e, [beast]);
      if (e.card(beast).zone !== 'hand') return;
      const from = e
        .handOf(player)
        .filter((id) => e.race(id) === 'Beast' && e.level(id) === level && maySpecialSummon(e, id, player));
      const next = yield* chooseCard(e, { from, prompt: 'specialSummon', player });
      if (next !== undefined) yield* specialSummon(e, [next], { player });
    },
  },
});
