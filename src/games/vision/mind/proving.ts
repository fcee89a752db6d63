import type { Act, CardId, VisionRun } from '../../../engine/vision';
import type { Proving } from '../../../thinking';
import { likelihoodOf } from './acts';
import { sayingOf, wishFor } from './picks';

/** How a win of this turn is looked for: every act and every card by itself, so that a refutation holds for all of them. */
export const visionProving: Proving<VisionRun> = {
  distinct: (_run, acts) => acts,
  classes: (_run, cards) => cards,
  likelihood: ({ vision, decision }, act) =>
    likelihoodOf(vision, decision!.player, decision!.kind === 'priority' && decision!.isOpen, act as Act),
  wish: ({ vision, decision }, card) =>
    wishFor(vision, decision!.player, 'why' in decision! ? decision.why.prompt : undefined, card as CardId),
  saying: ({ vision, decision }, value) => sayingOf(vision, decision!, value),
  prunes: () => false,
};
