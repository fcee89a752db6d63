import type { Duel } from '../../model/duel';
import { ABILITIES_OF_ANY_CARD, type Ability, type CardId } from '../../model/vocabulary';
import { ABILITY_BIT } from './doings';
import { empty, type Source, type Sources } from './sources';

const SHIELD_BIT = ABILITY_BIT.unaffectedBySpells;
const HALF_SHIELD_BIT = ABILITY_BIT.unaffectedByOpponentsSpells;

/** What abilities active effects give to cards of the field, and by that: what reaches which monster. */
export class Abilities {
  /** Bits of the abilities that some active effect gives. */
  private given = 0;
  private readonly by: (number | undefined)[] = [];
  /** Which entries of the list above are filled in, so that only those are emptied. */
  private readonly gifted: CardId[] = [];

  constructor(
    private readonly duel: Duel,
    private readonly sources: Sources,
  ) {}

  clear(): void {
    for (const id of this.gifted) this.by[id] = 0;
    empty(this.gifted);
    this.given = 0;
  }

  has(card: CardId, ability: Ability): boolean {
    return ((this.by[card] ?? 0) & ABILITY_BIT[ability]) !== 0;
  }

  isGiven(ability: Ability): boolean {
    return (this.given & ABILITY_BIT[ability]) !== 0;
  }

  /** Whether the source can do anything to this card. */
  reaches(source: Source, card: CardId | null): boolean {
    if (!source.ofSpell || card === null || (this.given & (SHIELD_BIT | HALF_SHIELD_BIT)) === 0) return true;
    const has = this.by[card] ?? 0;
    if ((has & SHIELD_BIT) !== 0) return false;
    return (has & HALF_SHIELD_BIT) === 0 || source.scope.player === this.duel.state.cards[card]!.controller;
  }

  giveBy(source: Source): void {
    const { cards } = this.duel.state;
    for (const part of source.does.by.gives) {
      const bit = ABILITY_BIT[part.ability];
      this.given |= bit;
      const ofAnyCard = ABILITIES_OF_ANY_CARD.includes(part.ability);
      for (const id of this.sources.faceUp) {
        if ((!ofAnyCard && cards[id]!.zone !== 'monster') || !part.on(source.scope, id) || !this.reaches(source, id)) continue;
        this.by[id] = (this.by[id] ?? 0) | bit;
        this.gifted.push(id);
      }
    }
  }
}
