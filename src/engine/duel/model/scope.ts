import type { Duel } from './duel';
import { attackUse, normalSummonUse, type Card, type CardFacts } from './card';
import type { ChainLink, Chosen, Lingering, Occasion, Recalled } from './duel-state';
import { NO_DATA, type Data } from './data';
import type { DuelEvent } from './event';
import type { Clause, Value } from './decision';
import { newLink } from './new-link';
import {
  MONSTER_ZONES,
  opponentOf,
  type Ability,
  type Attribute,
  type CardId,
  type CardKind,
  type DamageStep,
  type Forbidden,
  type Phase,
  type Player,
  type Race,
} from './vocabulary';
import { hasFree, isFieldZone, pendulumZones } from './zones';
import type { ActivatedEffect } from './effect';

const SUMMON_VERBS = ['summon', 'flipSummon', 'specialSummon'] as const;
type SummonVerb = (typeof SUMMON_VERBS)[number];

/** An effect has put it on the field face-down, as no Set by hand or by Ultimate Offering does. */
const isFaceDownSummon = ({ verb, to, cause }: DuelEvent): boolean => verb === 'set' && to === 'monster' && cause === 'effect';

/**
 * What a card may look at. `self` is the card whose effect asks, `player` the one who activates or controls it. Nothing here
 * changes the duel: conditions, costs' `can` and targets get this type.
 */
export class Scope {
  event: DuelEvent | null = null;
  lingering: Lingering | null = null;

  constructor(
    readonly duel: Duel,
    readonly self: CardId,
    readonly player: Player,
  ) {}

  get opponent(): Player {
    return opponentOf(this.player);
  }
  get turnPlayer(): Player {
    return this.duel.state.turnPlayer;
  }
  get isMyTurn(): boolean {
    return this.duel.state.turnPlayer === this.player;
  }
  get turn(): number {
    return this.duel.state.turn;
  }
  get phase(): Phase {
    return this.duel.state.phase;
  }
  /** Nothing has been done yet in this Main Phase. */
  get isFirstAct(): boolean {
    const { top } = this.duel;
    return (
      top.kind === 'window' &&
      top.window === 'open' &&
      this.isMainPhase &&
      top.order.length > 1 &&
      top.holder === 0 &&
      top.opened === this.duel.state.eventCount
    );
  }
  /** The part of the Damage Step that runs; null outside. */
  get damageStep(): DamageStep | null {
    return this.duel.state.damageStep;
  }
  /** The present moment of the clock by which attacks and arrivals are ordered. */
  get now(): number {
    return this.duel.state.clock;
  }
  get isMainPhase(): boolean {
    const p = this.duel.state.phase;
    return p === 'main1' || p === 'main2';
  }
  /** What has just happened, when a window about it is open. */
  get occasion(): Occasion | null {
    return this.duel.state.occasion;
  }
  /** The Chain Link directly below the one that would be activated now. */
  get respondingTo(): ChainLink | undefined {
    const c = this.duel.state.stack;
    return c[c.length - 1];
  }

  /** The link activated a Spell or Trap itself, not an effect of one that lay there. */
  isCardActivation({ card, effect }: ChainLink): boolean {
    return this.duel.defs[card]!.effects[effect]!.kind === 'card';
  }

  /** What this card, or the lasting effect that asks, remembers. */
  get data(): Data {
    const { lingering } = this;
    return (lingering === null ? this.card(this.self).data : lingering.data) ?? NO_DATA;
  }

  card(id: CardId): Readonly<Card> {
    return this.duel.state.cards[id]!;
  }
  facts(id: CardId): CardFacts {
    const d = this.duel.defs[id]!;
    return this.card(id).zone === 'monster' ? d.factsAsMonster : d.facts;
  }
  /** Whatever lies in a Monster Zone is a monster, a Trap there a Trap besides; in a Pendulum Zone a monster is a Spell. */
  isMonster(id: CardId): boolean {
    const d = this.duel.defs[id]!;
    if (d.index.isMonster) return !d.index.isPendulum || this.card(id).zone !== 'pendulum';
    return this.card(id).zone === 'monster';
  }
  isSpell(id: CardId): boolean {
    const { index, asEquip } = this.duel.defs[id]!;
    if (index.isSpell || !index.isMonster) return index.isSpell;
    const { zone, equippedByHost } = this.card(id);
    return zone === 'pendulum' || (asEquip.isSpell === true && zone === 'spellTrap' && equippedByHost !== true);
  }
  /** As what a link has been activated, wherever its card is by now. */
  kindOfLink({ card, effect }: Pick<ChainLink, 'card' | 'effect'>): CardKind {
    const { facts, effects } = this.duel.defs[card]!;
    return effects[effect]!.asSpell === true ? 'spell' : facts.kind;
  }
  /** A Pendulum monster, as a monster or in a Pendulum Zone. */
  isPendulum(id: CardId): boolean {
    return this.duel.defs[id]!.index.isPendulum;
  }
  /** The cards in a player's Pendulum Zones. */
  pendulumCardsOf(player: Player): CardId[] {
    return pendulumZones(this.duel.state.players[player]).filter((id) => id !== null);
  }
  isTrap(id: CardId): boolean {
    return this.duel.defs[id]!.index.isTrap;
  }
  /** Every card that may be named, in English: those that there were when the duel began. */
  cardNames(): readonly string[] {
    return this.duel.pool.namesUpTo(this.duel.state.poolBatch ?? 0);
  }
  /** The names of monsters among them. */
  monsterNames(): readonly string[] {
    return this.duel.pool.namesUpTo(this.duel.state.poolBatch ?? 0, 'monster');
  }
  /** The card answers to that English name: its own, or the one that it counts as. */
  answersTo(id: CardId, name: string): boolean {
    const { facts, countsAs } = this.duel.defs[id]!;
    return facts.en === name || (countsAs.name !== undefined && this.duel.pool.facts(countsAs.name)?.en === name);
  }
  isNamed(id: CardId, passcode: number): boolean {
    const d = this.duel.defs[id]!;
    return d.facts.id === passcode || d.countsAs.name === passcode;
  }
  /** The name under which it is one of several of that name, in English: what it counts as, or its own. */
  nameOf(id: CardId): string {
    const { facts, countsAs } = this.duel.defs[id]!;
    return (countsAs.name === undefined ? undefined : this.duel.pool.facts(countsAs.name)?.en) ?? facts.en;
  }
  /** Both cards are of one name: their own, or the one that they count as. */
  haveOneName(a: CardId, b: CardId): boolean {
    const [one, other] = [this.duel.defs[a]!, this.duel.defs[b]!];
    return (one.countsAs.name ?? one.facts.id) === (other.countsAs.name ?? other.facts.id);
  }
  /** While it lies face-up the field counts as that Field Spell. */
  makesOfTheField(id: CardId, passcode: number): boolean {
    return this.duel.defs[id]!.countsAs.fieldSpell === passcode;
  }
  /** What is printed on the card with this passcode, of a Trap that becomes a monster what it is as one. */
  printedOnMonster(passcode: number): CardFacts | undefined {
    return this.duel.pool.definition(passcode)?.factsAsMonster;
  }
  race(id: CardId): Race | undefined {
    return this.duel.continuous.race(id);
  }
  attribute(id: CardId): Attribute | undefined {
    return this.duel.continuous.attribute(id);
  }
  /** All Attributes that it has: besides its own those that it counts as face-up on the field, unless another one replaces it. */
  attributes(id: CardId): readonly Attribute[] {
    const attribute = this.attribute(id);
    if (attribute === undefined) return [];
    const { countsAs, factsAsMonster } = this.duel.defs[id]!;
    const also = countsAs.attributes;
    const { zone, faceUp } = this.card(id);
    const counts = also !== undefined && zone === 'monster' && faceUp && attribute === factsAsMonster.attribute;
    return counts ? [attribute, ...also] : [attribute];
  }
  hasAttribute(id: CardId, attribute: Attribute): boolean {
    // Asked of many cards: what nearly all of them are needs no list.
    return this.duel.defs[id]!.countsAs.attributes === undefined
      ? this.attribute(id) === attribute
      : this.attributes(id).includes(attribute);
  }
  /** Printed values, for cards that are not on the field. */
  printedAtk(id: CardId): number {
    return this.facts(id).atk ?? 0;
  }
  printedDef(id: CardId): number {
    return this.facts(id).def ?? 0;
  }
  /** Of a card that is not on the field: a "?" there is no number, so not so little either (OCG). */
  printedAtMost(id: CardId, most: { readonly atk: number } | { readonly def: number }): boolean {
    const printed = this.facts(id);
    return 'atk' in most
      ? printed.atk !== undefined && printed.atk <= most.atk
      : printed.def !== undefined && printed.def <= most.def;
  }
  /** Its original values by itself: what is printed, or what its own text makes of a "?" while it lies face-up on the field. */
  originalAtk(id: CardId): number {
    return this.facts(id).atk ?? this.byItsOwnText(id, 'originalAtk');
  }
  originalDef(id: CardId): number {
    return this.facts(id).def ?? this.byItsOwnText(id, 'originalDef');
  }
  /** The original values that it has now: the newest that an effect gives it (Shield & Sword), or what it has by itself. */
  originalAtkNow(id: CardId): number {
    return this.duel.continuous.original(id, 'atk');
  }
  originalDefNow(id: CardId): number {
    return this.duel.continuous.original(id, 'def');
  }
  private byItsOwnText(id: CardId, value: 'originalAtk' | 'originalDef'): number {
    const { zone, faceUp, controller } = this.card(id);
    if (zone !== 'monster' || !faceUp || this.isNegated(id)) return 0;
    const q = new Scope(this.duel, id, controller);
    for (const part of this.duel.defs[id]!.continuous)
      if (part.kind === 'stats' && part[value] !== undefined && part.on(q, id)) return part[value](q, id) ?? 0;
    return 0;
  }
  /** Current values on the field. */
  atk(id: CardId): number {
    return this.duel.continuous.atk(id);
  }
  def(id: CardId): number {
    return this.duel.continuous.def(id);
  }
  level(id: CardId): number {
    return this.duel.continuous.level(id);
  }
  scale(id: CardId): number {
    return this.duel.continuous.scale(id);
  }
  isFaceUp(id: CardId): boolean {
    return this.card(id).faceUp;
  }
  isFaceDown(id: CardId): boolean {
    return !this.card(id).faceUp;
  }
  isInAttackPosition(id: CardId): boolean {
    return this.card(id).position === 'attack';
  }
  controls(player: Player, id: CardId): boolean {
    return this.card(id).controller === player;
  }
  isOnField(id: CardId): boolean {
    return isFieldZone(this.card(id).zone);
  }
  isNegated(id: CardId): boolean {
    return this.duel.continuous.isNegated(id);
  }
  has(ability: Ability, id: CardId): boolean {
    return this.duel.continuous.has(id, ability);
  }
  isForbidden(act: Forbidden, player: Player, card: CardId | null = null, by?: CardId): boolean {
    return this.duel.continuous.forbids(act, player, card, by) !== undefined;
  }

  lifePoints(player: Player): number {
    return this.duel.state.players[player].lifePoints;
  }
  handOf(player: Player): readonly CardId[] {
    return this.duel.state.players[player].hand;
  }
  /** Top last. */
  deckOf(player: Player): readonly CardId[] {
    return this.duel.state.players[player].deck;
  }
  banishedOf(player: Player): readonly CardId[] {
    return this.duel.state.players[player].banished;
  }
  fusionDeckOf(player: Player): readonly CardId[] {
    return this.duel.state.players[player].fusionDeck;
  }
  graveyardOf(player: Player): readonly CardId[] {
    return this.duel.state.players[player].graveyard;
  }

  /** Monsters on `player`'s side, in zone order; not one that is still being summoned. */
  monstersOf(player: Player): CardId[] {
    return this.addMonstersOf(player, false, []);
  }
  faceUpMonstersOf(player: Player): CardId[] {
    return this.addMonstersOf(player, true, []);
  }
  private addMonstersOf(player: Player, onlyFaceUp: boolean, found: CardId[]): CardId[] {
    const { cards, players } = this.duel.state;
    for (const id of players[player].monsters) {
      if (id === null) continue;
      const { summoning, faceUp } = cards[id]!;
      if (!summoning && (faceUp || !onlyFaceUp)) found.push(id);
    }
    return found;
  }
  /** Every monster on the field, the turn player's first. */
  monsters(): CardId[] {
    return this.addMonstersOf(opponentOf(this.turnPlayer), false, this.monstersOf(this.turnPlayer));
  }
  faceUpMonsters(): CardId[] {
    return this.addMonstersOf(opponentOf(this.turnPlayer), true, this.faceUpMonstersOf(this.turnPlayer));
  }
  /** Spells and Traps on `player`'s side, the Field Spell and Traps in Monster Zones last. */
  spellsTrapsOf(player: Player): CardId[] {
    const found = this.inSpellTrapZonesOf(player);
    for (const id of this.duel.index.trapMonsters)
      if (this.card(id).zone === 'monster' && this.controls(player, id)) found.push(id);
    return found;
  }
  private inSpellTrapZonesOf(player: Player): CardId[] {
    const p = this.duel.state.players[player];
    const found: CardId[] = [];
    for (const id of p.spellsTraps) if (id !== null) found.push(id);
    if (p.field !== null) found.push(p.field);
    if (p.pendulum !== undefined) for (const id of p.pendulum.zones) if (id !== null) found.push(id);
    return found;
  }
  spellsTraps(): CardId[] {
    return [...this.spellsTrapsOf(this.turnPlayer), ...this.spellsTrapsOf(opponentOf(this.turnPlayer))];
  }
  cardsOnFieldOf(player: Player): CardId[] {
    return [...this.monstersOf(player), ...this.inSpellTrapZonesOf(player)];
  }
  cardsOnField(): CardId[] {
    return [
      ...this.monsters(),
      ...this.inSpellTrapZonesOf(this.turnPlayer),
      ...this.inSpellTrapZonesOf(opponentOf(this.turnPlayer)),
    ];
  }

  /** Monster Zones that `player` has free for a monster that comes, if `leaving` of that player's monsters go first. */
  freeMonsterZones(player: Player, leaving = 0): number {
    return Math.max(0, this.zonesLeft(player, player !== this.player) + leaving);
  }
  /** The same for monsters of which that player takes control. */
  zonesForTaken(player: Player, leaving = 0): number {
    return Math.max(0, this.zonesLeft(player, true) + leaving);
  }
  /** Below 0 where more lie there than a limit that came later allows. */
  private zonesLeft(player: Player, byOther: boolean): number {
    const { monsters, closed } = this.duel.state.players[player];
    let taken = closed.monster.length;
    for (const id of monsters) if (id !== null) taken++;
    return Math.min(MONSTER_ZONES - taken, this.duel.continuous.roomLeft(player, 'monster', byOther));
  }

  hasFreeSpellTrapZone(player: Player): boolean {
    return hasFree(this.duel.state.players[player], 'spellTrap') && this.duel.continuous.roomLeft(player, 'spellTrap') > 0;
  }

  /** How many attacks the monster has declared in this turn before the one that runs, where that is counted by turns. */
  attacksThisTurn(id: CardId): number {
    const { used, battle } = this.duel.state;
    const key = attackUse(this.card(id));
    return used.filter((one) => one === key).length - (battle?.attacker === id ? 1 : 0);
  }

  /** What its definition recalls of this turn, or of another one of late. */
  recalled(turn: number = this.turn): readonly Recalled[] {
    const { recalls } = this.duel.defs[this.self]!;
    return (this.duel.state.recalled ?? []).filter((one) => one.turn === turn && recalls?.(one.event) === true);
  }

  /** What the lasting effects `key` that this card has begun remember, the oldest first. */
  lastingOfSelf(key: string): readonly Data[] {
    return this.duel.state.lingering.flatMap((one) => (one.card === this.self && one.key === key ? [one.data ?? NO_DATA] : []));
  }

  /** The player has Normal Summoned or Set a monster in this turn, by right or by an effect. */
  hasNormalSummoned(player: Player): boolean {
    const { players, used } = this.duel.state;
    return players[player].normalSummons > 0 || used.includes(normalSummonUse(player));
  }
  /** A Summon of any kind has been made this turn. */
  hasSummoned(player: Player): boolean {
    return this.duel.state.players[player].summonsThisTurn > 0;
  }

  /**
   * The monsters that `player` (or anybody) has just summoned, wherever they are now: for what asks only that a monster was
   * summoned. One that an effect has Special Summoned face-down is among them, though it is told as a Set.
   */
  summonedJustNow(player?: Player, how: readonly SummonVerb[] = SUMMON_VERBS): CardId[] {
    const occasion = this.occasion;
    if (occasion === null || (occasion.window !== 'summonSuccess' && occasion.window !== 'afterChain')) return [];
    const found: CardId[] = [];
    for (const event of occasion.events) {
      const { card, player: summoner } = event;
      if (card === undefined || (player !== undefined && summoner !== player)) continue;
      const verb = isFaceDownSummon(event) && this.duel.defs[card]!.index.isMonster ? 'specialSummon' : event.verb;
      if ((how as readonly string[]).includes(verb)) found.push(card);
    }
    return found;
  }
  /** Those of them that are on the field still, face-up. */
  justSummoned(player?: Player, how?: readonly SummonVerb[]): CardId[] {
    return this.summonedJustNow(player, how).filter((id) => this.card(id).zone === 'monster' && this.card(id).faceUp);
  }
  /** The monsters whose summon may be negated now (window A). */
  beingSummoned(): CardId[] {
    const occasion = this.occasion;
    if (occasion === null || occasion.window !== 'summonNegation' || this.duel.state.stack.length > 0) return [];
    return occasion.events.filter((event) => event.card !== undefined).map((event) => event.card!);
  }
  /**
   * The monster that has just declared an attack, in the declaration window only; null otherwise. It stays the one that declared
   * it, though another one has been made to attack in its place.
   */
  get declaredAttacker(): CardId | null {
    const { occasion } = this;
    if (occasion?.window !== 'attackDeclared') return null;
    return occasion.events.find(({ verb }) => verb === 'attack')?.card ?? null;
  }
}

/** What an effect acts on now: the Spell or Trap itself that is activated is not it. */
export function actedOn(q: Scope, { kind, actsOn }: ActivatedEffect): readonly CardId[] {
  const found = actsOn?.(q) ?? [];
  return kind === 'card' && found.includes(q.self) ? found.filter((id) => id !== q.self) : found;
}

/** A running effect: a Chain Link being built or resolved, an upkeep, a procedure. Only actions take it. */
/** Which of its card's effects a link stands for. */
export function clauseOf(duel: Duel, { passcode, effect, mode }: ChainLink): Clause {
  return duel.pool.definition(passcode)?.effects[effect]?.modes === undefined ? `${effect}` : `${effect}.${mode}`;
}

export class Effect extends Scope {
  /** Whose Deck and whose hand it has looked through last, and whether there was nothing to choose: a search in vain. */
  deckLooked: Player | null = null;
  handLooked: Player | null = null;
  foundNothing = false;
  /** What its link had targeted when it began to resolve, whether it fits still or not. */
  aimedAt: readonly Chosen[] = [];

  /** What the link carries; also for effects without a link. */
  constructor(
    duel: Duel,
    self: CardId,
    player: Player,
    readonly link: ChainLink,
    /** Absent: the link's effect. */
    private readonly doing?: Clause | null,
  ) {
    super(duel, self, player);
    this.event = link.event;
  }

  /**
   * A running effect that is no Chain Link: a procedure, an upkeep, a tribute.
   * @param doing which of the card's doings it is; null: a rule's.
   */
  static withoutLink(duel: Duel, card: CardId, player: Player, doing: Clause | null = null): Effect {
    return new Effect(duel, card, player, newLink(duel.state.cards[card]!, { player, effect: 0 }, 1), doing);
  }

  override deckOf(player: Player): readonly CardId[] {
    this.deckLooked = player;
    return super.deckOf(player);
  }
  override handOf(player: Player): readonly CardId[] {
    this.handLooked = player;
    return super.handOf(player);
  }

  /** A Chain Link does it, activated or resolving; not a procedure, an upkeep or what an attack costs. */
  get isOfLink(): boolean {
    return this.doing === undefined;
  }
  /** Which of the card's doings this is; undefined for a rule's. */
  get clause(): Clause | undefined {
    return this.doing === undefined ? clauseOf(this.duel, this.link) : (this.doing ?? undefined);
  }

  /** The targets that are still the same cards on the field, in the Graveyard or wherever they were targeted. */
  get targets(): CardId[] {
    const cards = this.duel.state.cards;
    return this.link.targets
      .filter((t) => cards[t.card]!.arrival === t.arrival && !cards[t.card]!.battleDestroyed)
      .map((t) => t.card);
  }
  /** The first target if it is still there; null otherwise. */
  get target(): CardId | null {
    return this.targets[0] ?? null;
  }
  /** What its text says that it acts on, as it is now. */
  get actedOn(): readonly CardId[] {
    return actedOn(this, this.duel.defs[this.self]!.effects[this.link.effect]!);
  }
  get mode(): number {
    return this.link.mode;
  }
  get declared(): Value | null {
    return this.link.declared;
  }
  /** Cards paid as cost. */
  get paid(): CardId[] {
    return this.link.payments.flatMap((p) => p.cards ?? []);
  }
  /** The Levels that monsters tributed as cost had. */
  get paidLevels(): number[] {
    return this.link.payments.flatMap((p) => p.levels ?? []);
  }
  /** The ATK that monsters tributed as cost had together. */
  get paidAtk(): number {
    return this.link.payments.flatMap((p) => p.atks ?? []).reduce((sum, atk) => sum + atk, 0);
  }
  /** The DEF that they had together. */
  get paidDef(): number {
    return this.link.payments.flatMap((p) => p.defs ?? []).reduce((sum, def) => sum + def, 0);
  }
  /** This card is still where it was when activated. A monster that was turned face-down since is a fresh one (E72). */
  get selfIsThere(): boolean {
    const { arrival, zone, faceUp } = this.card(this.self);
    return arrival === this.link.arrival && (zone !== 'monster' || faceUp);
  }
  chosen(id: CardId): Chosen {
    return { card: id, arrival: this.card(id).arrival };
  }
}
