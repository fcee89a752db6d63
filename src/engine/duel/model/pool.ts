import type { CardFacts } from './card';
import type { ActivatedEffect, CardDefinition, CardPool, DefinitionIndex } from './effect';
import type { Verb } from './event';
import type { SpellSpeed } from './vocabulary';

type Code = Partial<Omit<CardDefinition, 'facts' | 'factsAsMonster' | 'index'>> & { readonly passcode: number };

function indexOf(facts: CardFacts, effects: readonly ActivatedEffect[], stays: boolean, code: Code | undefined): DefinitionIndex {
  const parts = [
    ...(code?.continuous ?? []),
    ...(code?.whileEquipped ?? []),
    ...Object.values(code?.lingering ?? {}).flatMap((lingering) => lingering.parts ?? []),
  ];
  const numbers = (has: (effect: ActivatedEffect) => boolean): number[] =>
    effects.map((_, i) => i).filter((i) => has(effects[i]!));
  const selfTriggers: Partial<Record<Verb, number[]>> = {};
  const watches: Verb[] = [];
  effects.forEach((effect, i) => {
    if (effect.on === undefined || effect.item !== undefined) return;
    if (effect.about === 'any') {
      if (!watches.includes(effect.on)) watches.push(effect.on);
    } else (selfTriggers[effect.on] ??= []).push(i);
  });
  return {
    isMonster: facts.kind === 'monster',
    isSpell: facts.kind === 'spell',
    isTrap: facts.kind === 'trap',
    isFast: effects.some((e) => e.inStandby === true || ((e.kind === 'card' || e.kind === 'quick') && e.spellSpeed > 1)),
    staysOnField: stays || facts.subtype === 'continuous' || facts.subtype === 'equip' || facts.subtype === 'field',
    quick: numbers((e) => e.kind === 'quick'),
    ignition: numbers((e) => e.kind === 'ignition'),
    card: numbers((e) => e.kind === 'card'),
    selfTriggers,
    watches,
    items: numbers((e) => e.item !== undefined),
    flip: effects.findIndex((e) => e.kind === 'flip'),
    gives: parts.flatMap((part) => (part.kind === 'gives' ? [part.ability] : [])),
    forbids: parts.flatMap((part) => (part.kind === 'forbids' ? [part.act] : [])),
    does: parts.flatMap((part) =>
      part.kind === 'levelInHand' || (part.kind === 'stats' && part.level !== undefined) ? [part.kind, 'level'] : [part.kind],
    ),
  };
}

/** The Spell Speed that a card's printed kind gives its activation (E33–E35). */
const spellSpeedOf = (facts: CardFacts): SpellSpeed =>
  facts.subtype === 'counter' ? 3 : facts.kind === 'trap' || facts.subtype === 'quick-play' ? 2 : 1;

function complete(facts: CardFacts, code: Code | undefined): CardDefinition {
  const effects = (code?.effects ?? []).map((effect) =>
    effect.kind === 'card' ? { ...effect, spellSpeed: spellSpeedOf(facts) } : effect,
  );
  const stays = code?.stays ?? false;
  return {
    facts,
    effects,
    continuous: code?.continuous ?? [],
    upkeeps: code?.upkeeps ?? [],
    lingering: code?.lingering ?? {},
    procedure: code?.procedure,
    specialSummonOnly: code?.specialSummonOnly ?? false,
    setOnly: code?.setOnly,
    isTwoTributesFor: code?.isTwoTributesFor,
    materials: code?.materials,
    exactMaterials: code?.exactMaterials,
    standsInAsMaterial: code?.standsInAsMaterial,
    comesOnlyBy: code?.comesOnlyBy,
    bond: code?.bond,
    turnLimit: code?.turnLimit,
    afterAttack: code?.afterAttack,
    notes: code?.notes ?? [],
    victory: code?.victory,
    tributes: code?.tributes,
    summonNeeds: code?.summonNeeds,
    winsMatch: code?.winsMatch,
    placedOnly: code?.placedOnly,
    repeats: code?.repeats,
    onDraw: code?.onDraw,
    onResolved: code?.onResolved,
    ward: code?.ward,
    wardsFaceDown: code?.wardsFaceDown,
    whileEquipped: code?.whileEquipped,
    equipsTo: code?.equipsTo,
    stays,
    alsoNamed: code?.alsoNamed,
    asMonster: code?.asMonster,
    factsAsMonster: code?.asMonster === undefined ? facts : { ...facts, ...code.asMonster, subtype: 'normal' },
    index: indexOf(facts, effects, stays, code),
  };
}

/**
 * Joins printed facts with card code. Normal Monsters and tokens need no code; any other card without code has no definition
 * (it is known by its facts but cannot be played).
 */
export function buildPool(facts: readonly CardFacts[], codes: readonly Code[]): CardPool {
  const byPasscode = new Map(codes.map((code) => [code.passcode, code]));
  const factsByPasscode = new Map(facts.map((fact) => [fact.id, fact]));
  const definitions = new Map<number, CardDefinition>();
  for (const fact of facts) {
    const code = byPasscode.get(fact.id);
    const needsNoCode = fact.kind === 'monster' && (fact.subtype === 'normal' || fact.subtype === 'token');
    if (code !== undefined || needsNoCode) definitions.set(fact.id, complete(fact, code));
  }
  for (const code of codes) if (!factsByPasscode.has(code.passcode)) throw new Error(`Card code without facts: ${code.passcode}`);
  return {
    definition: (passcode) => definitions.get(passcode),
    facts: (passcode) => factsByPasscode.get(passcode),
    all: [...definitions.values()],
  };
}
