import type { AnyAnswer } from '../../engine/kernel';
import type { Session } from '../../games/view';
import type { Asked, Thinkable, Thought } from '../../thinking';
import { gained } from '../partner/gained';
import type { PlayedBack } from '../recordings/played-back';
import { chancesIn, isBetter, type Chance, type Judged } from './judged';
import { saidAnswer, type SaidAnswer } from './said-answer';

/** A decision of a game that is over. */
export interface Decision {
  readonly position: number;
  readonly turn: number;
  /** How many answers had been given before it. */
  readonly answers: number;
}

/** The decisions of a recording that somebody took, in their order: what nobody was asked is none. */
export const decisionsIn = ({ answers, turns }: Pick<PlayedBack, 'answers' | 'turns'>): readonly Decision[] =>
  answers.flatMap((count, position) =>
    count < answers.at(-1)! ? [{ position, turn: turns[position] ?? 0, answers: count }] : [],
  );

/** What is asked about a decision, and what the thought about it says. */
export interface Question {
  readonly asked: Asked;
  /** Null: nothing could be found out. */
  readonly judged: (thought: Thought) => Judged | null;
  /**
   * The same once more, with other luck: the answer that was given beside the best one alone. The best of many tries is the
   * luckiest one too: by how much it is better is told only by that.
   */
  readonly again: (thought: Thought) => Asked;
}

/**
 * The decisions of a game that is over, to be put to somebody who thinks: each as the seat that took it knew the game then,
 * whatever is known by now.
 */
export class AskedAgain {
  private readonly answers: readonly AnyAnswer[];

  private constructor(
    private readonly session: Session,
    private readonly thinks: Thinkable,
  ) {
    this.answers = session.save().answers as readonly AnyAnswer[];
  }

  /** @returns undefined where the recording cannot be taken up */
  static of(played: PlayedBack, thinks: Thinkable): AskedAgain | undefined {
    const saved = played.takenUpAt(played.positions - 1);
    const loaded = saved && played.game.load(saved.recording);
    return loaded?.ok ? new AskedAgain(loaded.value, thinks) : undefined;
  }

  /** @returns undefined where there was no choice */
  question(decision: Decision): Question | undefined {
    const { thinks } = this;
    const session = this.session.at(decision.answers);
    const given = this.answers[decision.answers];
    const seat = session.moment?.player;
    if (given === undefined || seat === undefined) return undefined;
    const named = session.lookInto((run) => (thinks.isForced(run) ? undefined : thinks.nameOf(run, given)));
    const worlds = named === undefined ? undefined : session.worldsFor(seat);
    if (named === undefined || worlds === undefined) return undefined;
    const seed = `judged ${decision.answers}`;
    const said = (answer: (run: unknown) => AnyAnswer | undefined): SaidAnswer | null => {
      const shown = session.answerOf(answer);
      return shown ? saidAnswer(session.plainView(seat), shown) : null;
    };
    const asked: Asked = { worlds, level: 'judge', seed, given: { name: named } };
    return {
      asked,
      again: ({ name }) => ({ ...asked, seed: `${seed} again`, given: { name: named, against: name } }),
      judged: (thought) => {
        const chances = chancesIn(thought);
        if (!chances) return null;
        const { best, given: by } = chances;
        const { position, turn } = decision;
        const better = isBetter(best, by)
          ? {
              answer: said((run) => thinks.named(run, best.name)),
              instead: said(() => given),
              ahead: gained(best, by),
              line: best.line ?? [],
            }
          : null;
        return { position, turn, seat, best: onlyChance(best), given: onlyChance(by), better };
      },
    };
  }
}

const onlyChance = ({ chance, error }: Chance): Chance => ({ chance, error });
