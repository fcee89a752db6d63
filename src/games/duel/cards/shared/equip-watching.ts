import {
  destroyedNow,
  mandatoryTrigger,
  optionalTrigger,
  hasSpellTrapZone,
  isRightEquip,
  putEquipOn,
  target,
  type ActivatedEffect,
  type CardId,
  type DuelEvent,
  type Scope,
  type TriggerSpec,
} from '../../../../engine/duel/api';

/** What became of the monster of this Equip Card at the moment at which the Equip Card left the field. */
export const fallOfHost = (q: Scope, { host }: DuelEvent): DuelEvent | undefined =>
  host === undefined ? undefined : destroyedNow(q, host);
/** What became of the monster, if battle destroyed it: wherever it has gone, as a Token to nowhere. */
export const fallOfHostInBattle = (q: Scope, event: DuelEvent): DuelEvent | undefined => {
  const fall = fallOfHost(q, event);
  return fall?.cause === 'battle' ? fall : undefined;
};
const destroyedOnHost = (_q: Scope, { host, how, cause }: DuelEvent): boolean =>
  host !== undefined && how === 'destroyed' && cause === 'effect';
/** What must happen once an effect has destroyed the Equip Card on its monster, wherever it has gone. */
export const onceDestroyedOnHost = (effect: Omit<TriggerSpec, 'on' | 'from' | 'when'>): ActivatedEffect[] =>
  (['toGrave', 'banish'] as const).map((on) =>
    mandatoryTrigger({ ...effect, on, from: ['graveyard', 'banished'], when: destroyedOnHost }),
  );

/** An Equip Spell of the own Graveyard that this monster may take up: a Union is none there. */
const mayTakeUp = (q: Scope, id: CardId): boolean =>
  q.isSpell(id) && isRightEquip(q, id, q.self) && !q.isForbidden('placeFaceUp', q.player, id);

/** Having come in such a way, it may take an Equip Spell of the own Graveyard that can be on it. */
export const takesUpEquip = (on: 'specialSummon' | 'flipSummon' | 'summon'): ActivatedEffect =>
  optionalTrigger({
    on,
    condition: hasSpellTrapZone,
    rule: 'no-spell-trap-zone',
    targets: target((q) => q.graveyardOf(q.player).filter((id) => mayTakeUp(q, id)), 1, 'equip'),
    *resolve(e) {
      if (e.selfIsThere && e.target !== null) yield* putEquipOn(e, e.target, e.self);
    },
  });
