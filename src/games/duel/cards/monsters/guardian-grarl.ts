import { monster } from '../../../../engine/duel/api';
import { needsItsWeapon } from '../shared/guardian';

const grarl = needsItsWeapon(32022366);

/** Needs its axe to be summoned; as the only card of the hand it may come by itself. */
export default monster(47150851, {
  summoning: {
    ...grarl,
    procedure: {
      from: 'hand',
      rule: 'needs-its-weapon',
      can: (q) => q.handOf(q.player).length === 1 && grarl.needs!.can(q),
      *perform() {
        /* It takes nothing. */
      },
    },
  },
});
