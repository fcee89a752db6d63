import { battledAMonster, forbids, isChosen, monster } from '../../../../engine/duel/api';

const HARPIE_LADY = 76812113;

/**
 * Counts as Harpie Lady everywhere. What has battled it declares no attack in the next two turns of its controller's
 * opponent; one in which they battle is the first.
 */
export default monster(54415063, {
  countsAs: { name: HARPIE_LADY },
  notes: [{ on: 'battled', when: (q, event) => battledAMonster(q, event) && !q.isNegated(q.self), begins: 'bound' }],
  lingering: {
    bound: {
      until: 'forever',
      about: 'cards',
      parts: [
        forbids(
          'declareAttack',
          'opponent-cannot-attack',
          (q, { player, card }) => player === q.opponent && isChosen(q, card) && q.turn <= q.lingering!.turn + 3,
        ),
      ],
    },
  },
});
