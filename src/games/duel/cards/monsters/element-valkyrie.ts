import { gives, itself, monster, stats, type Attribute, type Scope } from '../../../../engine/duel/api';

const isThere = (q: Scope, attribute: Attribute): boolean => q.faceUpMonsters().some((id) => q.hasAttribute(id, attribute));

/** With a face-up FIRE monster on the field it has 500 ATK more; with a WATER one its control does not change. */
export default monster(97623219, {
  continuous: [
    stats((q, id) => itself(q, id) && isThere(q, 'FIRE'), { atk: 500 }),
    gives('keepsController', (q, id) => itself(q, id) && isThere(q, 'WATER')),
  ],
});
