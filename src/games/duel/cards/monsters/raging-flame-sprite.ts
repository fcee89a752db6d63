import { dealtBattleDamageDirectly, gives, monster } from '../../../../engine/duel/api';
import { growsWhen } from '../shared/growing';

/** It may attack directly, and each direct attack that does damage gives it 1000 ATK. */
export default monster(90810762, {
  continuous: [gives('attacksDirectly')],
  ...growsWhen('damage', dealtBattleDamageDirectly, 1000),
});
