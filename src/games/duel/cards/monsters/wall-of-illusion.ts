import { monster } from '../../../../engine/duel/api';
import { repelsAttackers } from '../shared/battlers';

/**
 * After damage calculation, the monster that attacked it returns to its owner's hand, unless the battle has destroyed that
 * one.
 */
export default monster(13945283, { effects: [repelsAttackers] });
