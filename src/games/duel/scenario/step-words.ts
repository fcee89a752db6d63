import type { Act, Answer, CardId, Decision, Duel, DuelRun } from '../../../engine/duel';
import { nameOf } from './card-names';
import { likeness, referTo } from './card-reference';

/** A legal answer in the vocabulary of the steps. */
export type StepWords = Readonly<Record<string, unknown>>;

/**
 * Every legal answer of the pending decision, as steps, equal ones once. A pick of several cards is one line with its candidates.
 */
export function legalSteps({ decision, duel }: DuelRun): StepWords[] {
  const said = new Set<string>();
  return decision === undefined
    ? []
    : answersOf(duel, decision).filter((step) => !said.has(JSON.stringify(step)) && said.add(JSON.stringify(step)));
}

function answersOf(duel: Duel, decision: Decision): StepWords[] {
  const { player } = decision;
  const name = namer(duel, decision);
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return decision.options().map((act) => ({ player, ...sayAct(act, name, decision.options()) }));
    case 'choose':
    case 'discard':
      if (decision.min === 1 && decision.max === 1)
        return decision.from.map((id) => ({ player, do: 'choose', cards: [name(id)] }));
      return [{ player, do: 'choose', cards: decision.from.map(name), min: decision.min, max: decision.max }];
    case 'order':
      return [{ player, do: 'order', cards: decision.from.map(name) }];
    default:
      return decision.values.map((value) => ({ player, do: 'answer', value }));
  }
}

/** One answer to the pending decision, as a step. */
export function stepOf(duel: Duel, decision: Decision, answer: Answer): StepWords {
  const { player } = decision;
  const name = namer(duel, decision);
  switch (answer.do) {
    case 'answer':
      return { player, do: 'answer', value: answer.value };
    case 'choose':
    case 'order':
      return { player, do: answer.do, cards: answer.cards.map(name) };
    default:
      return { player, ...sayAct(answer, name, 'options' in decision ? decision.options() : []) };
  }
}

function sayAct(act: Act, name: (id: CardId) => string, all: readonly Act[]): StepWords {
  const words: Record<string, unknown> = { do: act.do };
  if ('card' in act) words.card = name(act.card);
  if (
    act.do === 'activate' &&
    all.some((other) => other.do === 'activate' && other.card === act.card && other.effect !== act.effect)
  )
    words.effect = act.effect;
  if ('target' in act) words.target = typeof act.target === 'number' ? name(act.target) : act.target;
  if ('to' in act) words.to = act.to;
  return words;
}

/** A card by its bare name, with its place where cards of the same name differ. */
function namer(duel: Duel, decision: Decision): (id: CardId) => string {
  const named = new Set<CardId>('from' in decision ? decision.from : []);
  if ('options' in decision) {
    for (const act of decision.options()) {
      if ('card' in act) named.add(act.card);
      if ('target' in act && typeof act.target === 'number') named.add(act.target);
    }
  }
  const { cards } = duel.state;
  return (id) => {
    const { passcode } = cards[id]!;
    const isOne = [...named].every(
      (other) => cards[other]!.passcode !== passcode || other === id || likeness(duel, other) === likeness(duel, id),
    );
    return isOne ? nameOf(passcode) : referTo(duel, id);
  };
}
