import { forbids, linger, mandatoryTrigger, monster, wasTributeSummoned } from '../../../../engine/duel/api';

/** Its Tribute Summon keeps the opponent from declaring attacks in that player's next turn. */
export default monster(16469012, {
  effects: [
    mandatoryTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      *resolve(e) {
        const turn = e.isMyTurn ? e.turn + 1 : e.turn + 2;
        yield* linger(e, 'peace', { turn, data: { turn } });
      },
    }),
  ],
  lingering: {
    peace: {
      until: 'endOfTurn',
      parts: [
        forbids('declareAttack', 'opponent-cannot-attack', (q, { player }) => player === q.opponent && q.turn === q.data.turn),
      ],
    },
  },
});
