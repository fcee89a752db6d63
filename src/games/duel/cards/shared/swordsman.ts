import {
  attackedNow,
  chooseCard,
  destroy,
  mandatoryTrigger,
  maySpecialSummon,
  phaseTrigger,
  sendSelf,
  shuffleDeck,
  specialSummon,
  type ActivatedEffect,
} from '../../../../engine/duel/api';

/** Attacking a face-down monster, it destroys it at the start of the Damage Step, without turning it up and without damage. */
export const cutsDownFaceDown: ActivatedEffect = mandatoryTrigger({
  on: 'meets',
  when: (q) => {
    const attacked = attackedNow(q);
    return attacked !== null && q.isFaceDown(attacked);
  },
  *resolve(e) {
    const attacked = attackedNow(e);
    if (attacked !== null && e.isFaceDown(attacked)) yield* destroy(e, [attacked]);
  },
});

/**
 * In the End Phase of a turn in which it destroyed a monster by battle it may go to the Graveyard and bring its next level from
 * the hand or deck.
 */
export const levelsUpTo = (name: number): ActivatedEffect =>
  phaseTrigger({
    phase: 'end',
    whose: 'each',
    optional: true,
    condition: (q) => q.data.turn === q.turn,
    costs: [sendSelf],
    specialSummons: true,
    *resolve(e) {
      const next = yield* chooseCard(e, {
        from: [...e.handOf(e.player), ...e.deckOf(e.player)].filter((id) => e.isNamed(id, name) && maySpecialSummon(e, id)),
        prompt: 'specialSummon',
      });
      if (next !== undefined) yield* specialSummon(e, [next]);
      yield* shuffleDeck(e, e.player);
    },
  });
