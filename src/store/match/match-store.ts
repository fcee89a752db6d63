import { create } from 'zustand';
import { PROFILE_IDS, type Player, type ProfileId } from '../../engine/duel';
import {
  countExchanged,
  cutAndBegin,
  exchanged,
  exchanger,
  matchView,
  newMatch,
  newcomersIn,
  sideDeckProblems,
  swapped,
  type InDeck,
  type Match,
  type MatchDeck,
  type MatchView,
  type SideDeckProblem,
} from '../../match';
import { deckLimits } from '../decks/deck-book';
import { desk } from '../desk/table-store';
import { gameOfThisPage, usualGame } from '../game';
import { pileOf } from '../keeping/match-cards';
import { afterDuel, startMatchDuel, type MatchTable } from '../desk/match-duel';
import { deckOf } from '../decks/deck-cards';
import type { DuelPlan, OpenGame } from '../keeping/open-game';
import { alone, sitterOf, TWO_PERSONS, type Sitter } from '../running/sitter';
import type { Pair, Seats } from '../seats';
import { forgetWaiting, keepWaiting, keptWaiting, type WaitingMatch } from './waiting-match';

/** A match before its first duel: everybody may know all of this. */
export interface ShownWaiting {
  readonly seats: Seats;
  readonly sitters: Pair<Sitter>;
  readonly match: MatchView;
}

/** The deck as it was in the last duel, or as it was brought to the match. */
export type EarlierDeck = 'lastDuel' | 'brought';

/** The cards of the seat that has opened the curtain between two duels. */
export interface Exchange {
  readonly player: Player;
  readonly deck: MatchDeck;
  /** Places of the cards that were in another pile in the last duel. */
  readonly moved: Readonly<Record<keyof MatchDeck, ReadonlySet<number>>>;
  /** Cards that have changed places since the last duel. */
  readonly count: number;
  /** Earlier decks that differ from this one and from each other: the way back. */
  readonly earlier: readonly EarlierDeck[];
}

interface MatchStore {
  /** No duel lies on the table yet. */
  readonly waiting: ShownWaiting | null;
  /** Null while the curtain hangs. */
  readonly exchange: Exchange | null;
  /** Begins a match; what is wrong with the Side Decks if it cannot begin. */
  readonly start: (plan: DuelPlan) => readonly SideDeckProblem[];
  /** Takes up the match that was waiting for its first duel when the page was closed. */
  readonly resume: () => void;
  /** Both decks are cut, and the duel begins. */
  readonly begin: (cuts: Pair<number>) => void;
  /** The duel on the table is over: it is written down, and the match goes on. */
  readonly conclude: () => void;
  readonly openCurtain: () => void;
  readonly cover: () => void;
  /** False: these two cards cannot change places. */
  readonly swap: (inDeck: InDeck, atSide: number) => boolean;
  /** The seat that the curtain waits for leaves its deck as it is. */
  readonly exchangeNothing: () => void;
  readonly restore: (to: EarlierDeck) => void;
  readonly finishExchange: () => void;
  /** The same two decks, as they were brought, in a new match. */
  readonly again: (seed: string) => void;
  readonly leave: () => void;
}

/** With which decks no match can begin, because a Side Deck is of the wrong size (R063). */
export function wrongSideDecks([first, second]: Pair<string>, played: string): readonly SideDeckProblem[] {
  const profile = profileIn(played);
  return sideDeckProblems([deckOf(first, profile), deckOf(second, profile)], deckLimits(profile).sideIsWhole);
}

/** The rule set of this name, or else the usual one. */
const profileIn = (played: string | undefined): ProfileId => PROFILE_IDS.find((id) => id === played) ?? PROFILE_IDS[0];

/** How the next duel is played: as the one that lies on the table. */
const tableOf = ({ seats, running, secrecy, players }: OpenGame): MatchTable => ({
  seats,
  modes: running.priorityModes,
  ...(secrecy && { secrecy }),
  ...(players && { sitters: [sitterOf(players[0]), sitterOf(players[1])] }),
});

export const useMatch = create<MatchStore>()((set, get) => {
  let waiting: WaitingMatch | null = null;
  /** What the seat behind the curtain has changed so far; kept while it covers its cards. */
  let draft: { readonly player: Player; readonly before: MatchDeck; readonly deck: MatchDeck } | null = null;

  const matchNow = (): Match | null => desk.open?.match ?? null;

  function wait(next: WaitingMatch | null): void {
    waiting = next;
    if (next) keepWaiting(next);
    else forgetWaiting();
    const sitters = next?.sitters ?? (['person', 'person'] as const);
    set({ waiting: next && { seats: next.seats, sitters, match: matchView(next.match) } });
  }

  /** Between two duels a partner keeps its deck; it is not asked. The only person has nobody to hide the own cards from. */
  function goOn(next: Match): void {
    const { players = TWO_PERSONS } = desk.open ?? {};
    let match = next;
    for (let seat = exchanger(match); seat !== null && players[seat].kind === 'partner'; seat = exchanger(match))
      match = exchanged(match, seat, match.decks[seat], pileOf)!;
    desk.noteMatch(match);
    if (alone(players) !== null) get().openCurtain();
  }

  function show(): void {
    const match = matchNow();
    if (!match || !draft || exchanger(match) !== draft.player) return set({ exchange: null });
    const { player, before, deck } = draft;
    const moved = {
      main: newcomersIn(before.main, deck.main),
      side: newcomersIn(before.side, deck.side),
      fusion: newcomersIn(before.fusion, deck.fusion),
    };
    const brought = match.plan.decks[player];
    const earlier: EarlierDeck[] = [];
    if (moved.side.size > 0) earlier.push('lastDuel');
    if (countExchanged(brought, deck) > 0 && countExchanged(brought, before) > 0) earlier.push('brought');
    set({ exchange: { player, deck, moved, count: moved.side.size, earlier } });
  }

  return {
    waiting: null,
    exchange: null,

    start: ({ profile: played, seats, modes, secrecy, sitters, seed, lifePoints, first }) => {
      const profile = profileIn(played);
      const decks = seats.map(({ deck }) => deckOf(deck, profile)).map(({ main, side, fusion }) => ({ main, side, fusion }));
      const result = newMatch(
        { profile, seed, decks: [decks[0]!, decks[1]!], lifePoints, ...(first !== undefined && { first }) },
        deckLimits(profile).sideIsWhole,
      );
      if (!result.ok) return result.problems;
      wait({ seats, modes, ...(secrecy && { secrecy }), ...(sitters && { sitters }), match: result.match });
      return [];
    },

    resume: () => {
      const kept = desk.open ? null : keptWaiting();
      if (kept) wait(kept);
      if (desk.open && alone(desk.open.players ?? TWO_PERSONS) !== null) get().openCurtain();
    },

    begin: (cuts) => {
      const { open } = desk;
      const table = open ? tableOf(open) : waiting;
      const match = open ? open.match : waiting?.match;
      if (!table || match?.stage.kind !== 'preparing') return;
      desk.lay(startMatchDuel(usualGame(), gameOfThisPage(), cutAndBegin(match, cuts), table), { begins: true });
      wait(null);
    },

    conclude: () => {
      const next = desk.open && afterDuel(desk.open);
      if (next) goOn(next);
    },

    openCurtain: () => {
      const match = matchNow();
      const player = match && exchanger(match);
      if (!match || player === null) return;
      const before = match.decks[player];
      if (draft?.before !== before) draft = { player, before, deck: before };
      show();
    },

    cover: () => set({ exchange: null }),

    exchangeNothing: () => {
      get().openCurtain();
      get().restore('lastDuel');
      get().finishExchange();
    },

    swap: (inDeck, atSide) => {
      const { exchange } = get();
      const deck = exchange && swapped(exchange.deck, inDeck, atSide, pileOf);
      if (!draft || !deck) return false;
      draft = { ...draft, deck };
      show();
      return true;
    },

    restore: (to) => {
      const match = matchNow();
      if (!match || !draft) return;
      draft = { ...draft, deck: to === 'brought' ? match.plan.decks[draft.player] : draft.before };
      show();
    },

    finishExchange: () => {
      const [match, { exchange }] = [matchNow(), get()];
      const next = match && exchange && exchanged(match, exchange.player, exchange.deck, pileOf);
      if (!next) return;
      draft = null;
      set({ exchange: null });
      goOn(next);
    },

    again: (seed) => {
      const { open } = desk;
      const result = open?.match && newMatch({ ...open.match.plan, seed }, deckLimits(open.match.plan.profile).sideIsWhole);
      if (!open || !result?.ok) return;
      wait({ ...tableOf(open), match: result.match });
      desk.clear();
    },

    leave: () => {
      draft = null;
      set({ exchange: null });
      wait(null);
      if (desk.open) desk.clear();
    },
  };
});
