import { damage, equip, mandatoryTrigger } from '../../../../engine/duel/api';
import { fallOfHostInBattle } from '../shared/equip-watching';

/**
 * For a monster of the opponent: destroyed by battle and come to the Graveyard, it costs that player as many Life Points as its
 * ATK says.
 */
export default equip(23842445, {
  fits: (q, id) => q.controls(q.opponent, id),
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => fallOfHostInBattle(q, event)?.to === 'graveyard',
      *resolve(e) {
        yield* damage(e, e.opponent, e.printedAtk(e.event!.host!));
      },
    }),
  ],
});
