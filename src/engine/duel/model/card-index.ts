import type { Card } from './card';
import type { CardDefinition, CardPool, ContinuousKind } from './effect';
import type { Verb } from './event';
import { KeptActs } from './kept-acts';
import { ABILITIES, FORBIDDEN, PHASES, type CardId } from './vocabulary';

/** What the cards of a duel make of events of one verb. */
export interface Hearing {
  /** By card: the numbers of its triggers about itself. */
  readonly own: (readonly number[] | undefined)[];
  /** Cards that remember something of such an event about themselves. */
  readonly noting: CardId[];
  /** Cards that note it of any card. */
  readonly noticing: CardId[];
  /** Triggers about any card. */
  readonly watching: { readonly card: CardId; readonly effect: number }[];
}

/** Cards by what they could do; nothing where none could. */
type CardsBy<What extends string> = Record<What, readonly CardId[] | undefined>;

/** With every key from the beginning: what is looked up by a fixed word is then found at once. */
const noneBy = <What extends string>(words: readonly What[]): CardsBy<What> =>
  Object.fromEntries(words.map((word) => [word, undefined])) as CardsBy<What>;

function enter<What extends string>(cards: CardsBy<What>, what: What, id: CardId): void {
  const known = cards[what];
  if (known?.includes(id) !== true) cards[what] = [...(known ?? []), id];
}

/**
 * What the cards of a duel could ever do, found once: what no card can do need not be looked for. It never changes, so that a
 * duel, its rest points and its forks share it, and duels one after another between the same decks; a new token makes another
 * one.
 */
export class CardIndex {
  private readonly passcodes: number[] = [];
  /** One definition per card of the state. */
  readonly defs: CardDefinition[] = [];
  /** By card, what its definition's index says under these names. */
  readonly fast: number[] = [];
  readonly fastInDamageStep: number[] = [];
  readonly isSlow: boolean[] = [];
  /** By card, whether it may do anything continuously, wherever it lies on the field. */
  readonly isContinuous: boolean[] = [];
  /** Cards that may win the duel by themselves, and those that do something at a draw. */
  readonly victoryCards: CardId[] = [];
  readonly drawCards: CardId[] = [];
  /** What cards look back on. */
  readonly recalling: NonNullable<CardDefinition['recalls']>[] = [];
  /** Cards with a quick effect for both players. */
  readonly sharedCards: CardId[] = [];
  /** Cards with a quick effect in the Graveyard. */
  readonly graveyardCards: CardId[] = [];
  /** Traps that may lie in a Monster Zone. */
  readonly trapMonsters: CardId[] = [];
  /** Cards to which something happens by their own text when they have attacked or been attacked. */
  readonly battlers: CardId[] = [];
  /** Cards that go down with another one, and the names of those others. */
  readonly dependents: CardId[] = [];
  readonly dependedOn: number[] = [];
  /** Cards that come from the Deck by their own procedure. */
  readonly deckComers: CardId[] = [];
  /** Cards that may spare their player battle damage. */
  readonly preventers: CardId[] = [];
  /** Cards that stay for some turns. */
  readonly limitedCards: CardId[] = [];
  /** Some card could forbid activating effects. */
  forbidsEffects = false;
  /** Some card's activation may not be answered. */
  closesChains = false;
  /** Cards that do something when a link has resolved. */
  readonly linkCards: CardId[] = [];
  /** Some lasting effect keeps Monster Zones closed. */
  closesZones = false;
  /** Some card does something when it has come. */
  actsOnArrival = false;
  /** Some card may keep off itself what targets it. */
  wardsOff = false;
  /** Cards that may negate a link just before it resolves. */
  readonly guards: CardId[] = [];
  /** Cards that strike down Flip Summoned monsters. */
  readonly strikers: CardId[] = [];
  /** Cards that deal damage for cards that go to the Graveyard. */
  readonly hurting: CardId[] = [];
  /** Cards that may have something to do in a phase. */
  readonly dueIn = noneBy(PHASES);
  /** Cards that could give an ability, forbid an act or do something else continuously. */
  readonly giving = noneBy(ABILITIES);
  readonly forbidding = noneBy(FORBIDDEN);
  readonly doing: CardsBy<ContinuousKind> = {
    stats: undefined,
    negates: undefined,
    forbids: undefined,
    gives: undefined,
    race: undefined,
    attribute: undefined,
    handLimit: undefined,
    level: undefined,
    countsInOrder: undefined,
    levelInHand: undefined,
    allows: undefined,
    attackCost: undefined,
    protectsPlayer: undefined,
    scale: undefined,
    spares: undefined,
    endures: undefined,
    battleDamage: undefined,
    holds: undefined,
    shields: undefined,
    fewerTributes: undefined,
    limits: undefined,
    opensHand: undefined,
    reversesChanges: undefined,
    handCost: undefined,
    oneType: undefined,
    turnsDecks: undefined,
  };
  private readonly heard = new Map<Verb, Hearing>();
  /** The indexes of these cards and one token more, by that token. */
  private readonly grown = new Map<number, CardIndex>();

  /** @param acts those of an index of the first of these cards. */
  private constructor(
    pool: CardPool,
    cards: readonly Card[],
    readonly acts = new KeptActs(),
  ) {
    for (const card of cards) this.add(card, pool);
  }

  private add({ id, passcode }: Card, pool: CardPool): void {
    const definition = pool.definition(passcode);
    if (definition === undefined) throw new Error(`No definition for the card ${passcode}`);
    const { index, effects } = definition;
    this.passcodes.push(passcode);
    this.defs.push(definition);
    this.fast.push(index.fast);
    this.fastInDamageStep.push(index.fastInDamageStep);
    this.isSlow.push(index.isSlow);
    const { continuous, asEquip, inPendulumZone } = definition;
    this.isContinuous.push(continuous.length > 0 || (asEquip.continuous ?? inPendulumZone.continuous) !== undefined);
    for (const upkeep of definition.upkeeps) enter(this.dueIn, upkeep.phase, id);
    for (const item of index.items) enter(this.dueIn, effects[item]!.item!.phase, id);
    if (definition.departure.turnLimit !== undefined) {
      enter(this.dueIn, 'end', id);
      this.limitedCards.push(id);
    }
    if (definition.summoning.procedure?.from === 'deck') this.deckComers.push(id);
    if (definition.victory !== undefined) this.victoryCards.push(id);
    if ((definition.atOnce.onDraw ?? definition.atOnce.onOpponentsDraw) !== undefined) this.drawCards.push(id);
    if (definition.recalls !== undefined && !this.recalling.includes(definition.recalls)) this.recalling.push(definition.recalls);
    if (effects.some((effect) => effect.unanswerable === true)) this.closesChains = true;
    if (index.forbids.includes('activateEffect')) this.forbidsEffects = true;
    if (definition.atOnce.onResolved !== undefined) this.linkCards.push(id);
    if (Object.values(definition.lingering).some(({ closesZones }) => closesZones === true)) this.closesZones = true;
    if (definition.atOnce.onArrival !== undefined) this.actsOnArrival = true;
    if (definition.protection.ward !== undefined) this.wardsOff = true;
    if (definition.protection.guard !== undefined) this.guards.push(id);
    if (definition.atOnce.strikesDown !== undefined) this.strikers.push(id);
    if (definition.atOnce.hurtsForSent !== undefined) this.hurting.push(id);
    if (definition.inBattle.afterAttack !== undefined) this.battlers.push(id);
    if (definition.departure.goesDownWith !== undefined) {
      this.dependents.push(id);
      this.dependedOn.push(definition.departure.goesDownWith);
    }
    if (definition.inPendulumZone.preventsBattleDamage !== undefined) this.preventers.push(id);
    if (definition.asMonster !== undefined) this.trapMonsters.push(id);
    if (index.quickInGraveyard.length > 0) this.graveyardCards.push(id);
    if (index.quick.some((effect) => effects[effect]!.forBoth === true)) this.sharedCards.push(id);
    for (const ability of index.gives) enter(this.giving, ability, id);
    for (const act of index.forbids) enter(this.forbidding, act, id);
    for (const doing of index.does) enter(this.doing, doing, id);
    for (const verb of Object.keys(index.selfTriggers) as Verb[]) this.hears(verb).own[id] = index.selfTriggers[verb];
    for (const { on, about } of definition.notes) {
      const { noting, noticing } = this.hears(on);
      const list = about === 'any' ? noticing : noting;
      if (!list.includes(id)) list.push(id);
    }
    effects.forEach(({ on, about }, effect) => {
      if (on !== undefined && about === 'any') this.hears(on).watching.push({ card: id, effect });
    });
  }

  private hears(verb: Verb): Hearing {
    let hearing = this.heard.get(verb);
    if (hearing === undefined) this.heard.set(verb, (hearing = { own: [], noting: [], noticing: [], watching: [] }));
    return hearing;
  }

  /** The index of the cards of a duel. */
  static of(pool: CardPool, cards: readonly Card[]): CardIndex {
    let known = latest.get(pool);
    if (known?.beginsAs(cards) !== true) latest.set(pool, (known = new CardIndex(pool, cards)));
    return known.of(pool, cards);
  }

  /** The index of these cards: this one as long as no token has come, nor one gone on going back. */
  of(pool: CardPool, cards: readonly Card[]): CardIndex {
    if (!this.beginsAs(cards)) return CardIndex.of(pool, cards);
    return cards.length === this.defs.length ? this : this.grownBy(pool, cards).of(pool, cards);
  }

  /** With the next of these cards. */
  private grownBy(pool: CardPool, cards: readonly Card[]): CardIndex {
    const next = this.defs.length;
    const { passcode } = cards[next]!;
    const known = this.grown.get(passcode) ?? new CardIndex(pool, cards.slice(0, next + 1), this.acts);
    this.grown.set(passcode, known);
    return known;
  }

  private beginsAs(cards: readonly Card[]): boolean {
    if (cards.length < this.defs.length) return false;
    for (let id = 0; id < this.defs.length; id++) if (cards[id]!.passcode !== this.passcodes[id]) return false;
    return true;
  }

  /** What cards make of such an event; undefined when none makes anything of it. */
  hearing(verb: Verb): Hearing | undefined {
    return this.heard.get(verb);
  }
}

/** The index of the latest duel with the cards of a pool. */
const latest = new WeakMap<CardPool, CardIndex>();
