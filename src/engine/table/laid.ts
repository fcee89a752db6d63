import type { AnyDecision } from '../kernel/decision';
import type { AnyEvent, FlowState, StackEntry, TurnFrame } from '../kernel/flow-state';
import { partsOf, placeAt, SEATS } from './lying';
import type { Place, Seat, ShownZone, Viewer } from './view';

/** How the cards of a zone lie, and who may know them. */
export interface ZonePlan {
  readonly kind: ShownZone['kind'];
  readonly knownTo: 'everybody' | 'owner' | 'nobody';
  /** A row: as many cells as stand there, with a card or without. */
  readonly cells?: number;
}

/** The side of a player: the last card of a zone came last, and lies on top of a pile. */
export interface LaidSide<Zone extends string = string, Counter extends string = string> {
  readonly zones: Record<Zone, readonly number[]>;
  readonly counters: Record<Counter, number>;
}

/** The state of a game whose cards are kept in nothing but lists, zone by zone: how it looks follows from that. */
export interface LaidState<Zone extends string = string, Counter extends string = string> extends FlowState {
  readonly cards: readonly { readonly passcode: number; readonly owner: Seat }[];
  readonly sides: readonly [LaidSide<Zone, Counter>, LaidSide<Zone, Counter>];
  result: { readonly winner: Seat | 'draw'; readonly reason: string } | null;
}

/** Something that happened. `hidden`: only its player may know the card. */
export interface LaidEvent extends AnyEvent {
  readonly verb: string;
  readonly player: Seat;
  readonly turn: number;
  readonly card?: number;
  readonly amount?: number;
  readonly hidden?: true;
  /** The rule that explains it. */
  readonly rule?: string;
}

/** What lies on the stack: the card that it is about. */
export interface LaidEntry extends StackEntry {
  readonly card: number;
  readonly targets?: readonly number[];
}

/** An act: with a card, or with none. */
export interface LaidAct {
  readonly do: string;
  readonly card?: number;
}

type Lying = Pick<LaidState, 'sides' | 'cards'>;
export type ZonePlans = Readonly<Record<string, ZonePlan>>;

/** What a viewer may know of the cards of a seat's zone. */
export const mayKnowIn = (plan: ZonePlan | undefined, viewer: Viewer, seat: Seat): boolean =>
  plan?.knownTo === 'everybody' || (plan?.knownTo === 'owner' && viewer === seat);

/** The cards of a zone in the order of its places: index 0 of a pile is its top. */
export const placed = (plan: ZonePlan | undefined, cards: readonly number[] = []): readonly number[] =>
  plan?.kind === 'pile' ? cards.toReversed() : cards;

export function placeIn(plans: ZonePlans, { sides }: Lying, card: number): Place {
  for (const seat of SEATS)
    for (const [zone, cards] of Object.entries(sides[seat].zones)) {
      const index = placed(plans[zone], cards).indexOf(card);
      if (index >= 0) return placeAt(seat, zone, index);
    }
  return 'gone';
}

/** The card that lies at a place; undefined for an empty or unknown one. */
export function cardIn(plans: ZonePlans, { sides }: Lying, place: Place): number | undefined {
  const { seat, zone, index } = partsOf(place);
  return placed(plans[zone], sides[seat].zones[zone])[index];
}

/** The node of the turn that runs. */
export const phaseIn = ({ frames }: FlowState): string => (frames[0] as TurnFrame | undefined)?.node ?? '';

/** What everybody may know of a question besides, by name: what its sentence has to say. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** What a decision says besides: what is asked, by name, the card that asks, and the facts of it. */
export type LaidDecision = AnyDecision & {
  readonly window?: string | undefined;
  readonly why?: { readonly prompt: string; readonly card?: number; readonly facts?: Facts };
};
