import { DuelSession, type DuelGame, type DuelView, type EventView, type RuleId } from '../../../engine/duel';
import { openView } from '../../../store/looking/open-view';
import { plainStep, type PlainStep } from '../scenario/taught';
import { lineSteps, type LineStep } from './line-steps';

/** One decision of a line as a judge reads it: where play stood, who had priority, what was done and what came of it. */
export interface JudgedStep {
  /** From 1. */
  readonly number: number;
  readonly moment: NonNullable<LineStep['moment']>;
  /** The rule by which this player is asked now; null where that is a part of an act that has begun. */
  readonly asked: RuleId | null;
  readonly done: PlainStep;
  readonly events: readonly EventView[];
}

export interface Judged {
  /** What the log says before the first decision. */
  readonly before: readonly EventView[];
  readonly steps: readonly JudgedStep[];
  /** What is asked where the line ends; null when the duel is over. */
  readonly pending: Pick<JudgedStep, 'moment' | 'asked'> | null;
  /** Where the line ends, with both hands open. */
  readonly end: DuelView;
}

/** A line decision by decision, with every chance to respond; null for a recording that cannot be taken up whole. */
export function judged(game: DuelGame, recording: unknown): Judged | null {
  const steps = lineSteps(game, recording);
  const taken = game.load(recording);
  if (!steps || !taken.ok) return null;
  const end = openView<DuelView>(DuelSession.over(taken.run));
  const { log } = end;
  const from = (at: number): number => steps[at]?.moment?.told ?? log.length;
  const { moment: now } = taken.run;
  return {
    pending: now && { moment: now, asked: askedBy(now) },
    before: log.slice(0, from(0)),
    steps: steps.flatMap(({ step, moment }, at): readonly JudgedStep[] => {
      const done = plainStep(step);
      return moment && done
        ? [{ number: at + 1, moment, asked: askedBy(moment), done, events: log.slice(moment.told, from(at + 1)) }]
        : [];
    }),
    end,
  };
}

/** Why this player is asked here, and not the other one. */
function askedBy({ kind, window, player, turnPlayer }: JudgedStep['moment']): RuleId | null {
  switch (kind) {
    case 'idle':
      return 'main-phase-acts';
    case 'battle':
      return 'battle-steps';
    case 'respond':
      if (window === 'chainLink') return 'response-asked';
      if (window === 'announcedEnd') return 'announced-end';
      return player === turnPlayer ? 'turn-player-first' : 'window-before-next-act';
    case 'trigger':
      return 'optional-trigger';
    case 'discard':
      return 'hand-limit';
    case 'replay':
      return 'replay-after-everything';
    default:
      return null;
  }
}
