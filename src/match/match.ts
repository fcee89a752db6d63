import type { DuelSetup, Player, ProfileId, Result } from '../engine/duel';
import { countExchanged, isExchangeOf, type PileOf } from './exchange';
import { sideDeckProblems, type MatchDeck, type SideDeckProblem } from './match-deck';
import { withPlayer, type Pair } from './pair';
import { chooserAfter, verdictOf } from './score';

/**
 * What is written down of a duel that is over. Nothing of it says which cards were exchanged, but its recording holds them all.
 */
export interface DuelRecord extends Result {
  readonly turns: number;
  readonly lifePoints: Pair<number>;
  /** Life Points of both players after each change, from the start. */
  readonly course: readonly Pair<number>[];
  /** Null: the beginning of the duel could not be taken up any more. */
  readonly first: Player | null;
  /** Cards that each player had exchanged before it. */
  readonly exchanged: Pair<number>;
  readonly recording: unknown;
}

/** What the table says of a duel that has ended; the match knows the rest. */
export type EndedDuel = Omit<DuelRecord, 'exchanged'>;

/**
 * Where a match stands. `preparing`: the decks are shuffled, each waits for the opponent's cut. `dueling`: each deck was cut so
 * many cards from its top. `exchanging`: between two duels; `done` has exchanged or does not want to.
 */
export type MatchStage =
  | { readonly kind: 'preparing' }
  | { readonly kind: 'dueling'; readonly cuts: Pair<number> }
  | { readonly kind: 'exchanging'; readonly done: Pair<boolean> }
  | { readonly kind: 'over' };

/** What fixes a match besides cuts, exchanges and the answers of its duels. */
export interface MatchPlan {
  /** The rule set of all its duels. */
  readonly profile: ProfileId;
  readonly seed: string;
  readonly decks: Pair<MatchDeck>;
  readonly lifePoints: number;
  /** Given: goes first in duel 1 without rock, paper, scissors. */
  readonly first?: Player;
}

/** A match of up to three duels, as plain data. */
export interface Match {
  readonly plan: MatchPlan;
  /** The decks as they are now; the plan has them as they were brought. */
  readonly decks: Pair<MatchDeck>;
  /** Cards that each player has exchanged before the duel that is on or comes next. */
  readonly exchanged: Pair<number>;
  readonly duels: readonly DuelRecord[];
  readonly stage: MatchStage;
}

/** Something was asked of a match that its stage does not know: a fault of our own. */
export class MatchFault extends Error {}

/**
 * The steps that begin a duel, in their order (R058). Up to `sideDecks` they are the match's, the others the duel's: its first
 * decision is who goes first, and only then cards are drawn (R070).
 */
export const PREPARATION = ['greeting', 'shuffle', 'cut', 'placement', 'sideDecks', 'order', 'openingHands'] as const;

/**
 * A match between these decks; a Side Deck of the wrong size is refused (R063), `wholeSideDecks`: unless it has fifteen cards or
 * none. A Fusion Deck may be of any size (R062).
 */
export function newMatch(
  plan: MatchPlan,
  wholeSideDecks = true,
): { readonly ok: true; readonly match: Match } | { readonly ok: false; readonly problems: readonly SideDeckProblem[] } {
  const problems = sideDeckProblems(plan.decks, wholeSideDecks);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, match: { plan, decks: plan.decks, exchanged: [0, 0], duels: [], stage: { kind: 'preparing' } } };
}

/** The number of the duel that is on or comes next, from 1. When the match is over, of the last one. */
export const duelNumber = ({ duels, stage }: Match): number => (stage.kind === 'over' ? duels.length : duels.length + 1);

/**
 * Both decks have been cut by the opponent, placed, and the Side Decks counted: the duel can begin.
 * @param cuts how many cards from the top of each player's deck went beneath the rest
 */
export function cutAndBegin(match: Match, cuts: Pair<number>): Match {
  expectStage(match, 'preparing');
  const fits = ([0, 1] as const).every(
    (player) => Number.isInteger(cuts[player]) && cuts[player] >= 0 && cuts[player] <= match.decks[player].main.length,
  );
  if (!fits) throw new MatchFault(`A deck cannot be cut at ${cuts.join(' and ')}.`);
  return { ...match, stage: { kind: 'dueling', cuts } };
}

/** The set-up of the duel that is on. The same match, cuts and exchanges give the same duel. */
export function duelSetupOf(match: Match): DuelSetup {
  const { plan, decks, duels } = match;
  const { cuts } = expectStage(match, 'dueling');
  const chooser = chooserAfter(duels);
  return {
    profile: plan.profile,
    seed: `${plan.seed} / duel ${duels.length + 1}`,
    decks,
    lifePoints: plan.lifePoints,
    cuts,
    ...(chooser !== 'rockPaperScissors' && { chooser }),
    ...(duels.length === 0 && plan.first !== undefined && { first: plan.first }),
  };
}

/** The duel that was on has ended. A player without a Side Deck has nothing to exchange. */
export function concluded(match: Match, ended: EndedDuel): Match {
  expectStage(match, 'dueling');
  const duels = [...match.duels, { ...ended, exchanged: match.exchanged }];
  if (verdictOf(duels)) return { ...match, duels, stage: { kind: 'over' } };
  const done: Pair<boolean> = [match.decks[0].side.length === 0, match.decks[1].side.length === 0];
  return waiting({ ...match, duels, exchanged: [0, 0] }, done);
}

/**
 * `player` has exchanged cards for the next duel. Null, and nothing changes, when `deck` is not an exchange one for one of the
 * deck that the player has (R064).
 */
export function exchanged(match: Match, player: Player, deck: MatchDeck, pileOf: PileOf): Match | null {
  const { done } = expectStage(match, 'exchanging');
  const before = match.decks[player];
  if (done[player] || !isExchangeOf(before, deck, pileOf)) return null;
  const count = countExchanged(before, deck);
  const next: Match = {
    ...match,
    decks: withPlayer(match.decks, player, deck),
    exchanged: withPlayer(match.exchanged, player, count),
  };
  return waiting(next, withPlayer(done, player, true));
}

const waiting = (match: Match, done: Pair<boolean>): Match => ({
  ...match,
  stage: done[0] && done[1] ? { kind: 'preparing' } : { kind: 'exchanging', done },
});

/** Whose turn it is to exchange: the loser of the last duel first, who also has more to think about; else the first seat. */
export function exchanger({ duels, stage }: Match): Player | null {
  if (stage.kind !== 'exchanging') return null;
  const chooser = chooserAfter(duels);
  const first = chooser === 'rockPaperScissors' ? 0 : chooser;
  const second = first === 0 ? 1 : 0;
  return !stage.done[first] ? first : second;
}

function expectStage<Kind extends MatchStage['kind']>({ stage }: Match, kind: Kind): Extract<MatchStage, { kind: Kind }> {
  if (stage.kind !== kind) throw new MatchFault(`The match is ${stage.kind}, not ${kind}.`);
  return stage as Extract<MatchStage, { kind: Kind }>;
}
