import { gives, itself, monster, stats, type Attribute, type CardId, type Scope } from '../../../../engine/duel/api';

const isThere = (q: Scope, attribute: Attribute): boolean => q.faceUpMonsters().some((id) => q.attribute(id) === attribute);
const whileThere =
  (attribute: Attribute) =>
  (q: Scope, id: CardId): boolean =>
    itself(q, id) && isThere(q, attribute);
/** With a face-up FIRE monster on the field it has 500 ATK more; with an EARTH one what it destroys by battle is negated. */
export default monster(92755808, {
  continuous: [stats(whileThere('FIRE'), { atk: 500 }), gives('negatesDestroyed', whileThere('EARTH'))],
});
