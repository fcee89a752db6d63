import {
  answersCardActivation,
  discardCards,
  forbids,
  linger,
  negateActivationAndDestroy,
  trap,
} from '../../../../engine/duel/api';

/**
 * For a Spell discarded it negates and destroys a Spell directly below it. The opponent cannot activate Spells of that name any
 * more in this duel, not even Set ones.
 */
export default trap(58851034, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']),
    rule: 'answers-spell-activation',
    costs: [discardCards(1, (q, id) => q.isSpell(id))],
    negatesActivation: true,
    *resolve(e) {
      const negated = yield* negateActivationAndDestroy(e);
      if (negated !== undefined) yield* linger(e, 'sealed', { data: { name: e.nameOf(negated) } });
    },
  },
  lingering: {
    sealed: {
      until: 'forever',
      parts: [
        forbids(
          'activateCard',
          'activation-locked',
          (q, { player, card }) =>
            player === q.opponent &&
            card !== null &&
            q.isSpell(card) &&
            q.data.name !== undefined &&
            q.answersTo(card, q.data.name),
        ),
      ],
    },
  },
});
