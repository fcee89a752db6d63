import { declareAttribute, ignition, isChosen, linger, monster, type Attribute } from '../../../../engine/duel/api';

/** Once per turn another Attribute may be declared, which it has for as long as it lies face-up. */
export default monster(40410110, {
  effects: [
    ignition({
      oncePerTurn: true,
      declare: (e) => declareAttribute(e, (one) => one !== e.attribute(e.self)),
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'changed', { cards: [e.self], data: { attribute: e.declared as Attribute } });
      },
    }),
  ],
  lingering: {
    changed: {
      until: 'forever',
      about: 'cards',
      parts: [{ kind: 'attribute', on: isChosen, attribute: (q) => q.data.attribute }],
    },
  },
});
