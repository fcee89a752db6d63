import type { AnyAct, AnyAnswer, AnyDecision, Choice, Ordering, Said, Value } from '../kernel/decision';
import type { Place } from './view';

/** An answer as the table gives it: an index into the listed options, places that were picked, or a value. */
export type AnswerView =
  | { readonly kind: 'option'; readonly index: number; readonly zone?: number }
  | { readonly kind: 'cards'; readonly places: readonly Place[] }
  | { readonly kind: 'value'; readonly value: Value };

type PlaceOf = (card: number) => Place;

/** The engine's answer for one given by the table; undefined when it names nothing that is there. */
export function answerFromView(decision: AnyDecision, answer: AnswerView, placeOf: PlaceOf): AnyAnswer | undefined {
  switch (answer.kind) {
    case 'option':
      return decision.form === 'act' ? decision.options()[answer.index] : undefined;
    case 'cards': {
      const from = 'from' in decision ? decision.from : [];
      const cards = answer.places.map((place) => from.find((one) => placeOf(one) === place));
      if (!cards.every((card) => card !== undefined)) return undefined;
      return { do: decision.form === 'order' ? 'order' : 'choose', cards };
    }
    case 'value':
      return { do: 'answer', value: answer.value };
  }
}

type IsSame = (listed: AnyAct, given: AnyAnswer) => boolean;

/** The same answer as the table would give it. */
export function answerToView(decision: AnyDecision, answer: AnyAnswer, placeOf: PlaceOf, isSame: IsSame): AnswerView {
  if (answer.do === 'choose' || answer.do === 'order')
    return { kind: 'cards', places: (answer as Choice | Ordering).cards.map(placeOf) };
  if (answer.do === 'answer') return { kind: 'value', value: (answer as Said).value };
  return { kind: 'option', index: decision.form === 'act' ? decision.options().findIndex((act) => isSame(act, answer)) : -1 };
}
