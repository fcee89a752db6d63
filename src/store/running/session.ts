import type * as duel from '../../engine/duel';
import type * as vision from '../../engine/vision';
import type { ActWithPriority, Binding, Learned, Place, Seat, Viewer } from '../../engine/table';
import type { AnswerView, GameView, Moment, OptionView, ReasonView, WishView } from './either-game';

/** What only the table of the duel asks of its session. */
type OfDuelAlone = Pick<duel.DuelSession, 'wishesTo' | 'attackEnd' | 'pendulumSummon' | 'announcements'>;

/** What the table needs of a running game. */
export interface Session extends Partial<OfDuelAlone> {
  readonly game: 'duel' | 'vision';
  readonly profile: duel.ProfileId | vision.VisionProfile;
  save(): duel.Recording | vision.Recording;
  readonly answerCount: number;
  view(viewer: Viewer): GameView;
  answer(
    player: Seat,
    answer: AnswerView,
  ): { readonly ok: true } | { readonly ok: false; readonly reasons: readonly ReasonView[] };
  wishesAt(viewer: Viewer, place: Place): readonly WishView[];
  openActs(): readonly OptionView[] | undefined;
  openAct(index: number): AnswerView | undefined;
  readonly announcing: number | null;
  announces(player: Seat, answer: AnswerView): boolean;
  forcedAnswer(): AnswerView | undefined;
  passAnswer(): AnswerView | undefined;
  bindingSince(line: number): Binding | undefined;
  learnedSince(player: Seat, line: number, seen: number): Learned | null;
  keptPriority(player: Seat, answer: AnswerView): ActWithPriority<GameView, AnswerView> | undefined;
  rewindTo(answerCount: number): void;
  surrender(player: Seat): void;
  readonly moments: readonly (Moment | null)[];
  readonly moment: Moment | null;
  readonly reachableFrom: number;
  /** The same game as it was after fewer answers, as a session of its own. */
  at(answers: number): Session;
}
