import type * as duel from '../../engine/duel';
import type * as vision from '../../engine/vision';

/**
 * Either game, in the words of its own engine. What both have in common is read as it is; what one has alone, once it is known.
 */
export type GameView = duel.DuelView | vision.VisionView;
export type AnswerView = duel.AnswerView;
export type DecisionView = duel.DecisionView | vision.DecisionView;
export type OptionView = duel.OptionView | vision.OptionView;
export type WishView = duel.WishView | vision.WishView;
export type ReasonView = duel.ReasonView | vision.ReasonView;
export type ViewCard = duel.ViewCard | vision.ViewCard;
export type Moment = duel.Moment | vision.Moment;
export type Phase = duel.Phase | vision.Phase;
export type WindowKind = duel.WindowKind | vision.WindowKind;

export const isVision = (view: GameView): view is vision.VisionView => view.game === 'vision';
export const isDuel = (view: GameView): view is duel.DuelView => view.game === 'duel';

/** The turn player acts freely: nothing is under way, and no window is open. */
export const isOpenPlay = ({ kind, window }: Pick<DecisionView, 'kind' | 'window'> | Moment): boolean =>
  kind === 'idle' || kind === 'battle' || (kind === 'priority' && window === undefined);

/** A window that may be passed. */
export const isWindow = ({ kind, window }: Pick<DecisionView, 'kind' | 'window'> | Moment): boolean =>
  kind === 'respond' || (kind === 'priority' && window !== undefined);
