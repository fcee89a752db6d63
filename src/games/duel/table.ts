import type * as duel from '../../engine/duel';
import type { LessonStop } from '../lesson';
import type { GameView } from '../view';
import type { PublicGame, PublicOf } from '../../store/desk/public-window';
import type { PlainStep } from './scenario/taught';
import type { QuestionOf } from '../../store/desk/question';
import type { ShownOf, Table, TableOf } from '../../store/desk/table';
import type { DraftedAct } from '../../store/running/draft';
import type { ShownLesson } from '../../store/lessons/lessons';
import type { PlayedBack, PlayedOf } from '../../store/recordings/played-back';

/** An act of the duel that is being built. */
export type DraftedDuelAct = DraftedAct<duel.OptionView, duel.ViewCard, duel.PromptKey>;

/** What is asked in a duel. */
export type DuelQuestion = QuestionOf<duel.DecisionView, DraftedDuelAct>;

/** All of a duel that the screen may show now. */
export type DuelTable = TableOf<{
  readonly game: 'duel';
  readonly profile: duel.ProfileId;
  readonly view: duel.DuelView;
  readonly decision: duel.DecisionView;
  readonly drafted: DraftedDuelAct;
  readonly moment: duel.DuelMoment;
  readonly phase: duel.Phase;
}>;

/** What of it is drawn, also where it is only looked at. */
export type ShownDuel = ShownOf<DuelTable>;

export const isDuel = (view: GameView): view is duel.DuelView => view.game === 'duel';

export type PlayedDuel = PlayedOf<duel.ProfileId, duel.DuelView>;
export type { PlainStep } from './scenario/taught';
export type ShownDuelLesson = ShownLesson<LessonStop<PlainStep, duel.ReasonView>>;
export type PublicDuel = PublicOf<duel.ProfileId, duel.DuelView>;

export const isDuelLesson = (lesson: ShownLesson): lesson is ShownDuelLesson => lesson.game === 'duel';
export const isDuelTable = (table: Table): table is DuelTable => table.game === 'duel';
export const isPlayedDuel = (played: PlayedBack): played is PlayedDuel => played.game.id === 'duel';
export const isPublicDuel = (game: PublicGame): game is PublicDuel => game.view.game === 'duel';
