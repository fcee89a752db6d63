import { declareAttribute, remember, trap, type Attribute } from '../../../../engine/duel/api';

/** An Attribute is declared on activation: all face-up monsters count as it. */
export default trap(56769674, {
  activate: {
    declare: (e) => declareAttribute(e),
    *resolve(e) {
      yield* remember(e, { attribute: e.declared as Attribute });
    },
  },
  continuous: [{ kind: 'attribute', on: (q, card) => q.isFaceUp(card), attribute: (q) => q.data.attribute }],
});
