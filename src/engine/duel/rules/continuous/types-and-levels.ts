import type { Duel } from '../../model/duel';
import type { Attribute, CardId, Race } from '../../model/vocabulary';
import type { Abilities } from './abilities';
import { empty, type Source } from './sources';

/**
 * The Type, Attribute and Level of face-up monsters, settled once before any other continuous effect looks at them: Types first,
 * then Attributes, then Levels. Among changes of one kind each looks at what the earlier ones have made, so that only two that
 * depend on each other are decided by their order.
 */
export class TypesAndLevels {
  private readonly races: (Race | undefined)[] = [];
  private readonly attributes: (Attribute | undefined)[] = [];
  private readonly levels: (number | undefined)[] = [];
  /** Which entries of the lists above are filled in. */
  private readonly changed: CardId[] = [];
  /** The face-up monsters; those too whose summon may still be negated, which lie there face-up. */
  private readonly monsters: CardId[] = [];

  constructor(
    private readonly duel: Duel,
    private readonly abilities: Abilities,
  ) {}

  clear(): void {
    for (const id of this.changed) {
      this.races[id] = undefined;
      this.attributes[id] = undefined;
      this.levels[id] = undefined;
    }
    empty(this.changed);
  }

  settle(active: readonly Source[]): void {
    this.findMonsters();
    for (const source of active) if (source.does.changesTypes) this.changeRaces(source);
    for (const source of active) if (source.does.changesAttributes) this.changeAttributes(source);
    for (const source of active) if (source.does.changesLevels) this.changeLevels(source);
  }

  private changeRaces(source: Source): void {
    for (const part of source.does.by.race) {
      const race = part.race(source.scope);
      if (race === undefined) continue;
      for (const id of this.monsters) {
        if (!part.on(source.scope, id) || !this.abilities.reaches(source, id)) continue;
        this.races[id] = race;
        this.changed.push(id);
      }
    }
  }

  private changeAttributes(source: Source): void {
    for (const part of source.does.by.attribute) {
      const attribute = part.attribute(source.scope);
      if (attribute === undefined) continue;
      for (const id of this.monsters) {
        if (!part.on(source.scope, id) || !this.abilities.reaches(source, id)) continue;
        this.attributes[id] = attribute;
        this.changed.push(id);
      }
    }
  }

  private changeLevels(source: Source): void {
    for (const part of source.does.by.stats) {
      const { level } = part;
      if (level === undefined) continue;
      for (const id of this.monsters) {
        if (!part.on(source.scope, id) || !this.abilities.reaches(source, id)) continue;
        const before = this.levels[id] ?? this.duel.defs[id]!.factsAsMonster.level ?? 0;
        this.levels[id] = before + (typeof level === 'number' ? level : level(source.scope, id));
        this.changed.push(id);
      }
    }
  }

  private findMonsters(): void {
    const { players, cards } = this.duel.state;
    empty(this.monsters);
    for (const { monsters } of players) for (const id of monsters) if (id !== null && cards[id]!.faceUp) this.monsters.push(id);
  }

  race(card: CardId, printed: Race | undefined, active: readonly Source[]): Race | undefined {
    if (this.duel.state.cards[card]!.zone !== 'graveyard') return this.races[card] ?? printed;
    let race = printed;
    for (const source of active)
      for (const part of source.does.by.race)
        if (part.graveyardsToo === true && part.on(source.scope, card)) race = part.race(source.scope) ?? race;
    return race;
  }

  attribute(card: CardId, printed: Attribute | undefined): Attribute | undefined {
    return this.attributes[card] ?? printed;
  }

  level(card: CardId, printed: number, active: readonly Source[]): number {
    const changed = this.duel.state.cards[card]!.zone === 'hand' ? levelInHand(card, printed, active) : this.levels[card];
    return changed === undefined ? printed : Math.max(1, changed);
  }
}

function levelInHand(card: CardId, printed: number, active: readonly Source[]): number {
  let level = printed;
  for (const source of active)
    for (const part of source.does.by.levelInHand) {
      if (!part.on(source.scope, card)) continue;
      level = typeof part.level === 'number' ? level + part.level : part.level(source.scope);
    }
  return level;
}
