import type { Card } from './card';
import type { Ability, CardDefinition, CardPool, Doing, Forbidden } from './effect';
import type { Verb } from './event';
import { KeptActs } from './kept-acts';
import type { CardId } from './vocabulary';

/**
 * What the cards of a duel could ever do, found once: what no card can do need not be looked for. It never changes, so that a duel, its
 * rest points and its forks share it; a new token makes another one.
 */
export class CardIndex {
  /** One definition per card of the state. */
  readonly defs: readonly CardDefinition[];
  /** By card: something of it has Spell Speed 2 or more and is activated by hand. */
  readonly fast: readonly boolean[];
  /** Cards that may have something to do in a Standby or End Phase. */
  readonly itemCards: readonly CardId[];
  /** Cards that may win the duel by themselves, and those that do something at a draw. */
  readonly victoryCards: readonly CardId[];
  readonly drawCards: readonly CardId[];
  /** Cards with a quick effect for both players. */
  readonly sharedCards: readonly CardId[];
  /** Traps that may lie in a Monster Zone. */
  readonly trapMonsters: readonly CardId[];
  /** Cards that do something when a link has resolved. */
  readonly linkCards: readonly CardId[];
  readonly acts = new KeptActs();
  private readonly gives = new Set<Ability>();
  private readonly forbids = new Set<Forbidden>();
  private readonly does = new Set<Doing>();
  /** Cards that have triggers about other cards, by verb. */
  private readonly watchers: Partial<Record<Verb, CardId[]>> = {};

  constructor(pool: CardPool, cards: readonly Card[]) {
    const defs = cards.map(({ passcode }) => {
      const definition = pool.definition(passcode);
      if (definition === undefined) throw new Error(`No definition for the card ${passcode}`);
      return definition;
    });
    const which = (fits: (definition: CardDefinition) => boolean): CardId[] => cards.flatMap(({ id }) => (fits(defs[id]!) ? [id] : []));
    this.defs = defs;
    this.fast = defs.map(({ index }) => index.isFast);
    this.itemCards = which(({ upkeeps, index, turnLimit }) => upkeeps.length > 0 || index.items.length > 0 || turnLimit !== undefined);
    this.victoryCards = which(({ victory }) => victory !== undefined);
    this.drawCards = which(({ onDraw }) => onDraw !== undefined);
    this.sharedCards = which(({ index, effects }) => index.quick.some((effect) => effects[effect]!.forBoth === true));
    this.trapMonsters = which(({ asMonster }) => asMonster !== undefined);
    this.linkCards = which(({ onResolved }) => onResolved !== undefined);
    for (const { id } of cards) {
      const { index } = defs[id]!;
      for (const ability of index.gives) this.gives.add(ability);
      for (const act of index.forbids) this.forbids.add(act);
      for (const doing of index.does) this.does.add(doing);
      for (const verb of index.watches) (this.watchers[verb] ??= []).push(id);
    }
  }

  /** Whether it is about exactly these cards: tokens come and, on going back, go. */
  covers(cards: readonly Card[]): boolean {
    if (cards.length !== this.defs.length) return false;
    for (let id = 0; id < cards.length; id++) if (cards[id]!.passcode !== this.defs[id]!.facts.id) return false;
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
