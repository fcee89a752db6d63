/**
 * What a viewer sees of a game with cards, whichever game it is. A table can be laid with this alone: every zone has a name and
 * says how its cards lie, every number beside the cards has a name. What only one game has (how a card lies, what it is worth,
 * how fast it is) stands in that game's own view, which extends this one.
 */
export type Seat = 0 | 1;

/** Who looks: a player, or everybody at once. */
export type Viewer = Seat | 'public';

/**
 * Where a card lies: `player:zone:index`, for example `0:monster:2` or `1:hand:0`. Index 0 of a pile is its top; a pile as a
 * whole and the plate of a seat have none. What is nowhere is `gone`. Text from outside is a place if `isPlace` says so.
 * Places, never card ids, name cards to the table: a place tells nothing about a hidden card.
 */
export type Place = `${Seat}:${string}` | 'gone';

/** A card as one viewer may know it. Every field below `known` is absent unless `known`, here and in the cards of a game. */
export interface ShownCard {
  readonly place: Place;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly faceUp: boolean;
  /** Numbers of the entries on the stack that this card is the source of (public). */
  readonly links: readonly number[];
  /** Numbers of the entries on the stack that target it (public). */
  readonly targetedBy: readonly number[];
  readonly known: boolean;
  /** Stable key for animation while known; absent for hidden cards. */
  readonly key?: string;
  readonly passcode?: number;
}

/** Numbered cells side by side, each with a card or without. It is the only kind of zone in which cards are in play. */
export interface ShownRow<Card extends ShownCard = ShownCard> {
  readonly kind: 'row';
  readonly cards: readonly (Card | null)[];
  /** Cells without a card that may not be used. Absent when there are none. */
  readonly closed?: readonly number[];
}

/** Cards on top of each other, index 0 the top (the newest). A pile that nobody may look through shows its size and no cards. */
export interface ShownPile<Card extends ShownCard = ShownCard> {
  readonly kind: 'pile';
  readonly size: number;
  readonly cards: readonly Card[];
}

/** Cards that one player holds, as many as there are. */
export interface ShownHand<Card extends ShownCard = ShownCard> {
  readonly kind: 'hand';
  readonly cards: readonly Card[];
}

export type ShownZone<Card extends ShownCard = ShownCard> = ShownRow<Card> | ShownPile<Card> | ShownHand<Card>;

/** One player's side of the table. */
export interface ShownSeat<Card extends ShownCard = ShownCard> {
  readonly zones: Readonly<Record<string, ShownZone<Card>>>;
  /** Numbers that belong to no zone, such as a player's life. */
  readonly counters: Readonly<Record<string, number>>;
}

/** How an entry of the stack ends if nobody answers any more, as far as the viewer can tell. */
export type EntryEnd<Rule extends string = string> =
  | { readonly kind: 'resolves' }
  /** It resolves, since that entry stops the one that would have negated it. */
  | { readonly kind: 'saved'; readonly by: number }
  /** By that entry; without a number by something that lies on no stack. */
  | { readonly kind: 'negated'; readonly by?: number }
  /** Not negated, and yet it does nothing, by that rule; `by`: because of what that entry does. */
  | { readonly kind: 'withoutEffect'; readonly rule: Rule; readonly by?: number }
  /** That entry ends the game first. */
  | { readonly kind: 'unreached'; readonly by: number }
  | { readonly kind: 'open'; readonly decides: 'chance' | 'choice' | 'hidden' };

/** What becomes of one entry of the stack. */
export interface ForeseenStep {
  readonly entry: number;
  readonly end?: EntryEnd;
}

/**
 * What both players' passing would do now, as far as a viewer can tell: what waits on the stack, the next to be taken first.
 * It is played on aside, and tells nothing hidden.
 */
export interface IfBothPass<Step extends ForeseenStep = ForeseenStep> {
  readonly steps: readonly Step[];
  /** Why no more can be said: chance decides, somebody is asked, or cards that the viewer does not know decide. */
  readonly open?:
    { readonly kind: 'chance' | 'hidden' } | { readonly kind: 'asked'; readonly player?: Seat; readonly prompt?: string };
}

/** What lies on the stack, by number from 1: the last one resolves first. */
export interface ShownEntry {
  readonly number: number;
  readonly player: Seat;
  readonly passcode: number;
  readonly place: Place;
  readonly targets: readonly { readonly place: Place; readonly passcode?: number }[];
  readonly state: 'waiting' | 'resolving' | 'resolved';
  readonly negated: boolean;
  /** As things stand. Absent where nothing is said of it: it is not waiting to resolve, or an old recording does not know. */
  readonly end?: EntryEnd;
}

/** Something that may be done. The answer is its `index`. */
export interface ShownOption {
  readonly index: number;
  readonly do: string;
  readonly card?: Place;
  readonly passcode?: number;
}

/** What everybody may know of the pending decision, and, for the seat that decides, its answers. */
export interface ShownDecision<Card extends ShownCard = ShownCard> {
  readonly player: Seat;
  readonly kind: string;
  /** The card that asks, when everybody may know it. */
  readonly asker?: { readonly passcode: number; readonly place: Place };
  /** Present only in the deciding player's own view. */
  readonly options?: readonly ShownOption[];
  /** Candidates by place, in the deciding player's own view. Cards of a closed pile have places like `0:deck:3`. */
  readonly pick?: { readonly from: readonly Card[]; readonly min: number; readonly max: number; readonly ordered: boolean };
  /** The prompt shows hidden cards (a hand, a deck): the curtain falls before it. */
  readonly showsHidden: boolean;
}

/** A line of the log as the viewer may know it. */
export interface ShownEvent {
  readonly number: number;
  readonly verb: string;
  readonly player: Seat;
  readonly turn: number;
  /** Absent when the viewer may not know the card. */
  readonly passcode?: number;
  readonly other?: number;
}

/**
 * Something that counts in the running turn, by its player: done so often, or still open. Everybody has seen what brought it, and
 * nothing in it tells what anybody holds.
 */
export interface ShownDeed {
  readonly kind: string;
  readonly isOpen: boolean;
  /** How many cards, or how many times; absent where that says nothing. */
  readonly amount?: number;
  /** The cards that did it, or with which it was done, as far as everybody knows them. */
  readonly passcodes?: readonly number[];
}

/** Something that goes on to hold beside what lies on the table, for one player; of a card where everybody may know it. */
export interface ShownLasting {
  readonly kind: string;
  readonly player: Seat;
  readonly passcode?: number;
}

/** All that one viewer may know of a game at one moment. Plain data that nobody changes. */
export interface TableView<Card extends ShownCard = ShownCard> {
  /** Which game it is: the name that tells its views, its files and its table from those of any other. */
  readonly game: string;
  readonly viewer: Viewer;
  readonly turn: number;
  readonly turnPlayer: Seat;
  readonly phase: string;
  readonly seats: readonly [ShownSeat<Card>, ShownSeat<Card>];
  /** What waits, and until the last has resolved what has resolved too; entry 1 first. */
  readonly stack: readonly ShownEntry[];
  /** While something waits that both could let pass. A recording has none: it is asked of the rules of the day. */
  readonly ifBothPass?: IfBothPass;
  /** How the running turn stands, and what lasts. A recording has neither: they are asked of the rules of the day. */
  readonly soFar?: readonly ShownDeed[];
  readonly lasts?: readonly ShownLasting[];
  /** Who holds priority: the player asked. */
  readonly priority: Seat | null;
  readonly decision: ShownDecision<Card> | null;
  readonly result: { readonly winner: Seat | 'draw'; readonly reason: string } | null;
  readonly log: readonly ShownEvent[];
}
