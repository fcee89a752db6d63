import type { Place, Seat, ShownCard, TableView } from '../../../engine/table';
import { isStruck } from './entry-end';

/** A word that stands on a card: `loud` is gold, `quiet` dark, `negated` in the colour of negation. */
export interface Flag {
  readonly word: string;
  readonly tone: 'loud' | 'quiet' | 'negated';
}

/** What would come of choosing a card, at its crest: a number and a word, and in full to be read out. */
export interface Foretold {
  readonly figure?: string | undefined;
  readonly word: string;
  readonly tone: 'good' | 'bad' | 'open';
  readonly says: string;
}

/** What a decision marks on the table. All by place; the table itself adds targets, sources and the attack. */
export interface TableMarks {
  readonly selectable?: ReadonlySet<Place>;
  /** In the order of selection. */
  readonly selected?: readonly Place[];
  /** Show the order of selection as numbers. */
  readonly ordered?: boolean;
  /** Cards that have something legal to do now. */
  readonly canAct?: ReadonlySet<Place>;
  /** Targets of an act that is being prepared. */
  readonly targeted?: ReadonlySet<Place>;
  readonly flags?: ReadonlyMap<Place, Flag>;
  /** What may be aimed at, by the option that does it, and what would come of it. */
  readonly aims?: ReadonlyMap<Place, number>;
  readonly foretold?: ReadonlyMap<Place, Foretold> | undefined;
  /** The card of which a guide says that it comes next. */
  readonly next?: Place;
  /** Where a card is asked what it is to do: in its place, or where it was dropped and stands as long as it is asked. */
  readonly asked?: { readonly at: Place; readonly dropped?: ShownCard | undefined };
}

/** A number that stands on a card. */
export interface LinkRing {
  readonly number: number;
  readonly player: Seat;
  readonly broken: boolean;
}

/** All marks of one place, ready to draw and to say. */
export interface PlaceMarks {
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly order: number | undefined;
  readonly canAct: boolean;
  readonly next: boolean;
  readonly target: boolean;
  readonly source: boolean;
  readonly attacking: boolean;
  readonly attacked: boolean;
  readonly flag: Flag | undefined;
  readonly foretold: Foretold | undefined;
  /** What the card that is asked can do is offered here. */
  readonly asks: boolean;
  /** It was dropped here and waits for what it is to do. */
  readonly dropped: ShownCard | undefined;
  /** It was dropped elsewhere. */
  readonly away: boolean;
  /** What waits on the stack and comes from the card. */
  readonly rings: readonly LinkRing[];
}

const NO_RINGS: readonly LinkRing[] = [];

function linkRings(view: TableView, card: ShownCard): readonly LinkRing[] {
  if (card.links.length === 0) return NO_RINGS;
  return view.stack
    .filter((link) => card.links.includes(link.number) && link.state !== 'resolved')
    .map((link) => ({ number: link.number, player: link.player, broken: isStruck(link) }));
}

/** What has not been resolved yet points at its targets. */
function openLinks(view: TableView): ReadonlySet<number> {
  return new Set(view.stack.filter((link) => link.state !== 'resolved').map((link) => link.number));
}

/** Who is being attacked by what, or the plate of a seat by it. */
export interface Aim {
  readonly from: Place;
  readonly to: Place;
  /** It lies uppermost on the stack itself. */
  readonly isNow?: boolean;
}

interface Marked {
  readonly view: TableView;
  readonly marks: TableMarks;
  readonly aim: Aim | null;
}

export function marksAt({ view, marks, aim }: Marked, place: Place, card: ShownCard | null | undefined): PlaceMarks {
  const order = marks.selected?.indexOf(place) ?? -1;
  const open = openLinks(view);
  const newest = view.stack.findLast((link) => link.state !== 'resolved')?.number;
  return {
    selectable: marks.selectable?.has(place) ?? false,
    selected: order >= 0,
    order: marks.ordered && order >= 0 ? order + 1 : undefined,
    canAct: marks.canAct?.has(place) ?? false,
    next: marks.next === place,
    target: (marks.targeted?.has(place) ?? false) || (card?.targetedBy.some((n) => open.has(n)) ?? false),
    source: card?.links.some((n) => n === newest) ?? false,
    attacking: aim?.from === place,
    attacked: aim?.to === place,
    flag: marks.flags?.get(place),
    foretold: marks.foretold?.get(place),
    asks: marks.asked?.at === place,
    dropped: marks.asked?.at === place ? marks.asked.dropped : undefined,
    away: marks.asked?.dropped?.place === place,
    rings: card ? linkRings(view, card) : NO_RINGS,
  };
}
