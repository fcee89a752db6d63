import type { Card } from './card';
import type { CardDefinition, CardPool, Doing } from './effect';
import type { Verb } from './event';
import { KeptActs } from './kept-acts';
import type { Ability, CardId, Forbidden } from './vocabulary';

/**
 * What the cards of a duel could ever do, found once: what no card can do need not be looked for. It never changes, so that a
 * duel, its rest points and its forks share it; a new token makes another one.
 */
export class CardIndex {
  /** One definition per card of the state. */
  readonly defs: CardDefinition[];
  /** By card: something of it has Spell Speed 2 or more and is activated by hand. */
  readonly fast: boolean[];
  /** Cards that may have something to do in a Standby or End Phase. */
  readonly itemCards: CardId[];
  /** Cards that may win the duel by themselves, and those that do something at a draw. */
  readonly victoryCards: CardId[];
  readonly drawCards: CardId[];
  /** Cards with a quick effect for both players. */
  readonly sharedCards: CardId[];
  /** Cards with a quick effect in the Graveyard. */
  readonly graveyardCards: CardId[];
  /** Traps that may lie in a Monster Zone. */
  readonly trapMonsters: CardId[];
  /** Some card could forbid activating effects. */
  forbidsEffects: boolean;
  /** Some card's activation may not be answered. */
  closesChains: boolean;
  /** Cards that do something when a link has resolved. */
  readonly linkCards: CardId[];
  readonly acts: KeptActs;
  private readonly gives: Set<Ability>;
  private readonly forbids: Set<Forbidden>;
  private readonly does: Set<Doing>;
  /** Cards that have triggers about other cards, by verb. */
  private readonly watchers: Partial<Record<Verb, CardId[]>> = {};

  /** @param before an index of the first of these cards: only what has come since is looked at. */
  constructor(pool: CardPool, cards: readonly Card[], before?: CardIndex) {
    this.defs = before?.defs.slice() ?? [];
    this.fast = before?.fast.slice() ?? [];
    this.itemCards = before?.itemCards.slice() ?? [];
    this.victoryCards = before?.victoryCards.slice() ?? [];
    this.drawCards = before?.drawCards.slice() ?? [];
    this.sharedCards = before?.sharedCards.slice() ?? [];
    this.graveyardCards = before?.graveyardCards.slice() ?? [];
    this.trapMonsters = before?.trapMonsters.slice() ?? [];
    this.linkCards = before?.linkCards.slice() ?? [];
    this.closesChains = before?.closesChains ?? false;
    this.forbidsEffects = before?.forbidsEffects ?? false;
    this.acts = before?.acts ?? new KeptActs();
    this.gives = new Set(before?.gives);
    this.forbids = new Set(before?.forbids);
    this.does = new Set(before?.does);
    if (before !== undefined)
      for (const verb of Object.keys(before.watchers) as Verb[]) this.watchers[verb] = before.watchers[verb]!.slice();
    for (let id = this.defs.length; id < cards.length; id++) this.add(cards[id]!, pool);
  }

  private add({ id, passcode }: Card, pool: CardPool): void {
    const definition = pool.definition(passcode);
    if (definition === undefined) throw new Error(`No definition for the card ${passcode}`);
    const { index } = definition;
    this.defs.push(definition);
    this.fast.push(index.isFast);
    if (definition.upkeeps.length > 0 || index.items.length > 0 || definition.turnLimit !== undefined) this.itemCards.push(id);
    if (definition.victory !== undefined) this.victoryCards.push(id);
    if (definition.onDraw !== undefined) this.drawCards.push(id);
    if (definition.effects.some((effect) => effect.unanswerable === true)) this.closesChains = true;
    if (index.forbids.includes('activateEffect')) this.forbidsEffects = true;
    if (definition.onResolved !== undefined) this.linkCards.push(id);
    if (definition.asMonster !== undefined) this.trapMonsters.push(id);
    if (index.quickInGraveyard.length > 0) this.graveyardCards.push(id);
    if (index.quick.some((effect) => definition.effects[effect]!.forBoth === true)) this.sharedCards.push(id);
    for (const ability of index.gives) this.gives.add(ability);
    for (const act of index.forbids) this.forbids.add(act);
    for (const doing of index.does) this.does.add(doing);
    for (const verb of index.watches) (this.watchers[verb] ??= []).push(id);
  }

  /** The index of these cards: this one as long as no token has come, nor one gone on going back. */
  of(pool: CardPool, cards: readonly Card[]): CardIndex {
    if (!this.beginsAs(cards)) return new CardIndex(pool, cards);
    return cards.length === this.defs.length ? this : new CardIndex(pool, cards, this);
  }

  private beginsAs(cards: readonly Card[]): boolean {
    if (cards.length < this.defs.length) return false;
    for (let id = 0; id < this.defs.length; id++) if (cards[id]!.passcode !== this.defs[id]!.facts.id) return false;
    return true;
  }

  /** Whether any card of this duel could give the ability at all. */
  couldGive(ability: Ability): boolean {
    return this.gives.has(ability);
  }

  /** Whether any card of this duel could forbid the act at all. */
  couldForbid(act: Forbidden): boolean {
    return this.forbids.has(act);
  }

  /** Whether any card of this duel could do that continuously at all. */
  couldDo(doing: Doing): boolean {
    return this.does.has(doing);
  }

  watching(verb: Verb): readonly CardId[] | undefined {
    return this.watchers[verb];
  }
}
