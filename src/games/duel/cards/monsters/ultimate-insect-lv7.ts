import { monster } from '../../../../engine/duel/api';
import { lessForFoes } from '../shared/levels';

/** Brought by Ultimate Insect LV5, it takes 700 ATK and DEF off all monsters of the opponent while it is face-up. */
export default monster(19877898, { continuous: [lessForFoes(34830502, { atk: -700, def: -700 })] });
