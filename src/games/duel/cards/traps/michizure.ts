import { destroy, fromField, happened, target, trap } from '../../../../engine/duel/api';

/**
 * A monster has just gone from the field to its player's Graveyard, in whatever way, but not in the Damage Step: a monster is
 * destroyed.
 */
export default trap(37580756, {
  activate: {
    condition: (q) =>
      happened(
        q,
        'toGrave',
        (event) =>
          event.from === 'monster' &&
          event.to === 'graveyard' &&
          fromField(q, event) &&
          q.card(event.card!).owner === q.player &&
          q.isMonster(event.card!),
      ).length > 0,
    rule: 'right-after-its-event',
    targets: target((q) => q.monsters()),
    *resolve(e) {
      yield* destroy(e, e.targets);
    },
  },
});
