import { Mixer } from '../../../kernel/identity';
import type { Card } from '../../model/card';
import type { Data } from '../../model/data';
import type { Duel } from '../../model/duel';
import type { Chosen, DuelState } from '../../model/duel-state';
import type { DuelEvent } from '../../model/event';
import { ZONES, type CardId, type Zone } from '../../model/vocabulary';
import { looksBackAtMoments, momentsOf } from './moments';
import { wordOf, type Objects } from './words';

const ZONE_NUMBERS: Readonly<Record<Zone, number>> = Object.fromEntries(ZONES.map((zone, i) => [zone, i])) as never;
export const NONE = -1;
export const STALE = -2;
export const ABSENT = -3;

/** Tells single things of a state: words, cards by their places, moments by their order, events. */
export class Things implements Objects {
  protected readonly mixer = new Mixer();
  protected readonly cards: readonly Card[];
  /** Cards of piles that something else speaks of: they are told from their like. */
  protected readonly named: Uint8Array;
  /** Something looks back at moments: nothing of them may be left out. */
  protected readonly isExact: boolean;
  private readonly moments: readonly number[];
  /** The moments of the events that have been told, in the order of telling; what happened last comes first. */
  private readonly batches: number[];
  private readonly lists: (readonly DuelEvent[])[] = [];

  constructor(
    protected readonly duel: Duel,
    protected readonly state: DuelState,
  ) {
    this.cards = state.cards;
    this.named = new Uint8Array(state.cards.length);
    this.isExact = looksBackAtMoments(state);
    this.moments = momentsOf(state, this.isExact);
    this.batches = [state.batch];
  }

  protected word(text: string | null): void {
    this.mixer.number(text === null ? NONE : wordOf(text));
  }

  /** A card that something speaks of: on the field by its place, elsewhere by itself. */
  protected card(id: CardId | null | undefined): void {
    this.mixer.number(id === null ? NONE : id === undefined ? ABSENT : this.reference(id));
  }

  protected chosen({ card, arrival }: Chosen): void {
    this.card(card);
    this.mixer.flag(this.cards[card]!.arrival === arrival);
  }

  protected chosenOnes(all: readonly Chosen[]): void {
    for (const one of all) this.chosen(one);
    this.mixer.number(all.length);
  }

  /** A moment by its place among those that are told: only before, at the same time and after are ever asked. */
  protected moment(moment: number): void {
    const { moments } = this;
    let rank = 0;
    let before = NONE;
    for (let i = 0; i < moments.length && moments[i]! < moment; i++) {
      if (moments[i] !== before) rank += 1;
      before = moments[i]!;
    }
    this.mixer.number(rank);
    if (this.isExact) this.mixer.flag(moments.includes(moment));
  }

  protected data(data: Data | null | undefined): void {
    const { mixer } = this;
    if (data === null || data === undefined) return mixer.number(NONE);
    const { moment, moments, ...rest } = data;
    this.word(JSON.stringify(rest));
    if (moment !== undefined) this.moment(moment);
    for (const one of moments ?? []) this.moment(one);
  }

  protected events(list: readonly DuelEvent[]): void {
    const known = this.lists.indexOf(list);
    if (known >= 0) return this.mixer.number(known);
    this.lists.push(list);
    this.mixer.number(list.length + 1000);
    for (const event of list) this.event(event);
  }

  protected event(event: DuelEvent): void {
    const { mixer } = this;
    let batch = this.batches.indexOf(event.batch);
    if (batch < 0) batch = this.batches.push(event.batch) - 1;
    mixer.number(batch);
    this.word(event.verb);
    mixer.number(event.player);
    this.card(event.card);
    if (event.cards !== undefined) for (const id of event.cards) this.card(id);
    mixer.number(event.passcode ?? ABSENT);
    this.word(event.from ?? null);
    this.word(event.to ?? null);
    this.word(event.position ?? null);
    mixer.number((event.faceUp === true ? 1 : 0) + (event.wasFaceUp === true ? 2 : 0) + (event.wasSpell === true ? 4 : 0));
    this.word(event.cause ?? null);
    this.word(event.how ?? null);
    this.card(event.by);
    mixer.number(event.byPlayer ?? ABSENT);
    this.card(event.host);
    if (event.data !== undefined) this.data(event.data);
    if (event.madeOf !== undefined) this.chosenOnes(event.madeOf);
    mixer.number(event.amount ?? ABSENT);
    mixer.number(event.lifePoints ?? ABSENT);
    mixer.number(event.other ?? ABSENT);
    this.card(event.foe);
    this.word(event.text ?? null);
    mixer.number(event.link ?? ABSENT);
    mixer.number(event.effect ?? ABSENT);
  }

  /** `12@34`: a card while it is the same one. */
  protected object(text: string): void {
    const [id, arrival] = text.split('@').map(Number);
    if (this.cards[id!]!.arrival === arrival) this.card(id as CardId);
    else this.mixer.number(STALE);
  }

  referenceAt(id: number, arrival: number): number | undefined {
    return this.cards[id]?.arrival === arrival ? this.reference(id as CardId) : undefined;
  }

  private reference(id: CardId): number {
    const { zone, controller, slot } = this.cards[id]!;
    switch (zone) {
      case 'monster':
      case 'spellTrap':
      case 'field':
      case 'pendulum':
        return 1 + controller * 100 + ZONE_NUMBERS[zone] * 10 + (slot ?? 0);
      case 'deck':
      case 'fusionDeck':
        this.named[id] = 1;
        return 10_000 + ZONE_NUMBERS[zone] * 10_000 + controller * 5000 + this.state.players[controller][zone].indexOf(id);
      default:
        this.named[id] = 1;
        return 1000 + id;
    }
  }
}
