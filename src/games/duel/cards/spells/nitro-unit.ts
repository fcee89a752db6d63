import { damage, equip, mandatoryTrigger } from '../../../../engine/duel/api';
import { hostFellInBattle } from '../shared/equip-watching';

/** For a monster of the opponent: destroyed by battle, it costs that player as many Life Points as its ATK says. */
export default equip(23842445, {
  fits: (q, id) => q.controls(q.opponent, id),
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: hostFellInBattle,
      *resolve(e) {
        yield* damage(e, e.opponent, e.printedAtk(e.event!.host!));
      },
    }),
  ],
});
