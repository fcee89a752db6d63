import {
  attackerNow,
  gives,
  itself,
  linger,
  optionalTrigger,
  type ActivatedEffect,
  type Attribute,
  type CardId,
  type LingeringDefinition,
  type Scope,
} from '../../../../engine/duel/api';

const isThere = (q: Scope, attribute: Attribute): boolean => q.faceUpMonsters().some((id) => q.hasAttribute(id, attribute));

/** For what the card itself has while a face-up monster with that Attribute is on the field. */
export const whileThere =
  (attribute: Attribute) =>
  (q: Scope, id: CardId): boolean =>
    itself(q, id) && isThere(q, attribute);

/** With a WIND monster on the field it may attack once more right after an attack that has destroyed a monster. */
export const attacksOnInWind: {
  readonly effects: readonly ActivatedEffect[];
  readonly lingering: { readonly secondAttack: LingeringDefinition };
} = {
  effects: [
    optionalTrigger({
      on: 'battled',
      when: (q, { foe }) => {
        const { battleDestroyed, attackedThisPhase } = q.card(q.self);
        const first = attackerNow(q) === q.self && attackedThisPhase === 1 && !battleDestroyed;
        return first && foe !== undefined && q.card(foe).battleDestroyed && isThere(q, 'WIND');
      },
      *resolve(e) {
        yield* linger(e, 'secondAttack');
      },
    }),
  ],
  lingering: { secondAttack: { until: 'nextAttack', parts: [gives('extraAttack', itself)] } },
};
