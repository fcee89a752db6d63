import type { Answer, Act, Decision } from '../model/decision';
import type { CardId } from '../model/vocabulary';
import type { Vision } from '../model/vision';
import { sameAct } from '../rules/answers';
import { cardAt, placeOf } from './places';
import type { AnswerView, Wish } from './view';

/** The engine's answer for one given by the table; undefined when it names nothing that is there. */
export function answerFromView(vision: Vision, decision: Decision, answer: AnswerView): Answer | undefined {
  switch (answer.kind) {
    case 'option':
      return decision.form === 'act' ? decision.options()[answer.index] : undefined;
    case 'cards': {
      const from = 'from' in decision ? decision.from : [];
      const cards = answer.places.map((place) => from.find((one) => placeOf(vision, one) === place));
      if (!cards.every((card): card is CardId => card !== undefined)) return undefined;
      return { do: decision.form === 'order' ? 'order' : 'choose', cards };
    }
    case 'value':
      return { do: 'answer', value: answer.value };
  }
}

/** The same answer as the table would give it. */
export function answerToView(vision: Vision, decision: Decision, answer: Answer): AnswerView {
  if (answer.do === 'choose' || answer.do === 'order')
    return { kind: 'cards', places: answer.cards.map((id) => placeOf(vision, id)) };
  if (answer.do === 'answer') return { kind: 'value', value: answer.value };
  const index = decision.form === 'act' ? decision.options().findIndex((act) => sameAct(act, answer)) : -1;
  return { kind: 'option', index };
}

/** The acts that a wish could mean: one for each alternative or effect where none is named; empty for a wish about nothing. */
export function actsOfWish(vision: Vision, { do: verb, card: place, mode, effect, defend }: Wish): readonly Act[] {
  if (verb === 'pass') return [{ do: 'pass' }];
  const card = place === undefined ? undefined : cardAt(vision, place);
  if (card === undefined) return [];
  const { played, activated } = vision.def(card);
  if (verb === 'playCard') {
    const modes = mode !== undefined ? [mode] : played.length > 1 ? played.map((_, at) => at) : [undefined];
    return modes.map((at) => ({ do: verb, card, ...(at !== undefined && { mode: at }), ...(defend && { defend }) }));
  }
  if (verb !== 'activate') return [{ do: verb, card }];
  return (effect === undefined ? activated.map((_, at) => at) : [effect]).map((at) => ({ do: verb, card, effect: at }));
}
