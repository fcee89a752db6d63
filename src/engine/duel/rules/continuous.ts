import type { Ability, Amount, ContinuousPart, Forbidden } from '../model/effect';
import { ABILITIES } from '../model/effect';
import type { ContinuousField, Duel } from '../model/duel';
import type { Lingering } from '../model/duel-state';
import type { CardId, Player } from '../model/vocabulary';
import { Scope } from '../model/scope';
import type { RuleId } from './register';

/** A continuous or lingering effect on the field, in the order of its beginning. */
interface Source {
  readonly card: CardId;
  readonly since: number;
  readonly parts: readonly ContinuousPart[];
  readonly scope: Scope;
  /** A lingering effect does not end with its card and is not negated with it. */
  readonly lingering: boolean;
}

const ABILITY_BIT: Readonly<Record<Ability, number>> = Object.fromEntries(ABILITIES.map((ability, bit) => [ability, 1 << bit])) as Record<Ability, number>;

const amountOf = (amount: Amount | undefined, scope: Scope, card: CardId): number =>
  amount === undefined ? 0 : typeof amount === 'number' ? amount : amount(scope, card);

/**
 * Derives what continuous effects do at this moment. Effects already active apply before later ones (seed 002 B1): a later
 * negating effect that is itself negated by an earlier one never applies.
 */
export class Continuous implements ContinuousField {
  private stale = true;
  private sources: Source[] = [];
  private active: Source[] = [];
  private negated: boolean[] = [];
  private abilities: number[] = [];
  private plain = true;
  private valuesFor: CardId[] = [];
  private atks: number[] = [];
  private defs: number[] = [];

  constructor(private readonly duel: Duel) {}

  changed(): void {
    this.stale = true;
  }

  isNegated(card: CardId): boolean {
    if (this.stale) this.derive();
    return !this.plain && this.negated[card] === true;
  }

  has(card: CardId, ability: Ability): boolean {
    if (this.stale) this.derive();
    return !this.plain && ((this.abilities[card] ?? 0) & ABILITY_BIT[ability]) !== 0;
  }

  forbids(act: Forbidden, player: Player, card: CardId): RuleId | undefined {
    if (this.stale) this.derive();
    if (this.plain) return undefined;
    for (const source of this.active) {
      for (const part of source.parts) {
        if (part.kind === 'forbids' && part.act === act && part.to(source.scope, { player, card })) return part.rule;
      }
    }
    return undefined;
  }

  takesNoBattleDamage(player: Player): boolean {
    if (this.stale) this.derive();
    return !this.plain && this.active.some((source) => source.parts.some((part) => part.kind === 'protectsPlayer' && part.player(source.scope) === player));
  }

  atk(card: CardId): number {
    return this.value(card, 'atk');
  }

  def(card: CardId): number {
    return this.value(card, 'def');
  }

  level(card: CardId): number {
    if (this.stale) this.derive();
    let level = this.duel.defs[card]!.facts.level ?? 0;
    if (this.plain) return level;
    const zone = this.duel.state.cards[card]!.zone;
    for (const source of this.active) {
      for (const part of source.parts) {
        if (part.kind === 'stats' && zone === 'monster' && part.level !== undefined && part.on(source.scope, card)) level += amountOf(part.level, source.scope, card);
        if (part.kind === 'levelInHand' && zone === 'hand' && part.on(source.scope, card)) level += part.level;
      }
    }
    return Math.max(1, level);
  }

  private value(card: CardId, which: 'atk' | 'def'): number {
    if (this.stale) this.derive();
    const facts = this.duel.defs[card]!.facts;
    const printed = (which === 'atk' ? facts.atk : facts.def) ?? 0;
    if (this.plain || this.duel.state.cards[card]!.zone !== 'monster') return printed;
    const kept = which === 'atk' ? this.atks : this.defs;
    const known = kept[card];
    if (known !== undefined) return known;
    // E71: set-to values first, then changes in the order in which they began. (No card of this pool sets a value yet.)
    let value = printed;
    for (const source of this.active) {
      for (const part of source.parts) {
        if (part.kind !== 'stats' || part[which] === undefined) continue;
        if (part.on(source.scope, card)) value += amountOf(part[which], source.scope, card);
      }
    }
    value = Math.max(0, value);
    kept[card] = value;
    this.valuesFor.push(card);
    return value;
  }

  private derive(): void {
    this.stale = false;
    const { state, defs } = this.duel;
    this.sources.length = 0;
    for (let player = 0; player < 2; player++) {
      const side = state.players[player]!;
      this.addSources(side.monsters);
      this.addSources(side.spellsTraps);
      if (side.field >= 0) this.addSource(side.field);
    }
    for (const lingering of state.lingering) this.addLingering(lingering);
    for (const card of this.valuesFor) {
      delete this.atks[card];
      delete this.defs[card];
    }
    this.valuesFor.length = 0;
    this.plain = this.sources.length === 0;
    if (this.plain) return;
    if (this.sources.length > 1) this.sources.sort((a, b) => a.since - b.since);
    this.deriveNegations(state.cards.length);
    this.abilities = [];
    for (const source of this.active) {
      for (const part of source.parts) {
        if (part.kind !== 'gives') continue;
        for (const player of state.players) {
          for (const id of player.monsters) {
            if (id >= 0 && state.cards[id]!.faceUp && part.on(source.scope, id)) this.abilities[id] = (this.abilities[id] ?? 0) | ABILITY_BIT[part.ability];
          }
        }
      }
    }
    void defs;
  }

  /** Passes over the sources in order until no source that applied is negated by a later one. */
  private deriveNegations(count: number): void {
    const { cards } = this.duel.state;
    let excluded: CardId[] = [];
    for (let round = 0; round < 4; round++) {
      this.negated = [];
      this.active = [];
      for (const source of this.sources) {
        if (!source.lingering && (this.negated[source.card] || excluded.includes(source.card))) continue;
        this.active.push(source);
        for (const part of source.parts) {
          if (part.kind !== 'negates') continue;
          for (let id = 0; id < count; id++) {
            const card = cards[id]!;
            if (card.faceUp && !card.summoning && (card.zone === 'monster' || card.zone === 'spellTrap' || card.zone === 'field') && part.cards(source.scope, id)) this.negated[id] = true;
          }
        }
      }
      const undone = this.active.filter((source) => !source.lingering && this.negated[source.card]).map((source) => source.card);
      if (undone.length === 0) return;
      excluded = excluded.concat(undone);
    }
    this.active = this.active.filter((source) => source.lingering || !this.negated[source.card]);
  }

  private addSources(ids: readonly CardId[]): void {
    for (const id of ids) if (id >= 0) this.addSource(id);
  }

  private addSource(id: CardId): void {
    const parts = this.duel.defs[id]!.continuous;
    if (parts.length === 0) return;
    const card = this.duel.state.cards[id]!;
    if (!card.faceUp || card.summoning || card.leaving) return;
    // A Spell or Trap being activated does not apply before it has resolved.
    if (card.zone !== 'monster' && this.duel.state.chain.some((link) => link.card === id && link.arrival === card.arrival && !link.resolved && this.duel.defs[id]!.effects[link.effect]!.kind === 'card')) return;
    this.sources.push({ card: id, since: card.faceUpSince, parts, scope: new Scope(this.duel, id, card.controller), lingering: false });
  }

  private addLingering(lingering: Lingering): void {
    const parts = this.duel.pool.definition(lingering.passcode)?.lingering[lingering.key]?.parts;
    if (parts === undefined) return;
    const scope = new Scope(this.duel, lingering.card, lingering.player);
    scope.lingering = lingering;
    this.sources.push({ card: lingering.card, since: lingering.since, parts, scope, lingering: true });
  }
}
