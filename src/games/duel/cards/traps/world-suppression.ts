import { answersCardActivation, linger, negates, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isOfThatKind = (q: Scope, card: CardId): boolean => q.facts(card).subtype === 'field' && q.isSpell(card);

/** Turned up above the activation of a Field Spell: all Field Spells have no effect for the rest of the turn. They stay. */
export default trap(12253117, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']) && isOfThatKind(q, q.respondingTo!.card),
    rule: 'answers-what-its-text-names',
    *resolve(e) {
      yield* linger(e, 'suppressed');
    },
  },
  lingering: { suppressed: { until: 'endOfTurn', parts: [negates(isOfThatKind)] } },
});
