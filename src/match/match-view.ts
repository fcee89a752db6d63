import type { Player, ProfileId, Result } from '../engine/duel';
import { duelNumber, exchanger, type DuelRecord, type Match, type MatchStage } from './match';
import type { Pair } from './pair';
import { chooserAfter, scoreOf, verdictOf, type Score, type Verdict } from './score';

/** How many cards lie in each pile of a player: all that the opponent is shown of them. */
export interface PileCounts {
  readonly main: number;
  readonly side: number;
  readonly fusion: number;
}

/** All of a match that everybody may know. */
export interface MatchView {
  /** The rule set of all its duels. */
  readonly profile: ProfileId;
  readonly stage: MatchStage['kind'];
  /** The duel that is on or comes next, from 1. */
  readonly number: number;
  readonly score: Score;
  readonly verdict: Verdict | null;
  readonly counts: Pair<PileCounts>;
  /** Who chooses who goes first in the duel that is on or comes next. */
  readonly chooser: Player | 'rockPaperScissors';
  /** In duel 1: who was set to go first without anybody choosing. */
  readonly first: Player | null;
  /** Between duels: whose turn it is to exchange. */
  readonly exchanger: Player | null;
  /** Between duels: who has exchanged already, and so shows the number of its Side Deck again. */
  readonly done: Pair<boolean>;
  readonly duels: readonly Omit<DuelRecord, 'recording'>[];
}

/** @param result how the duel that is on has just ended; the score counts it although it is not written down yet */
export function matchView(match: Match, result: Result | null = null): MatchView {
  const { stage, duels, decks } = match;
  const ended = stage.kind === 'dueling' && result ? [...duels, result] : duels;
  const counts = ([0, 1] as const).map((player) => ({
    main: decks[player].main.length,
    side: decks[player].side.length,
    fusion: decks[player].fusion.length,
  }));
  return {
    profile: match.plan.profile,
    stage: stage.kind,
    number: duelNumber(match),
    score: scoreOf(ended),
    verdict: verdictOf(ended),
    counts: [counts[0]!, counts[1]!],
    chooser: chooserAfter(duels),
    first: duels.length === 0 ? (match.plan.first ?? null) : null,
    exchanger: exchanger(match),
    done: stage.kind === 'exchanging' ? stage.done : [true, true],
    duels: duels.map(({ recording: _, ...open }) => open),
  };
}
