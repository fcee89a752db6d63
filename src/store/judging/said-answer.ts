import { lyingAt, type Place } from '../../engine/table';
import type { PlainStep } from '../../games/lesson';
import type { AnswerView, GameView, OptionView } from '../../games/view';

/** An answer without its places: cards by passcode as whoever gave it knew them, so that it can be said in any language. */
export interface SaidAnswer extends PlainStep {
  readonly cards: readonly number[];
  /** A card by its passcode, or what stands there instead of one. */
  readonly target?: number | string;
  readonly to?: string;
  readonly value?: Extract<AnswerView, { kind: 'value' }>['value'];
}

/** What more an option of some games has. */
interface MoreOfOption {
  readonly target?: string;
  readonly to?: string;
}

/** @param view what the seat that is asked sees; null: nothing in it is asked that has such an answer */
export function saidAnswer(view: GameView, answer: AnswerView): SaidAnswer | null {
  const { decision } = view;
  if (decision === null) return null;
  const { player } = decision;
  const passcodeAt = (place: string): number | undefined => lyingAt(view, place as Place)?.passcode;
  switch (answer.kind) {
    case 'value':
      return { verb: 'answer', player, cards: [], value: answer.value };
    case 'cards':
      return {
        verb: decision.pick?.ordered ? 'order' : 'choose',
        player,
        cards: answer.places.map(passcodeAt).filter((passcode) => passcode !== undefined),
      };
    case 'option': {
      const option: (OptionView & MoreOfOption) | undefined = decision.options?.[answer.index];
      if (!option) return null;
      const card = option.passcode ?? (option.card && passcodeAt(option.card));
      const target = option.target && (option.target.includes(':') ? passcodeAt(option.target) : option.target);
      return {
        verb: option.do,
        player,
        cards: [],
        ...(card !== undefined && { card }),
        ...(target !== undefined && { target }),
        ...(option.to !== undefined && { to: option.to }),
      };
    }
  }
}
