import { destroy, flip, monster, type Scope } from '../../../../engine/duel/api';

/** The monsters that it must target: two, or the only one that can be targeted. */
const due = (q: Scope): number => {
  const within = q.monsters().filter((id) => !q.card(id).battleDestroyed && !q.isForbidden('target', q.player, id));
  return Math.min(2, within.length);
};

/** Flip: destroys two monsters of either side, itself perhaps, or the only one that there is (2005). */
export default monster(65878864, {
  effects: [
    flip({
      targets: [{ min: 1, max: 2, prompt: 'destroy', from: (q) => q.monsters(), fits: (q, cards) => cards.length === due(q) }],
      *resolve(e) {
        yield* destroy(e, e.targets);
      },
    }),
  ],
});
