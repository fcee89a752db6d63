import type { Card } from '../model/card';
import type { Cost, Influence, SubjectDetail } from '../model/effect';
import type { ContinuousField, Duel, ValueChange } from '../model/duel';
import {
  opponentOf,
  PLAYERS,
  type Ability,
  type Allowance,
  type Attribute,
  type CardId,
  type Forbidden,
  type Player,
  type Position,
  type Race,
} from '../model/vocabulary';
import type { BattleDamage } from '../model/damage-calculation';
import { cardsIn, isFieldZone, onSide } from '../model/zones';
import type { RuleId } from '../register/index';
import { Abilities } from './continuous/abilities';
import { AtkAndDef, changesLaid } from './continuous/atk-and-def';
import { FORBIDDEN_BIT } from './continuous/doings';
import { Negations } from './continuous/negations';
import { Sources, type Source } from './continuous/sources';
import { TypesAndLevels } from './continuous/types-and-levels';

const NO_COSTS: readonly never[] = [];

const NO_CHANGES: readonly never[] = [];

const NO_SOURCES: readonly never[] = [];

const NO_PLAYERS: readonly never[] = [];

const NO_CARDS: readonly never[] = [];

/**
 * Derives what continuous effects do at this moment, in one pass: what is negated, what is beyond Spells, Types and Levels, then
 * everything else. Each looks only at what stands before it in this row, so that nothing depends on which source came first but
 * what the rules decide so. Nothing reaches a face-down monster.
 */
export class Continuous implements ContinuousField {
  private stale = true;
  /** No source at all. */
  private plain = true;
  private active: readonly Source[] = [];
  /** Bits of the acts that some active effect forbids to somebody. */
  private forbidden = 0;
  /** Some active effect changes Types, Attributes or Levels. */
  private changesIdentities = false;
  private readonly sources: Sources;
  private readonly negations: Negations;
  private readonly abilities: Abilities;
  private readonly identities: TypesAndLevels;
  private readonly values: AtkAndDef;

  constructor(private readonly duel: Duel) {
    this.sources = new Sources(duel);
    this.negations = new Negations(duel, this.sources);
    this.abilities = new Abilities(duel, this.sources);
    this.identities = new TypesAndLevels(duel, this.abilities);
    this.values = new AtkAndDef(duel, this.abilities);
  }

  changed(): void {
    this.stale = true;
  }

  private derive(): void {
    this.stale = false;
    this.values.clear();
    this.sources.find();
    this.plain = this.sources.list.length === 0;
    this.active = this.sources.list;
    if (this.plain) return;
    this.identities.clear();
    // What is negated depends on no value: whoever asks for one meanwhile sees it as printed.
    this.values.reckonBy(NO_SOURCES, false, false, false);
    this.active = this.negations.settle();
    this.values.clear();
    this.abilities.clear();
    this.forbidden = 0;
    this.changesIdentities = false;
    let changesOriginals = false;
    let countsInOrder = false;
    let reverses = false;
    for (const { does } of this.active) {
      this.forbidden |= does.forbidden;
      this.changesIdentities ||= does.changesTypes || does.changesAttributes || does.changesLevels;
      changesOriginals ||= does.changesOriginals;
      countsInOrder ||= does.countsInOrder;
      reverses ||= does.by.reversesChanges.length > 0;
    }
    this.values.reckonBy(this.active, changesOriginals, countsInOrder, reverses);
    if (this.duel.index.doing.shields !== undefined) {
      for (const source of this.active) this.abilities.shieldBy(source);
      this.active = this.abilities.withoutIdleEquips(this.active);
      // Whoever is beyond what by its ATK: that was reckoned with nobody beyond it.
      this.values.clear();
      this.values.reckonBy(this.active, changesOriginals, countsInOrder, reverses);
    }
    if (this.changesIdentities) {
      this.identities.settle(this.active);
      // Whoever has looked at a value meanwhile has seen it with printed Types and Levels.
      this.values.clear();
    }
    for (const source of this.active) this.abilities.giveBy(source);
  }

  /**
   * Whether one of these cards lies face-up on the field, or a lasting effect is under way: otherwise what only they could do is
   * not done, and nothing need be derived to know it.
   */
  private areInPlay(cards: readonly CardId[]): boolean {
    return this.duel.state.lingering.length > 0 || this.howManyInPlay(cards, 1) > 0;
  }

  /** How many of these cards lie face-up on the field, counted up to `most`. */
  private howManyInPlay(cards: readonly CardId[], most: number): number {
    let found = 0;
    for (const id of cards) {
      const card = this.duel.state.cards[id]!;
      if (card.faceUp && isFieldZone(card.zone) && ++found === most) return found;
    }
    return found;
  }

  /** Derives it where one of these cards is in play. @returns whether one is. Of what has been derived it need not be asked. */
  private deriveFor(cards: readonly CardId[] | undefined): boolean {
    if (cards === undefined || !this.areInPlay(cards)) return false;
    this.derive();
    return true;
  }

  /** Whether anything applies at all; `cards`: those that could do what is asked for. */
  private applies(cards: readonly CardId[] | undefined): boolean {
    return cards !== undefined && (!this.stale || this.deriveFor(cards)) && !this.plain;
  }

  isNegated(card: CardId): boolean {
    if (this.duel.state.cards[card]!.silenced === true) return true;
    return this.applies(this.duel.index.doing.negates) && this.negations.has(card);
  }

  allNegated(): readonly CardId[] {
    return this.applies(this.duel.index.doing.negates) ? this.negations.now.slice() : [];
  }

  isBeingActivated(card: CardId, arrival: number): boolean {
    return this.sources.isBeingActivated(card, arrival);
  }

  has(card: CardId, ability: Ability): boolean {
    if (this.stale && !this.deriveFor(this.duel.index.giving[ability])) return false;
    return !this.plain && this.abilities.has(card, ability);
  }

  gives(ability: Ability): boolean {
    return this.applies(this.duel.index.giving[ability]) && this.abilities.isGiven(ability);
  }

  forbids(act: Forbidden, player: Player, card: CardId | null, by?: CardId, more?: SubjectDetail): RuleId | undefined {
    if (this.stale && !this.deriveFor(this.duel.index.forbidding[act])) return undefined;
    if (this.plain || (this.forbidden & FORBIDDEN_BIT[act]) === 0) return undefined;
    for (const source of this.active) {
      if ((source.does.forbidden & FORBIDDEN_BIT[act]) === 0) continue;
      for (const part of source.does.by.forbids) {
        if (part.act === act && part.to(source.scope, { player, card, by, ...more }) && this.abilities.reaches(source, card))
          return part.rule;
      }
    }
    return undefined;
  }

  allows(what: Allowance, player: Player): boolean {
    if (!this.applies(this.duel.index.doing.allows)) return false;
    for (const { scope, does } of this.active)
      for (const part of does.by.allows) if (part.what === what && part.to(scope, player)) return true;
    return false;
  }

  attackCosts(attacker: CardId): readonly { readonly card: CardId; readonly cost: Cost }[] {
    if (!this.applies(this.duel.index.doing.attackCost)) return NO_COSTS;
    return this.active.flatMap((source) =>
      source.does.by.attackCost.flatMap((part) =>
        part.on(source.scope, attacker) ? [{ card: source.card, cost: part.cost }] : [],
      ),
    );
  }

  takesNoBattleDamage(player: Player): boolean {
    if (!this.applies(this.duel.index.doing.protectsPlayer)) return false;
    return this.active.some((source) => source.does.by.protectsPlayer.some((part) => part.player(source.scope) === player));
  }

  atk(card: CardId): number {
    return this.value(card, 'atk');
  }

  def(card: CardId): number {
    return this.value(card, 'def');
  }

  /** Some effect changes ATK or DEF, or turns what a position laid by hand has changed round. */
  private changesValues(laid: Card['laid']): boolean {
    const { stats, reversesChanges } = this.duel.index.doing;
    return this.applies(stats) || (laid !== undefined && this.applies(reversesChanges));
  }

  /** The original value that it has now: what an effect has made of it, or what is printed. */
  original(card: CardId, of: 'atk' | 'def'): number {
    const { zone, faceUp } = this.duel.state.cards[card]!;
    const printed = this.duel.defs[card]!.factsAsMonster[of] ?? 0;
    if (zone !== 'monster' || !faceUp || !this.applies(this.duel.index.doing.stats)) return printed;
    return this.values.originalOf(card, of, printed);
  }

  private value(card: CardId, which: 'atk' | 'def'): number {
    const { zone, faceUp, laid } = this.duel.state.cards[card]!;
    const inMonsterZone = zone === 'monster';
    const facts = inMonsterZone ? this.duel.defs[card]!.factsAsMonster : this.duel.defs[card]!.facts;
    const printed = (which === 'atk' ? facts.atk : facts.def) ?? 0;
    if (!inMonsterZone || !faceUp) return printed;
    if (!this.changesValues(laid)) return laid === undefined ? printed : Math.max(0, printed + laid[which]);
    return this.values.value(card, which, printed);
  }

  changesOf(card: CardId): readonly ValueChange[] {
    const { zone, faceUp, laid } = this.duel.state.cards[card]!;
    if (zone !== 'monster' || !faceUp) return NO_CHANGES;
    if (!this.changesValues(laid)) return laid === undefined ? NO_CHANGES : changesLaid(laid);
    return this.values.changesOf(card);
  }

  /** Asked after each atomic act and each declaration, whatever was looked at meanwhile: the state must not depend on that. */
  rememberOrder(): void {
    const counting = this.duel.index.doing.countsInOrder;
    if (counting === undefined) return;
    const { state } = this.duel;
    if ((state.changeOrder ?? []).length === 0 && !this.areInPlay(counting)) return;
    if (this.stale) this.derive();
    state.changeOrder = this.plain ? [] : this.values.orders(this.sources.faceUp);
  }

  handCosts(): readonly { readonly card: CardId; readonly lifePoints: number }[] {
    if (!this.applies(this.duel.index.doing.handCost)) return NO_COSTS;
    return this.active.flatMap(({ card, does }) => does.by.handCost.map(({ lifePoints }) => ({ card, lifePoints })));
  }

  keepingOneType(): readonly CardId[] {
    if (!this.applies(this.duel.index.doing.oneType)) return NO_COSTS;
    return this.active.flatMap(({ card, does }) => (does.by.oneType.length > 0 ? [card] : []));
  }

  turnsDecks(): boolean {
    return this.applies(this.duel.index.doing.turnsDecks) && this.active.some(({ does }) => does.by.turnsDecks.length > 0);
  }

  /** Asked after each atomic act, and where another phase or turn begins. */
  rememberOpenHands(): void {
    const opening = this.duel.index.doing.opensHand;
    if (opening !== undefined) this.duel.state.openHands = this.applies(opening) ? this.openHands() : NO_PLAYERS;
  }

  /** Asked after each atomic act: what is negated then begins anew once it no longer is (`Negations`). */
  rememberStilled(): void {
    const { doing } = this.duel.index;
    if (doing.negates === undefined) return;
    // One that is alone is negated by none, unless it is by an effect that lasts.
    const most = this.howManyInPlay(doing.negates, 2) + Number(this.duel.state.lingering.length > 0);
    if (most >= 2 && this.stale) this.derive();
    this.duel.state.stilled = most >= 2 && !this.plain ? this.negations.stilled() : NO_CARDS;
  }

  private openHands(): readonly Player[] {
    return PLAYERS.filter((player) =>
      this.active.some(({ scope, does }) => does.by.opensHand.some((part) => part.of(scope, player))),
    );
  }

  race(card: CardId): Race | undefined {
    const { zone } = this.duel.state.cards[card]!;
    const { race } = zone === 'monster' ? this.duel.defs[card]!.factsAsMonster : this.duel.defs[card]!.facts;
    if ((zone !== 'monster' && zone !== 'graveyard') || !this.applies(this.duel.index.doing.race)) return race;
    return !this.changesIdentities ? race : this.identities.race(card, race, this.active);
  }

  attribute(card: CardId): Attribute | undefined {
    const { zone } = this.duel.state.cards[card]!;
    const { attribute } = zone === 'monster' ? this.duel.defs[card]!.factsAsMonster : this.duel.defs[card]!.facts;
    if (zone !== 'monster' || !this.applies(this.duel.index.doing.attribute)) return attribute;
    return !this.changesIdentities ? attribute : this.identities.attribute(card, attribute);
  }

  handLimits(player: Player): readonly { readonly since: number; readonly limit: number }[] {
    if (!this.applies(this.duel.index.doing.handLimit)) return [];
    return this.active.flatMap(({ since, scope, does }) =>
      does.by.handLimit.filter((part) => part.of(scope, player)).map(({ limit }) => ({ since, limit })),
    );
  }

  level(card: CardId): number {
    const { zone } = this.duel.state.cards[card]!;
    const level = (zone === 'monster' ? this.duel.defs[card]!.factsAsMonster : this.duel.defs[card]!.facts).level ?? 0;
    const { doing } = this.duel.index;
    if (!this.applies(zone === 'monster' ? doing.level : zone === 'hand' ? doing.levelInHand : undefined)) return level;
    return !this.changesIdentities ? level : this.identities.level(card, level, this.active);
  }

  scale(card: CardId): number {
    let scale = this.duel.defs[card]!.facts.scale ?? 0;
    if (!this.applies(this.duel.index.doing.scale)) return scale;
    for (const source of this.active)
      for (const part of source.does.by.scale) if (part.on(source.scope, card)) scale = part.scale(source.scope) ?? scale;
    return scale;
  }

  spares(card: CardId, by: Player): CardId | undefined {
    if (!this.applies(this.duel.index.doing.spares)) return undefined;
    return this.active.find((source) => source.does.by.spares.some((part) => part.cards(source.scope, card, by)))?.card;
  }

  endures(card: CardId, by: CardId, targeted: boolean, byPlayer: Player): CardId | undefined {
    if (!this.applies(this.duel.index.doing.endures)) return undefined;
    return this.active.find(
      (source) =>
        source.does.by.endures.some((part) => part.cards(source.scope, card, by, targeted, byPlayer)) &&
        this.abilities.reaches(source, card),
    )?.card;
  }

  isBeyond(card: CardId, by: Influence): boolean {
    return this.applies(this.duel.index.doing.shields) && this.abilities.isBeyond(card, by);
  }

  holds(): boolean {
    return this.applies(this.duel.index.doing.holds) && this.active.some(({ does }) => does.by.holds.length > 0);
  }

  heldIn(card: CardId): Position | undefined {
    if (!this.applies(this.duel.index.doing.holds)) return undefined;
    let position: Position | undefined;
    for (const source of this.active)
      for (const part of source.does.by.holds)
        if (part.on(source.scope, card) && this.abilities.reaches(source, card)) position = part.position;
    return position;
  }

  battleDamage(damage: BattleDamage): BattleDamage {
    if (!this.applies(this.duel.index.doing.battleDamage)) return damage;
    let changed = damage;
    for (const source of this.active)
      for (const { of, amount, toOpponent, asEffect } of source.does.by.battleDamage) {
        const { scope } = source;
        if (!of(scope, damage)) continue;
        if (amount !== undefined) changed = { ...changed, amount: amount(scope, changed.amount) };
        if (toOpponent === true) changed = { ...changed, player: opponentOf(damage.player) };
        if (asEffect === true) changed = { ...changed, asEffect };
      }
    return changed;
  }

  roomLeft(player: Player, row: 'monster' | 'spellTrap', byOther = false): number {
    if (!this.applies(this.duel.index.doing.limits)) return Infinity;
    const side = this.duel.state.players[player];
    let left = Infinity;
    for (const { scope, does } of this.active)
      for (const { where, most, comingOnly } of does.by.limits) {
        if ((where === 'monster' && row !== 'monster') || (byOther && comingOnly === true)) continue;
        const limit = most(scope, player);
        if (limit === undefined) continue;
        const there = where === 'monster' ? cardsIn(side.monsters, () => true) : onSide(side);
        left = Math.min(left, limit - there.length);
      }
    return left;
  }

  fewerTributes(monster: CardId): number {
    if (!this.applies(this.duel.index.doing.fewerTributes)) return 0;
    let fewer = 0;
    for (const source of this.active)
      for (const part of source.does.by.fewerTributes) if (part.on(source.scope, monster)) fewer += part.less;
    return fewer;
  }
}
