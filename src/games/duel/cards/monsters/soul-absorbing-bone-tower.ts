import { forbids, mandatoryTrigger, mill, monster } from '../../../../engine/duel/api';
import { ofType } from '../shared/kinds';

const isZombie = ofType('Zombie');

/**
 * Not attacked while its controller has another face-up Zombie. Special Summons of other Zombies mill two cards of the
 * opponent.
 */
export default monster(63012333, {
  continuous: [
    forbids(
      'attackTarget',
      'protected-from-attack',
      (q, { card }) => card === q.self && q.faceUpMonstersOf(q.player).some((id) => id !== q.self && isZombie(q, id)),
    ),
  ],
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      about: 'any',
      together: true,
      when: (q, { card }) => card !== q.self && isZombie(q, card!),
      *resolve(e) {
        yield* mill(e, e.opponent, 2);
      },
    }),
  ],
});
