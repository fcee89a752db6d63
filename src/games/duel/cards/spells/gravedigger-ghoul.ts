import { banish, spell, targetUpTo } from '../../../../engine/duel/api';

/** Removes one or two monsters of the opponent's Graveyard from play. */
export default spell(82542267, {
  activate: {
    condition: (q) => !q.isForbidden('banishFromGraveyard', q.player),
    rule: 'graveyard-cannot-be-banished',
    targets: targetUpTo(2, (q) => q.graveyardOf(q.opponent).filter((id) => q.isMonster(id))),
    *resolve(e) {
      yield* banish(e, e.targets);
    },
  },
});
