import { spareTrapsBelow, trap, wouldDestroy } from '../../../../engine/duel/api';

/** The own Traps that the opponent's effect directly below would destroy stay; this card goes in their place. */
export default trap(3027001, {
  activate: {
    condition: (q) =>
      q.respondingTo?.player === q.opponent &&
      wouldDestroy(q).some((id) => id !== q.self && q.isTrap(id) && q.controls(q.player, id)),
    rule: 'answers-what-its-text-names',
    *resolve(e) {
      yield* spareTrapsBelow(e);
    },
  },
});
