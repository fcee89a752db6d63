import { equip, equippedMonster, gives } from '../../../../engine/duel/api';

/** The equipped monster pierces defense. */
export default equip(97687912, { continuous: [gives('piercing', equippedMonster)] });
