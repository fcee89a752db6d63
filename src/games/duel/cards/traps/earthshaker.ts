import { declareAttribute, destroy, trap, type Attribute, type Scope } from '../../../../engine/duel/api';

const there = (q: Scope): Attribute[] => [...new Set(q.faceUpMonsters().flatMap((id) => q.attributes(id)))];

/** Of two Attributes that face-up monsters have, the opponent chooses the one whose face-up monsters are all destroyed. */
export default trap(60866277, {
  activate: {
    condition: (q) => there(q).length >= 2,
    rule: 'too-few-monsters-on-field',
    *resolve(e) {
      const attributes = there(e);
      if (attributes.length < 2) return;
      const first = yield* declareAttribute(e, (one) => attributes.includes(one));
      const second = yield* declareAttribute(e, (one) => one !== first && attributes.includes(one));
      const hit = yield* declareAttribute(e, (one) => one === first || one === second, e.opponent);
      yield* destroy(
        e,
        e.faceUpMonsters().filter((id) => e.hasAttribute(id, hit)),
      );
    },
  },
});
