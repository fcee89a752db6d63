import type { Act, Player, Vision, VisionRun } from '../../../engine/vision';
import { nameOf } from './card-reference';

/** A legal step in the words of the format, for the reader of a failure. */
export type StepWords = Readonly<Record<string, unknown>>;

const actWords = (vision: Vision, player: Player, act: Act): StepWords => ({
  player,
  ...act,
  ...('card' in act && { card: nameOf(vision, act.card) }),
});

/** What may be answered now; picks and orders by what they are made of. */
export function legalSteps({ vision, decision }: VisionRun): readonly StepWords[] {
  if (decision === undefined) return [];
  const { player } = decision;
  switch (decision.form) {
    case 'act':
      return decision.options().map((act) => actWords(vision, player, act));
    case 'question':
      return decision.values.map((value) => ({ player, do: decision.kind, value }));
    default:
      return [{ player, do: decision.kind, cards: decision.from.map((id) => nameOf(vision, id)) }];
  }
}
