import { hasFelled, monster } from '../../../../engine/duel/api';
import { growsWhen } from '../shared/growing';

/** 700 ATK more for each monster that it has destroyed by battle and sent to the Graveyard. */
export default monster(43580269, growsWhen('toGrave', hasFelled, 700));
