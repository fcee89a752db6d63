import { banish, dealtBattleDamage, forbids, monster, optionalTrigger, targetUpTo } from '../../../../engine/duel/api';

/**
 * Battle damage to the opponent lets it remove up to two monsters of that player's Graveyard from play. The opponent cannot
 * remove cards in any Graveyard from play, not even as a cost.
 */
export default monster(88240808, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      condition: (q) => !q.isForbidden('banishFromGraveyard', q.player),
      targets: targetUpTo(2, (q) => q.graveyardOf(q.opponent).filter((id) => q.isMonster(id))),
      *resolve(e) {
        yield* banish(e, e.targets);
      },
    }),
  ],
  continuous: [forbids('banishFromGraveyard', 'graveyard-cannot-be-banished', (q, { player }) => player === q.opponent)],
});
