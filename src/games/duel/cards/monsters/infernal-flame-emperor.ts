import {
  banishSeveralFromGraveyard,
  chooseCards,
  destroy,
  gives,
  monster,
  optionalTrigger,
  wasTributeSummoned,
} from '../../../../engine/duel/api';
import { ofAttribute } from '../shared/kinds';

/** Up to five, and no more than there are Spells and Traps to destroy. */
const flames = banishSeveralFromGraveyard((q) => Math.min(5, q.spellsTraps().length), ofAttribute('FIRE'));

/** Cannot be Special Summoned. Tribute Summoned, it may remove FIRE monsters from play to destroy as many Spells and Traps. */
export default monster(19847532, {
  continuous: [gives('notSpecialSummoned')],
  effects: [
    optionalTrigger({
      on: 'summon',
      when: wasTributeSummoned,
      condition: (q) => q.spellsTraps().length > 0,
      costs: [flames],
      *resolve(e) {
        const count = e.paid.length;
        const hit = yield* chooseCards(e, { from: e.spellsTraps(), min: count, max: count, prompt: 'destroy' });
        yield* destroy(e, hit);
      },
    }),
  ],
});
