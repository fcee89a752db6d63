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

/** What recruiters bring, and how it lies. The Deck is searched on resolution; finding none is legal. */
const recruiting = (
  fits: (q: Scope, card: CardId) => boolean,
  placements: readonly Placement[],
): Omit<TriggerSpec, 'on' | 'when' | 'from'> => ({
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
 * `placements` say.
 */
export const recruits = (
  fits: (q: Scope, card: CardId) => boolean,
  placements: readonly Placement[] = ['attack'],
): ActivatedEffect =>
  optionalTrigger({ on: 'toGrave', from: ['graveyard'], when: destroyedByBattle, ...recruiting(fits, placements) });

/** The same where the text leaves no choice. */
export const mustRecruit = (
  fits: (q: Scope, card: CardId) => boolean,
  placements: readonly Placement[] = ['attack'],
): ActivatedEffect =>
  mandatoryTrigger({ on: 'toGrave', from: ['graveyard'], when: destroyedByBattle, ...recruiting(fits, placements) });

/** The same, wherever they go, as soon as damage has been calculated and they still lie there (2005). It is never too late. */
export const recruitsAsItFalls = (fits: (q: Scope, card: CardId) => boolean, placements: readonly Placement[]): ActivatedEffect =>
  optionalTrigger({
    on: 'battled',
    when: (q) => q.card(q.self).battleDestroyed,
    canMiss: false,
    ...recruiting(fits, placements),
  });
