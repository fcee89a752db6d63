import type { Card } from '../model/card';
import type { Amount, CardDefinition, ContinuousPart, Cost } from '../model/effect';
import type { ContinuousField, Duel, ValueChange } from '../model/duel';
import type { Lingering } from '../model/duel-state';
import {
  ABILITIES,
  ABILITIES_OF_ANY_CARD,
  FORBIDDEN,
  type Ability,
  type Allowance,
  type CardId,
  type Forbidden,
  type Player,
  type Race,
} from '../model/vocabulary';
import { Scope } from '../model/scope';
import { isFieldZone } from '../model/zones';
import type { RuleId } from '../register/index';

/** A continuous or lingering effect on the field, in the order of its beginning. */
interface Source {
  readonly card: CardId;
  readonly since: number;
  readonly parts: readonly ContinuousPart[];
  readonly scope: Scope;
  /** A lingering effect does not end with its card and is not negated with it. */
  readonly lingering: boolean;
  /** Of a Spell: some monsters are beyond it. */
  readonly ofSpell: boolean;
  readonly does: Doings;
}

type Kind = ContinuousPart['kind'];
type PartOf<K extends Kind> = Extract<ContinuousPart, { kind: K }>;

/** What a list of parts does, sorted and summed up once for every list. */
interface Doings {
  readonly by: { readonly [K in Kind]: readonly PartOf<K>[] };
  /** Puts monsters beyond Spells. */
  readonly shields: boolean;
  readonly forbidden: number;
  readonly changesLevels: boolean;
  readonly setsValues: boolean;
}

const ABILITY_BIT: Readonly<Record<Ability, number>> = Object.fromEntries(
  ABILITIES.map((ability, bit) => [ability, 1 << bit]),
) as Record<Ability, number>;

const SHIELD_BIT = ABILITY_BIT.unaffectedBySpells;

const FORBIDDEN_BIT: Readonly<Record<Forbidden, number>> = Object.fromEntries(
  FORBIDDEN.map((act, bit) => [act, 1 << bit]),
) as Record<Forbidden, number>;

const NO_COSTS: readonly never[] = [];

const NO_PARTS: readonly never[] = [];

const NO_CHANGES: readonly never[] = [];

const amountOf = (amount: Amount | undefined, scope: Scope, card: CardId): number =>
  amount === undefined ? 0 : typeof amount === 'number' ? amount : amount(scope, card);

/**
 * Derives what continuous effects do at this moment. Effects already active apply before later ones (seed 002 B1): a later
 * negating effect that is itself negated by an earlier one never applies.
 */
export class Continuous implements ContinuousField {
  private stale = true;
  private readonly sources: Source[] = [];
  private active: Source[] = [];
  private readonly negated: (boolean | undefined)[] = [];
  private readonly abilities: (number | undefined)[] = [];
  private plain = true;
  /** Bits of the acts that some active effect forbids to somebody. */
  private forbidden = 0;
  /** Bits of the abilities that some active effect gives. */
  private given = 0;
  private changesLevels = false;
  private setsValues = false;
  private changesRaces = false;
  /** Which entries of the lists below are filled in, so that only those are emptied. */
  private readonly valuesFor: CardId[] = [];
  private readonly gifted: CardId[] = [];
  private readonly negatedNow: CardId[] = [];
  private readonly faceUp: CardId[] = [];
  /** Sources by card, used again while the card is the same object on the same side. */
  private readonly kept: (Source | undefined)[] = [];
  /** Sources of lasting effects by their place among these, used again while it is the same one there: they never change. */
  private readonly keptLingering: (Source | undefined)[] = [];
  private readonly atks: (number | undefined)[] = [];
  private readonly defs: (number | undefined)[] = [];

  constructor(private readonly duel: Duel) {}

  changed(): void {
    this.stale = true;
  }

  /**
   * Whether one of these cards lies face-up on the field, or a lasting effect is under way: otherwise what only they could do is
   * not done, and nothing need be derived to know it.
   */
  private areInPlay(cards: readonly CardId[] | undefined): boolean {
    if (cards === undefined) return false;
    const { state } = this.duel;
    if (state.lingering.length > 0) return true;
    for (const id of cards) {
      const card = state.cards[id]!;
      if (card.faceUp && isFieldZone(card.zone)) return true;
    }
    return false;
  }

  isNegated(card: CardId): boolean {
    if (!this.areInPlay(this.duel.index.doing.negates)) return false;
    if (this.stale) this.derive();
    return !this.plain && this.negated[card] === true;
  }

  allNegated(): readonly CardId[] {
    if (!this.areInPlay(this.duel.index.doing.negates)) return [];
    if (this.stale) this.derive();
    return this.plain ? [] : this.negatedNow.slice();
  }

  has(card: CardId, ability: Ability): boolean {
    if (!this.areInPlay(this.duel.index.giving[ability])) return false;
    if (this.stale) this.derive();
    return !this.plain && ((this.abilities[card] ?? 0) & ABILITY_BIT[ability]) !== 0;
  }

  forbids(act: Forbidden, player: Player, card: CardId | null, by?: CardId, asSpell?: boolean): RuleId | undefined {
    if (!this.areInPlay(this.duel.index.forbidding[act])) return undefined;
    if (this.stale) this.derive();
    if (this.plain || (this.forbidden & FORBIDDEN_BIT[act]) === 0) return undefined;
    for (const source of this.active) {
      if ((source.does.forbidden & FORBIDDEN_BIT[act]) === 0) continue;
      for (const part of source.does.by.forbids) {
        if (part.act === act && part.to(source.scope, { player, card, by, asSpell }) && this.reaches(source, card))
          return part.rule;
      }
    }
    return undefined;
  }

  gives(ability: Ability): boolean {
    if (!this.areInPlay(this.duel.index.giving[ability])) return false;
    if (this.stale) this.derive();
    return !this.plain && (this.given & ABILITY_BIT[ability]) !== 0;
  }

  allows(what: Allowance, player: Player): boolean {
    if (!this.areInPlay(this.duel.index.doing.allows)) return false;
    if (this.stale) this.derive();
    return (
      !this.plain &&
      this.active.some((source) => source.does.by.allows.some((part) => part.what === what && part.to(source.scope, player)))
    );
  }

  attackCosts(attacker: CardId): readonly { readonly card: CardId; readonly cost: Cost }[] {
    if (!this.areInPlay(this.duel.index.doing.attackCost)) return NO_COSTS;
    if (this.stale) this.derive();
    if (this.plain) return NO_COSTS;
    return this.active.flatMap((source) =>
      source.does.by.attackCost.flatMap((part) =>
        part.on(source.scope, attacker) ? [{ card: source.card, cost: part.cost }] : [],
      ),
    );
  }

  takesNoBattleDamage(player: Player): boolean {
    if (!this.areInPlay(this.duel.index.doing.protectsPlayer)) return false;
    if (this.stale) this.derive();
    return (
      !this.plain &&
      this.active.some((source) => source.does.by.protectsPlayer.some((part) => part.player(source.scope) === player))
    );
  }

  atk(card: CardId): number {
    return this.value(card, 'atk');
  }

  def(card: CardId): number {
    return this.value(card, 'def');
  }

  race(card: CardId): Race | undefined {
    const { zone } = this.duel.state.cards[card]!;
    const inMonsterZone = zone === 'monster';
    let { race } = inMonsterZone ? this.duel.defs[card]!.factsAsMonster : this.duel.defs[card]!.facts;
    if (!this.areInPlay(this.duel.index.doing.race)) return race;
    if (this.stale) this.derive();
    if (this.plain || !this.changesRaces || (!inMonsterZone && zone !== 'graveyard')) return race;
    for (const source of this.active)
      for (const part of source.does.by.race)
        if ((inMonsterZone || part.graveyardsToo === true) && part.on(source.scope, card) && this.reaches(source, card))
          race = part.race(source.scope) ?? race;
    return race;
  }

  level(card: CardId): number {
    const { zone } = this.duel.state.cards[card]!;
    let level = (zone === 'monster' ? this.duel.defs[card]!.factsAsMonster : this.duel.defs[card]!.facts).level ?? 0;
    if (!this.areInPlay(this.duel.index.doing.level)) return level;
    if (this.stale) this.derive();
    if (this.plain || !this.changesLevels) return level;
    for (const source of this.active) {
      if (!source.does.changesLevels) continue;
      if (zone === 'monster')
        for (const part of source.does.by.stats)
          if (part.level !== undefined && part.on(source.scope, card) && this.reaches(source, card))
            level += amountOf(part.level, source.scope, card);
      if (zone === 'hand') for (const part of source.does.by.levelInHand) if (part.on(source.scope, card)) level += part.level;
    }
    return Math.max(1, level);
  }

  scale(card: CardId): number {
    let scale = this.duel.defs[card]!.facts.scale ?? 0;
    if (!this.areInPlay(this.duel.index.doing.scale)) return scale;
    if (this.stale) this.derive();
    for (const source of this.active)
      for (const part of source.does.by.scale) if (part.on(source.scope, card)) scale = part.scale(source.scope) ?? scale;
    return scale;
  }

  spares(card: CardId, by: Player): CardId | undefined {
    if (!this.areInPlay(this.duel.index.doing.spares)) return undefined;
    if (this.stale) this.derive();
    return this.active.find((source) => source.does.by.spares.some((part) => part.cards(source.scope, card, by)))?.card;
  }

  fewerTributes(monster: CardId): number {
    if (!this.areInPlay(this.duel.index.doing.fewerTributes)) return 0;
    if (this.stale) this.derive();
    let fewer = 0;
    for (const source of this.active)
      for (const part of source.does.by.fewerTributes) if (part.on(source.scope, monster)) fewer += part.less;
    return fewer;
  }

  private value(card: CardId, which: 'atk' | 'def'): number {
    const inMonsterZone = this.duel.state.cards[card]!.zone === 'monster';
    const facts = inMonsterZone ? this.duel.defs[card]!.factsAsMonster : this.duel.defs[card]!.facts;
    const printed = (which === 'atk' ? facts.atk : facts.def) ?? 0;
    if (!inMonsterZone || !this.areInPlay(this.duel.index.doing.stats)) return printed;
    if (this.stale) this.derive();
    if (this.plain) return printed;
    const kept = which === 'atk' ? this.atks : this.defs;
    const known = kept[card];
    if (known !== undefined) return known;
    const value = Math.max(0, this.sumUp(card, which, printed));
    kept[card] = value;
    this.valuesFor.push(card);
    return value;
  }

  changesOf(card: CardId): readonly ValueChange[] {
    if (this.duel.state.cards[card]!.zone !== 'monster' || !this.areInPlay(this.duel.index.doing.stats)) return NO_CHANGES;
    if (this.stale) this.derive();
    if (this.plain) return NO_CHANGES;
    const { atk = 0, def = 0 } = this.duel.defs[card]!.factsAsMonster;
    const changes: ValueChange[] = [];
    this.sumUp(card, 'atk', atk, changes);
    this.sumUp(card, 'def', def, changes);
    return changes;
  }

  /** E71: set-to values first, then changes in the order in which they began. `told` is given the share of each. */
  private sumUp(card: CardId, of: 'atk' | 'def', printed: number, told?: ValueChange[]): number {
    let value = this.setsValues ? this.setTo(card, of, printed, told) : printed;
    for (const source of this.active) {
      for (const part of source.does.by.stats) {
        const amount = of === 'atk' ? part.atk : part.def;
        if (amount === undefined && (part.atkTimes === undefined || of === 'def')) continue;
        if (!part.on(source.scope, card) || !this.reaches(source, card)) continue;
        const before = value;
        value += amountOf(amount, source.scope, card);
        if (of === 'atk' && part.atkTimes !== undefined) value = Math.round(value * part.atkTimes);
        if (value !== before) told?.push({ of, sets: false, amount: value - before, by: source.card });
      }
    }
    return value;
  }

  /** The newest value that an effect sets it to. */
  private setTo(card: CardId, of: 'atk' | 'def', printed: number, told?: ValueChange[]): number {
    const which = of === 'atk' ? 'setAtk' : 'setDef';
    let value = printed;
    let newest = 0;
    let by: CardId | undefined;
    for (const source of this.active) {
      for (const part of source.does.by.stats) {
        if (part[which] === undefined || !part.on(source.scope, card) || !this.reaches(source, card)) continue;
        const set = part[which];
        const wanted = typeof set === 'number' ? set : set(source.scope, card);
        const since = part.setSince?.(source.scope) ?? source.since;
        if (wanted === undefined || since < newest) continue;
        value = wanted;
        newest = since;
        by = source.card;
      }
    }
    if (by !== undefined) told?.push({ of, sets: true, amount: value, by });
    return value;
  }

  private derive(): void {
    this.stale = false;
    const { cards } = this.duel.state;
    for (const card of this.valuesFor) {
      this.atks[card] = undefined;
      this.defs[card] = undefined;
    }
    empty(this.valuesFor);
    this.findSources();
    this.plain = this.sources.length === 0;
    if (this.plain) return;
    putInOrder(this.sources);
    this.deriveNegations();
    for (const id of this.gifted) this.abilities[id] = 0;
    empty(this.gifted);
    this.forbidden = 0;
    this.given = 0;
    this.changesLevels = false;
    this.setsValues = false;
    this.changesRaces = false;
    for (const source of this.shieldsFirst()) {
      const { does } = source;
      this.forbidden |= does.forbidden;
      this.setsValues ||= does.setsValues;
      this.changesLevels ||= does.changesLevels;
      this.changesRaces ||= does.by.race.length > 0;
      for (const part of does.by.gives) {
        const bit = ABILITY_BIT[part.ability];
        this.given |= bit;
        const ofAnyCard = ABILITIES_OF_ANY_CARD.includes(part.ability);
        for (const id of this.faceUp) {
          if ((!ofAnyCard && cards[id]!.zone !== 'monster') || !part.on(source.scope, id) || !this.reaches(source, id)) continue;
          this.abilities[id] = (this.abilities[id] ?? 0) | bit;
          this.gifted.push(id);
        }
      }
    }
  }

  /** What puts monsters beyond Spells comes before what Spells give them. */
  private shieldsFirst(): readonly Source[] {
    if (this.duel.index.giving.unaffectedBySpells === undefined || !this.active.some((source) => source.does.shields))
      return this.active;
    return [...this.active.filter((source) => source.does.shields), ...this.active.filter((source) => !source.does.shields)];
  }

  /** Whether the source can do anything to this card. */
  private reaches(source: Source, card: CardId | null): boolean {
    return (
      !source.ofSpell || card === null || (this.given & SHIELD_BIT) === 0 || ((this.abilities[card] ?? 0) & SHIELD_BIT) === 0
    );
  }

  /** The face-up cards of the field, and those of them (and lingering effects) that do something continuously. */
  private findSources(): void {
    const { state } = this.duel;
    empty(this.sources);
    empty(this.faceUp);
    for (let player = 0; player < 2; player++) {
      const side = state.players[player]!;
      for (let zone = 0; zone < side.monsters.length; zone++) this.addCard(side.monsters[zone]!);
      for (let zone = 0; zone < side.spellsTraps.length; zone++) this.addCard(side.spellsTraps[zone]!);
      this.addCard(side.field);
      if (side.pendulum !== undefined) for (const id of side.pendulum.zones) this.addCard(id);
    }
    for (let i = 0; i < state.lingering.length; i++) this.addLingering(state.lingering[i]!, i);
  }

  /**
   * Passes over the sources in order until no negating source that applied is negated by a later one. Each round leaves out the
   * last such source only: what negated it is itself sure to apply, and what it had negated may apply after all.
   */
  private deriveNegations(): void {
    this.active = this.sources;
    this.clearNegated();
    if (this.duel.index.doing.negates === undefined || !this.sources.some((source) => source.does.by.negates.length > 0)) return;
    const excluded: CardId[] = [];
    for (;;) {
      this.clearNegated();
      this.active = [];
      for (const source of this.sources) {
        if (!source.lingering && (this.negated[source.card] === true || excluded.includes(source.card))) continue;
        this.active.push(source);
        this.negateBy(source);
      }
      const undone = this.active.findLast(
        (source) => source.does.by.negates.length > 0 && !source.lingering && this.negated[source.card] === true,
      );
      if (undone === undefined) break;
      excluded.push(undone.card);
    }
    this.active = this.active.filter((source) => source.lingering || this.negated[source.card] !== true);
  }

  private clearNegated(): void {
    for (const id of this.negatedNow) this.negated[id] = false;
    empty(this.negatedNow);
  }

  private negateBy(source: Source): void {
    for (const part of source.does.by.negates) {
      for (const id of this.faceUp) {
        if (this.negated[id] === true || !part.cards(source.scope, id) || this.cannotBeNegated(id)) continue;
        if (source.ofSpell && this.isBeyondSpells(id)) continue;
        this.negated[id] = true;
        this.negatedNow.push(id);
      }
    }
  }

  /** Whether something that is not negated itself puts the monster beyond Spells: then no Spell negates it either. */
  private isBeyondSpells(id: CardId): boolean {
    if (this.duel.index.giving.unaffectedBySpells === undefined || this.duel.state.cards[id]!.zone !== 'monster') return false;
    return this.sources.some(
      ({ card, does, scope, lingering }) =>
        does.shields &&
        (lingering || this.negated[card] !== true) &&
        does.by.gives.some((part) => part.ability === 'unaffectedBySpells' && part.on(scope, id)),
    );
  }

  /** What is said of a token is said by the card that made it: a token has no effect of its own. */
  private cannotBeNegated(id: CardId): boolean {
    const { facts, pendulumCannotBeNegated } = this.duel.defs[id]!;
    return facts.subtype === 'token' || (pendulumCannotBeNegated === true && this.duel.state.cards[id]!.zone === 'pendulum');
  }

  private addCard(id: CardId | null): void {
    if (id === null) return;
    const card = this.duel.state.cards[id]!;
    if (!card.faceUp || card.summoning) return;
    this.faceUp.push(id);
    const definition = this.duel.defs[id]!;
    const parts = partsOf(card, definition);
    if (parts.length === 0 || card.leaving) return;
    if (this.duel.resolvingSince !== null && card.faceUpSince > this.duel.resolvingSince) return;
    // A Spell or Trap being activated does not apply before it has resolved.
    if (card.zone !== 'monster' && this.isBeingActivated(id, card.arrival)) return;
    let source = this.kept[id];
    if (
      source === undefined ||
      source.since !== card.faceUpSince ||
      source.scope.player !== card.controller ||
      source.parts !== parts
    ) {
      source = {
        card: id,
        since: card.faceUpSince,
        parts,
        scope: new Scope(this.duel, id, card.controller),
        lingering: false,
        ofSpell: definition.index.isSpell || card.zone === 'pendulum',
        does: doingsOf(parts),
      };
      this.kept[id] = source;
    }
    this.sources.push(source);
  }

  isBeingActivated(id: CardId, arrival: number): boolean {
    for (const link of this.duel.state.stack) {
      if (
        link.card === id &&
        link.arrival === arrival &&
        !link.resolved &&
        this.duel.defs[id]!.effects[link.effect]!.kind === 'card'
      )
        return true;
    }
    return false;
  }

  private addLingering(lingering: Lingering, place: number): void {
    const kept = this.keptLingering[place];
    if (kept !== undefined && kept.scope.lingering === lingering) {
      this.sources.push(kept);
      return;
    }
    const parts = this.duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.parts;
    if (parts === undefined) return;
    const scope = new Scope(this.duel, lingering.card, lingering.player);
    scope.lingering = lingering;
    const source: Source = {
      card: lingering.card,
      since: lingering.since,
      parts,
      scope,
      lingering: true,
      ofSpell: this.duel.pool.definition(lingering.passcode)?.index.isSpell === true,
      does: doingsOf(parts),
    };
    this.keptLingering[place] = source;
    this.sources.push(source);
  }
}

/** What a card does continuously where it lies. */
const partsOf = (card: Readonly<Card>, definition: CardDefinition): readonly ContinuousPart[] =>
  card.zone === 'pendulum'
    ? (definition.inPendulumZone ?? NO_PARTS)
    : card.zone === 'spellTrap' && definition.index.isMonster
      ? ((card.equippedByHost ? undefined : definition.whileEquipped) ?? NO_PARTS)
      : definition.continuous;

/** By their beginning; what began together stays as it was. They are few and mostly in order: no case for a general sort. */
function putInOrder(sources: Source[]): void {
  for (let i = 1; i < sources.length; i++) {
    const source = sources[i]!;
    let at = i;
    for (; at > 0 && sources[at - 1]!.since > source.since; at--) sources[at] = sources[at - 1]!;
    sources[at] = source;
  }
}

/** Setting the length of a list is slow, and these are short. */
function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

const ofKind = <K extends Kind>(parts: readonly ContinuousPart[], kind: K): readonly PartOf<K>[] =>
  parts.filter((part): part is PartOf<K> => part.kind === kind);

/** With every key, so that all have one shape (see `model/one-shape.ts`). */
const wholeStats = ({ kind, on, atk, def, level, atkTimes, setAtk, setDef, setSince }: PartOf<'stats'>): PartOf<'stats'> => ({
  kind,
  on,
  atk,
  def,
  level,
  atkTimes,
  setAtk,
  setDef,
  setSince,
});

const known = new WeakMap<readonly ContinuousPart[], Doings>();

function doingsOf(parts: readonly ContinuousPart[]): Doings {
  const before = known.get(parts);
  if (before !== undefined) return before;
  const by: Doings['by'] = {
    stats: ofKind(parts, 'stats').map(wholeStats),
    negates: ofKind(parts, 'negates'),
    forbids: ofKind(parts, 'forbids'),
    gives: ofKind(parts, 'gives'),
    race: ofKind(parts, 'race'),
    levelInHand: ofKind(parts, 'levelInHand'),
    allows: ofKind(parts, 'allows'),
    attackCost: ofKind(parts, 'attackCost'),
    protectsPlayer: ofKind(parts, 'protectsPlayer'),
    scale: ofKind(parts, 'scale'),
    spares: ofKind(parts, 'spares'),
    fewerTributes: ofKind(parts, 'fewerTributes'),
  };
  const doings: Doings = {
    by,
    shields: by.gives.some((part) => part.ability === 'unaffectedBySpells'),
    forbidden: by.forbids.reduce((bits, part) => bits | FORBIDDEN_BIT[part.act], 0),
    changesLevels: by.levelInHand.length > 0 || by.stats.some((part) => part.level !== undefined),
    setsValues: by.stats.some((part) => (part.setAtk ?? part.setDef) !== undefined),
  };
  known.set(parts, doings);
  return doings;
}
