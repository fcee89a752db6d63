import { monster } from '../../../../engine/duel/api';
import { becomes } from '../shared/levels';

const ARMED_DRAGON_LV5 = 46384672;

/** In its controller's Standby Phase it may go to the Graveyard and bring its next level from the hand or deck. */
export default monster(980973, { effects: [becomes(ARMED_DRAGON_LV5, { phase: 'standby', whose: 'own' })] });
