import { declareRace, mandatoryTrigger, monster, remember, type Race } from '../../../../engine/duel/api';
import { strongerInCalculation } from '../shared/foes';

/** Normal Summoned, it names a Type; battling one of that Type it has 1000 ATK more while damage is calculated. */
export default monster(1525329, {
  continuous: [strongerInCalculation((q, foe) => q.race(foe) === q.card(q.self).data?.race, { atk: 1000 })],
  effects: [
    mandatoryTrigger({
      on: 'summon',
      declare: declareRace,
      *resolve(e) {
        if (e.selfIsThere) yield* remember(e, { race: e.declared as Race });
      },
    }),
  ],
});
