import { fromField, isNormalMonster, mandatoryTrigger, monster, search } from '../../../../engine/duel/api';

/**
 * Sent from the field to the Graveyard, it lets each player fetch a Normal Monster of Level 3 or lower, the turn player first.
 */
export default monster(75043725, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      *resolve(e) {
        for (const player of [e.turnPlayer, e.turnPlayer === e.player ? e.opponent : e.player])
          yield* search(e, (id) => isNormalMonster(e, id) && e.facts(id).level! <= 3, player);
      },
    }),
  ],
});
