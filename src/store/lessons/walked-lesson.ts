import type * as duel from '../../engine/duel';
import type * as vision from '../../engine/vision';
import type { PlainStep } from '../../games/duel/scenario/taught';
import type { PlainStep as VisionStep } from '../../games/vision/scenario';
import type { OpenGame } from '../keeping/open-game';
import type { Pair } from '../seats';
import type { LessonStop } from './stops';

/** A stop in the words of its game. */
export type StopOfGame =
  | { readonly game: 'duel'; readonly stop: LessonStop<PlainStep, duel.ReasonView> }
  | { readonly game: 'vision'; readonly stop: LessonStop<VisionStep, vision.ReasonView> };

/** A scenario of either game, walked through: what a lesson lays on the table, and what it compares with the table. */
export interface WalkedLesson {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja: string };
  /** The player whose acts the learner does, where the lesson is one to be played. */
  readonly learner: 0 | 1 | null;
  /** For each step, whether it only looks: it answers nothing. */
  readonly looks: readonly boolean[];
  readonly moments: readonly { readonly given: readonly string[]; readonly playedAt: number }[];
  readonly stops: readonly StopOfGame[];
  /** The game as it stands at a moment, with both hands open: a lesson has no secrets. */
  open(moment: number, names: Pair<string>): OpenGame;
  /** The answers of a game that was opened here, as they compare. */
  given(duel: OpenGame['running']): readonly string[];
}

/** What does not play says why. */
export type Walking =
  { readonly ok: true; readonly lesson: WalkedLesson } | { readonly ok: false; readonly failures: readonly string[] };

interface Titled {
  readonly id: string;
  readonly title?: string | { readonly en?: string | undefined; readonly ja?: string | undefined } | undefined;
}

export function titleOf({ id, title }: Titled): WalkedLesson['title'] {
  if (title === undefined || typeof title === 'string') return { en: title ?? id, ja: title ?? id };
  return { en: title.en ?? id, ja: title.ja ?? id };
}

/** Both sit at the table by their names alone. */
export const seatsOf = ([first, second]: Pair<string>): OpenGame['seats'] => [
  { name: first, deck: '' },
  { name: second, deck: '' },
];

/** The first stop at or after a moment. */
export const stopFrom = (stops: readonly StopOfGame[], moment: number): number => {
  const found = stops.findIndex(({ stop }) => stop.kind !== 'intro' && stop.moment >= moment);
  return found < 0 ? stops.length - 1 : found;
};
