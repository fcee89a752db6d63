import { gives, monster } from '../../../../engine/duel/api';

/** An Equip Card that comes to be on it, of whatever kind, is destroyed at once, without a chain. What was paid stays paid. */
export default monster(423705, { continuous: [gives('destroysEquips')] });
