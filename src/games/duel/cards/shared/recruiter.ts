import {
  chooseCard,
  destroyedByBattle,
  maySpecialSummon,
  optionalTrigger,
  shuffleDeck,
  specialSummon,
  type ActivatedEffect,
  type CardId,
  type Placement,
  type Scope,
} from '../../../../engine/duel/api';

/**
 * Recruiters: destroyed by battle and in the Graveyard, they may bring one monster that fits from their owner's deck, lying as
 * `placements` say. The deck is searched on resolution; finding none is legal.
 */
export const recruits = (
  fits: (q: Scope, card: CardId) => boolean,
  placements: readonly Placement[] = ['attack'],
): ActivatedEffect =>
  optionalTrigger({
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
