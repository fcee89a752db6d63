import {
  chooseCard,
  maySpecialSummon,
  phaseTrigger,
  sendSelf,
  shuffleDeck,
  specialSummon,
  type ActivatedEffect,
} from '../../../../engine/duel/api';

type When = Pick<Parameters<typeof phaseTrigger>[0], 'phase' | 'whose' | 'condition'>;

/** In such a phase it may go to the Graveyard and bring its next level from the hand or deck. Finding none is legal. */
export const becomes = (name: number, when: When): ActivatedEffect =>
  phaseTrigger({
    ...when,
    optional: true,
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
