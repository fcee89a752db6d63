import { attackedNow, forbids, isChosen, linger, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** What attacks it, if it is no Zombie, does not attack in its player's next turn. */
export default monster(55875323, {
  effects: [
    mandatoryTrigger({
      on: 'battled',
      when: (q, { foe }) => attackedNow(q) === q.self && foe !== undefined && q.race(foe) !== 'Zombie',
      *resolve(e) {
        yield* linger(e, 'stunned', { cards: [e.event!.foe!], turn: e.turn + 2, data: { turn: e.turn } });
      },
    }),
  ],
  lingering: {
    stunned: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        forbids('attack', 'opponent-cannot-attack', (q, { card }) => isChosen(q, card) && q.turn === (q.data.turn ?? 0) + 2),
      ],
    },
  },
});
