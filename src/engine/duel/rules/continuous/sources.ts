import type { Card } from '../../model/card';
import type { CardDefinition, ContinuousPart, Influence } from '../../model/effect';
import type { Duel } from '../../model/duel';
import type { Lingering } from '../../model/duel-state';
import { Scope } from '../../model/scope';
import type { CardId, CardKind } from '../../model/vocabulary';
import { doingsOf, partsOf, type Doings } from './doings';

/** A continuous or lingering effect on the field. */
export interface Source {
  readonly card: CardId;
  readonly since: number;
  readonly parts: readonly ContinuousPart[];
  readonly scope: Scope;
  /** A lingering effect does not end with its card and is not negated with it. */
  readonly lingering: boolean;
  /** Some monsters are beyond such. */
  readonly as: Influence;
  readonly does: Doings;
}

/** The cards of the field (and lingering effects) that do something continuously, and what they may do it to. */
export class Sources {
  /** In the order of their beginning. */
  readonly list: Source[] = [];
  /** Every face-up card of the field. */
  readonly faceUp: CardId[] = [];
  /** Whether any of them negates something. */
  negate = false;
  /** How many face-up cards have been met so far: the list is written over where it stands. */
  private met = 0;
  /** Sources by card, used again while the card is the same object on the same side. */
  private readonly kept: (Source | undefined)[] = [];
  /** Sources of lasting effects by their place among these, used again while it is the same one there: they never change. */
  private readonly keptLingering: (Source | undefined)[] = [];

  constructor(private readonly duel: Duel) {}

  find(): void {
    const { state } = this.duel;
    empty(this.list);
    this.met = 0;
    this.negate = false;
    for (const side of state.players) {
      for (const id of side.monsters) if (id !== null) this.addCard(id);
      for (const id of side.spellsTraps) if (id !== null) this.addCard(id);
      if (side.field !== null) this.addCard(side.field);
      if (side.pendulum !== undefined) for (const id of side.pendulum.zones) if (id !== null) this.addCard(id);
    }
    while (this.faceUp.length > this.met) this.faceUp.pop();
    for (let i = 0; i < state.lingering.length; i++) this.addLingering(state.lingering[i]!, i);
    if (this.list.length > 1) putInOrder(this.list);
  }

  private addCard(id: CardId): void {
    const card = this.duel.state.cards[id]!;
    if (!card.faceUp || card.summoning) return;
    this.faceUp[this.met++] = id;
    if (!this.duel.index.isContinuous[id]) return;
    const definition = this.duel.defs[id]!;
    const parts = partsOf(card, definition);
    if (parts.length === 0 || card.leaving || card.silenced === true) return;
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
        as: { card: id, player: card.controller, kind: kindNow(card, definition) },
        does: doingsOf(parts),
      };
      this.kept[id] = source;
    }
    this.enter(source);
  }

  private enter(source: Source): void {
    this.list.push(source);
    if (source.does.negates) this.negate = true;
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
      this.enter(kept);
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
      as: { card: lingering.card, player: lingering.player, kind: this.duel.pool.definition(lingering.passcode)!.facts.kind },
      does: doingsOf(parts),
    };
    this.keptLingering[place] = source;
    this.enter(source);
  }
}

/** As what a card works where it lies: Unions on their monster, and cards in Pendulum Zones, as Spells. */
export const kindNow = ({ zone }: Readonly<Card>, { asEquip, facts, index }: CardDefinition): CardKind =>
  (index.isPendulum && zone === 'pendulum') || (asEquip.isSpell === true && zone === 'spellTrap') ? 'spell' : facts.kind;

/** By their beginning; what began together stays as it was. They are few and mostly in order: no case for a general sort. */
export function putInOrder(sources: Source[]): void {
  for (let i = 1; i < sources.length; i++) {
    const source = sources[i]!;
    let at = i;
    for (; at > 0 && sources[at - 1]!.since > source.since; at--) sources[at] = sources[at - 1]!;
    sources[at] = source;
  }
}

/** Setting the length of a list is slow, and these are short. */
export function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
