import type { Act, Answer, CardId, Decision, Player, Vision, VisionRun } from '../../../engine/vision';
import { likeness, nameOf, referTo } from './card-reference';

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

/** One answer to the pending decision, as a step. */
export function stepOf({ vision, decision }: VisionRun, answer: Answer): StepWords {
  const { player, kind } = decision!;
  const name = namer(vision, decision!);
  switch (answer.do) {
    case 'answer':
      return kind === 'choose'
        ? { player, do: kind, cards: [`player:${Number(answer.value)}`] }
        : { player, do: kind, value: answer.value };
    case 'choose':
    case 'order':
      return { player, do: answer.do, cards: answer.cards.map(name) };
    default:
      return { player, ...answer, ...('card' in answer && { card: name(answer.card) }) };
  }
}

/** A card by its bare name, with its place where cards of the same name differ. */
function namer(vision: Vision, decision: Decision): (id: CardId) => string {
  const named: readonly CardId[] =
    'from' in decision
      ? decision.from
      : decision.form === 'act'
        ? decision.options().flatMap((act) => ('card' in act ? [act.card] : []))
        : [];
  return (id) => {
    const { passcode } = vision.card(id);
    const isOne = named.every(
      (other) => vision.card(other).passcode !== passcode || likeness(vision, other) === likeness(vision, id),
    );
    return isOne ? nameOf(vision, id) : referTo(vision, id);
  };
}
