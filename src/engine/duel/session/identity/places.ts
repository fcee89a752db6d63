import { emptySum, Mixer, type Sum } from '../../../kernel/identity';
import type { Card } from '../../model/card';
import type { Duel } from '../../model/duel';
import type { PlayerState } from '../../model/duel-state';
import type { CardId } from '../../model/vocabulary';
import { ABSENT, NONE } from './things';
import { UnderWay } from './under-way';
import { wordOf } from './words';

interface Hashed {
  readonly high: number;
  readonly low: number;
}
/** Decks hardly change, and the copies of a duel share what does not. */
const decks = new WeakMap<readonly CardId[], Hashed>();

/** By the definitions of a duel's cards: one of them looks at the order in which a Graveyard lies. */
const lookThrough = new WeakMap<Duel['defs'], boolean>();
function isLookedThrough({ defs }: Duel): boolean {
  let isSo = lookThrough.get(defs);
  if (isSo === undefined) lookThrough.set(defs, (isSo = defs.some(({ privileges }) => privileges.coversGraveyard === true)));
  return isSo;
}

/** Tells what lies where: zones by their cards, piles that nobody looks through in order by what is in them. */
export class Places extends UnderWay {
  protected readonly part = new Mixer();

  protected sideOf(side: PlayerState): void {
    const { mixer } = this;
    mixer.number(side.lifePoints);
    mixer.number(side.normalSummons * 100 + side.summonsThisTurn * 2 + (side.deckedOut ? 1 : 0));
    for (const zone of side.monsters) this.onField(zone);
    for (const zone of side.spellsTraps) this.onField(zone);
    this.onField(side.field);
    if (side.pendulum !== undefined) {
      for (const zone of side.pendulum.zones) this.onField(zone);
      mixer.flag(side.pendulum.summoned);
    }
    for (const slot of side.closed.monster) mixer.number(slot);
    for (const slot of side.closed.spellTrap) mixer.number(slot + 10);
  }

  /** The piles come last: by then it is known which of their cards something speaks of. */
  protected pilesOf(side: PlayerState): void {
    this.deck(side.deck);
    this.deck(side.fusionDeck);
    this.pile(side.hand);
    this.pile(side.graveyard);
    this.pile(side.banished);
  }

  private onField(id: CardId | null): void {
    if (id === null) return this.mixer.number(NONE);
    const card = this.cards[id]!;
    this.printed(this.mixer, card);
    this.moment(card.arrival);
    if (card.faceUp) this.moment(card.faceUpSince);
    if (card.lastAttack > 0) this.moment(card.lastAttack);
    this.card(card.equippedTo);
    this.card(card.linkedTo);
    if (card.madeOf !== undefined) this.chosenOnes(card.madeOf);
    if (card.destroyedBy !== undefined) {
      this.card(card.destroyedBy.card);
      this.mixer.number(card.destroyedBy.player);
    }
    if (card.data !== null) this.data(card.data);
    if (card.laid !== undefined) {
      this.mixer.number(card.laid.atk);
      this.mixer.number(card.laid.def);
    }
  }

  private deck(pile: readonly CardId[]): void {
    const { mixer, part } = this;
    let hashed = this.state.decksTurned === true ? undefined : decks.get(pile);
    if (hashed === undefined) {
      part.reset();
      for (const id of pile) this.printed(part, this.cards[id]!);
      hashed = part.identity;
      if (this.state.decksTurned !== true) decks.set(pile, hashed);
    }
    mixer.number(pile.length);
    mixer.number(hashed.high);
    mixer.number(hashed.low);
  }

  private pile(pile: readonly CardId[]): void {
    const sum: Sum = emptySum();
    const inOrder = isLookedThrough(this.duel);
    for (let place = 0; place < pile.length; place++) {
      const id = pile[place]!;
      const card = this.cards[id]!;
      this.printed(this.part.reset(), card);
      if (card.data !== null) this.part.number(wordOf(JSON.stringify(card.data)));
      if (this.named[id] === 1 || this.isExact) this.part.number(id);
      if (inOrder) this.part.number(place);
      this.part.addTo(sum);
    }
    this.mixer.set(sum);
  }

  /** What of a card stands in itself, and not in how it is tied to others. */
  private printed(mixer: Mixer, card: Card): void {
    mixer.number(card.passcode);
    mixer.number(
      card.owner +
        card.controller * 2 +
        (card.faceUp ? 4 : 0) +
        (card.position === 'attack' ? 8 : 0) +
        (card.summoning ? 16 : 0) +
        (card.leaving ? 32 : 0) +
        (card.battleDestroyed ? 64 : 0) +
        (card.silenced === true ? 128 : 0) +
        (card.equippedByHost === true ? 256 : 0) +
        (card.properlySummoned ? 512 : 0) +
        card.came * 1024 +
        ((card.heldSlot ?? 7) << 20),
    );
    mixer.number(card.turnArrived);
    mixer.number(card.turnSet);
    mixer.number(card.turnPositionChanged);
    mixer.number(card.turnAttacked);
    mixer.number(card.attackedThisPhase + card.counters * 100);
    mixer.number(card.broughtBy ?? ABSENT);
  }
}
