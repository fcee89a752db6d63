import {
  chooseCard,
  mandatoryTrigger,
  maySpecialSummon,
  optionalTrigger,
  specialSummon,
  type ActivatedEffect,
  type CardId,
  type Scope,
  type TriggerSpec,
} from '../../../../engine/duel/api';

/** How a monster comes: Normal Summon, Flip Summon, Special Summon, or being turned face-up in whatever way. */
type Coming = 'summon' | 'flipSummon' | 'specialSummon' | 'flip';

/** One mandatory effect for each of the ways of coming that set it off. */
export const mustOn = (ways: readonly Coming[], effect: Omit<TriggerSpec, 'on'>): ActivatedEffect[] =>
  ways.map((on) => mandatoryTrigger({ ...effect, on }));

/** One optional effect for each of the ways of coming that set it off. */
export const mayOn = (ways: readonly Coming[], effect: Omit<TriggerSpec, 'on'>): ActivatedEffect[] =>
  ways.map((on) => optionalTrigger({ ...effect, on }));

/** Normal Summoned, it may bring a monster of the own hand that fits. */
export function bringsFromHand(fits: (q: Scope, id: CardId) => boolean): ActivatedEffect {
  const comers = (q: Scope): CardId[] =>
    q.handOf(q.player).filter((id) => q.isMonster(id) && fits(q, id) && maySpecialSummon(q, id));
  return optionalTrigger({
    on: 'summon',
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    needsInHand: comers,
    specialSummons: true,
    *resolve(e) {
      const comer = yield* chooseCard(e, { from: comers(e), prompt: 'specialSummon' });
      if (comer !== undefined) yield* specialSummon(e, [comer]);
    },
  });
}
