import {
  cardId,
  isLegalAnswer,
  PLAYERS,
  type Act,
  type Answer,
  type CardId,
  type Decision,
  type DuelState,
} from '../engine/duel';
import { below, type Random } from '../engine/kernel';

/** Up to `most` different legal answers of the decision, taken at random. */
export function legalAnswers(decision: Decision, most: number, random: Random): Answer[] {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return sample(decision.options(), most, random);
    case 'choose':
    case 'discard':
      return picks(decision.from, most, random, decision.min, decision.max)
        .map((cards): Answer => ({ do: 'choose', cards }))
        .filter((answer) => isLegalAnswer(decision, answer));
    case 'order':
      return picks(decision.from, most, random, decision.from.length, decision.from.length).map((cards) => ({
        do: 'order',
        cards,
      }));
    default:
      return sample(decision.values, most, random).map((value) => ({ do: 'answer', value }));
  }
}

function sample<T>(list: readonly T[], most: number, random: Random): T[] {
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < most && left.length > 0) taken.push(left.splice(below(random, left.length), 1)[0]!);
  return taken;
}

function picks(from: readonly CardId[], most: number, random: Random, min: number, max: number): CardId[][] {
  const found = new Map<string, CardId[]>();
  for (let i = 0; i < most; i++) {
    const cards = sample(from, min + below(random, max - min + 1), random);
    found.set(cards.join(), cards);
  }
  return [...found.values()];
}

/** Up to `most` answers that the decision does not list: of another kind, out of range, about cards that are not there. */
export function wrongAnswers(decision: Decision, state: DuelState, most: number, random: Random): Answer[] {
  const { cards } = state;
  const any = cardId(below(random, cards.length));
  const tried: Answer[] = [
    { do: 'pass' },
    { do: 'enter', to: 'draw' },
    { do: 'enter', to: 'nextTurn' },
    { do: 'normalSummon', card: any },
    { do: 'setMonster', card: cardId(cards.length) },
    { do: 'setSpellTrap', card: cardId(-1) },
    { do: 'activate', card: any, effect: 7 },
    { do: 'activate', card: cardId(below(random, cards.length)), effect: 0 },
    { do: 'attack', card: any, target: 'direct' },
    { do: 'replay', target: 'cancel' },
    { do: 'choose', cards: [] },
    { do: 'choose', cards: [any, any] },
    { do: 'choose', cards: [cardId(cards.length + 3)] },
    { do: 'order', cards: [any] },
    { do: 'answer', value: -1 },
    { do: 'answer', value: 'nothing of the kind' },
    { do: 'frobnicate' } as unknown as Answer,
  ];
  if ('from' in decision) {
    const { from } = decision;
    tried.push(
      { do: 'choose', cards: from.slice(0, 1) },
      { do: 'choose', cards: [...from, ...from.slice(0, 1)] },
      { do: 'order', cards: from.slice(1) },
      { do: 'order', cards: [...from.slice(1), ...from.slice(1, 2)] },
    );
  }
  if ('options' in decision)
    for (const act of decision.options().slice(0, 2)) tried.push({ ...act, do: 'flipSummon', card: any } as Act);
  return sample(tried, most, random).filter((answer) => !isListed(decision, answer));
}

/** Says it apart from the engine's own check: looks the answer up in what is listed. */
function isListed(decision: Decision, answer: Answer): boolean {
  switch (decision.kind) {
    case 'idle':
    case 'battle':
    case 'respond':
    case 'replay':
      return decision.options().some((act) => isSameAct(act, answer));
    case 'choose':
    case 'discard':
      return (
        answer.do === 'choose' &&
        answer.cards.length >= decision.min &&
        answer.cards.length <= decision.max &&
        isDistinct(answer.cards, decision.from) &&
        (decision.fits?.(answer.cards) ?? true)
      );
    case 'order':
      return answer.do === 'order' && answer.cards.length === decision.from.length && isDistinct(answer.cards, decision.from);
    default:
      return answer.do === 'answer' && decision.values.includes(answer.value);
  }
}

const isDistinct = (cards: readonly CardId[], from: readonly CardId[]): boolean =>
  new Set(cards).size === cards.length && cards.every((id) => from.includes(id));

function isSameAct(act: Act, answer: Answer): boolean {
  const given = answer as unknown as Record<string, unknown>;
  return (
    Object.entries(act).every(([key, value]) => given[key] === value) &&
    Object.keys(given).every((key) => key === 'zone' || key in act)
  );
}

export const otherPlayer = (player: 0 | 1): 0 | 1 => PLAYERS.find((one) => one !== player)!;
