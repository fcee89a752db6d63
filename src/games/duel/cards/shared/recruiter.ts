import {
  chooseCard,
  destroyedByBattle,
  mandatoryTrigger,
  maySpecialSummon,
  optionalTrigger,
  shuffleDeck,
  specialSummon,
  type ActivatedEffect,
  type CardId,
  type Placement,
  type Scope,
  type TriggerSpec,
} from '../../../../engine/duel/api';

const recruiting = (fits: (q: Scope, card: CardId) => boolean, placements: readonly Placement[]): TriggerSpec => ({
  on: 'toGrave',
  from: ['graveyard'],
  when: destroyedByBattle,
  condition: (q) => q.freeMonsterZones(q.player) > 0,
  rule: 'no-monster-zone',
  specialSummons: true,
  *resolve(e) {
    const recruit = yield* chooseCard(e, {
      from: e.deckOf(e.player).filter((id) => e.isMonster(id) && fits(e, id) && maySpecialSummon(e, id)),
      prompt: 'specialSummon',
    });
    if (recruit !== undefined) yield* specialSummon(e, [recruit], { placements });
    yield* shuffleDeck(e, e.player);
  },
});

/**
 * Recruiters: destroyed by battle and in the Graveyard, they may bring one monster that fits from their owner's deck, lying as
 * `placements` say. The deck is searched on resolution; finding none is legal.
 */
export const recruits = (
  fits: (q: Scope, card: CardId) => boolean,
  placements: readonly Placement[] = ['attack'],
): ActivatedEffect => optionalTrigger(recruiting(fits, placements));
/** The same where the text leaves no choice. */
export const mustRecruit = (
  fits: (q: Scope, card: CardId) => boolean,
  placements: readonly Placement[] = ['attack'],
): ActivatedEffect => mandatoryTrigger(recruiting(fits, placements));
