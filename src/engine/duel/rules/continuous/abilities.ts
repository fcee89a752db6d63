import type { Duel } from '../../model/duel';
import type { Influence } from '../../model/effect';
import { ABILITIES_OF_ANY_CARD, type Ability, type CardId } from '../../model/vocabulary';
import { ABILITY_BIT, type PartOf } from './doings';
import { empty, type Source, type Sources } from './sources';

/** What keeps effects off a monster, with the effect by which it does. */
interface Shield {
  readonly source: Source;
  readonly part: PartOf<'shields'>;
}

/** What abilities active effects give to cards of the field, and by that: what reaches which monster. */
export class Abilities {
  /** Bits of the abilities that some active effect gives. */
  private given = 0;
  private readonly by: (number | undefined)[] = [];
  /** Which entries of the list above are filled in, so that only those are emptied. */
  private readonly gifted: CardId[] = [];
  /** The same for what keeps effects off monsters. */
  private readonly shields: (Shield[] | undefined)[] = [];
  private readonly shielded: CardId[] = [];

  constructor(
    private readonly duel: Duel,
    private readonly sources: Sources,
  ) {}

  clear(): void {
    for (const id of this.gifted) this.by[id] = 0;
    empty(this.gifted);
    this.given = 0;
    for (const id of this.shielded) this.shields[id] = undefined;
    empty(this.shielded);
  }

  has(card: CardId, ability: Ability): boolean {
    return ((this.by[card] ?? 0) & ABILITY_BIT[ability]) !== 0;
  }

  isGiven(ability: Ability): boolean {
    return (this.given & ABILITY_BIT[ability]) !== 0;
  }

  /** Whether the source can do anything to this card. */
  reaches(source: Source, card: CardId | null): boolean {
    return this.shielded.length === 0 || card === null || !this.isBeyond(card, source.as);
  }

  /** Whether such an effect does nothing to this card. */
  isBeyond(card: CardId, by: Influence): boolean {
    return this.shields[card]?.some(({ source, part }) => part.from(source.scope, by, card)) === true;
  }

  shieldBy(source: Source): void {
    const { cards } = this.duel.state;
    for (const part of source.does.by.shields)
      for (const id of this.sources.faceUp) {
        if (cards[id]!.zone !== 'monster' || !part.on(source.scope, id) || !this.reaches(source, id)) continue;
        (this.shields[id] ??= []).push({ source, part });
        this.shielded.push(id);
      }
  }

  /** An Equip Card whose monster is beyond it does nothing at all, not to others either. */
  withoutIdleEquips(sources: readonly Source[]): readonly Source[] {
    if (this.shielded.length === 0) return sources;
    const { cards } = this.duel.state;
    const isIdle = (source: Source): boolean => !source.lingering && !this.reaches(source, cards[source.card]!.equippedTo);
    return sources.some(isIdle) ? sources.filter((source) => !isIdle(source)) : sources;
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
