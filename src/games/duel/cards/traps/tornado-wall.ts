import { noBattleDamageTo, nothing, perishesWhile, trap } from '../../../../engine/duel/api';
import { umiIsThere } from '../shared/umi';

/** Only with a face-up Umi on the field: attacking monsters deal its player no battle damage. Destroyed when Umi is gone. */
export default trap(18605135, {
  activate: { ...nothing, condition: umiIsThere, rule: 'needs-another-card' },
  continuous: [
    noBattleDamageTo((q) => (q.isMyTurn || !umiIsThere(q) ? undefined : q.player)),
    perishesWhile((q) => !umiIsThere(q)),
  ],
});
