import { declareAttribute, equip, equippedMonster, remember, type Attribute } from '../../../../engine/duel/api';

/** The equipped monster has the Attribute that is declared on activation. */
export default equip(10352095, {
  declare: (e) => declareAttribute(e),
  *then(e) {
    yield* remember(e, { attribute: e.declared as Attribute });
  },
  continuous: [{ kind: 'attribute', on: equippedMonster, attribute: (q) => q.data.attribute }],
});
