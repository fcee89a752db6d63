import type * as duel from '../../engine/duel';
import type { GameView } from '../view';
import type { QuestionOf } from '../../store/desk/question';
import type { ShownOf, Table, TableOf } from '../../store/desk/table';
import type { DraftedAct } from '../../store/running/draft';
import type { PlayedOf } from '../../store/recordings/played-back';

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

export const isDuelTable = (table: Table): table is DuelTable => table.game === 'duel';
