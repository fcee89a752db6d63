import { gives, itself, monster, type Attribute, type CardId, type Scope } from '../../../../engine/duel/api';

const isThere = (q: Scope, attribute: Attribute): boolean => q.faceUpMonsters().some((id) => q.attribute(id) === attribute);
const whileThere =
  (attribute: Attribute) =>
  (q: Scope, id: CardId): boolean =>
    itself(q, id) && isThere(q, attribute);
/** With a WATER monster on the field its control does not change; with an EARTH one what it destroys by battle is negated. */
export default monster(66712593, {
  continuous: [gives('keepsController', whileThere('WATER')), gives('negatesDestroyed', whileThere('EARTH'))],
});
