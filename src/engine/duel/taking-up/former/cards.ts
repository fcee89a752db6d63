import { isObject } from '../../../kernel/shape';
import type { Data } from '../../model/data';
import { PLACEMENTS, RACES } from '../../model/vocabulary';

type Json = Readonly<Record<string, unknown>>;

/**
 * What a position of the first format says of cards and of what is remembered of them. There a card remembered one number, and so
 * did a lasting effect; what it meant, only the card's code knew.
 * @returns the fields of the state that are told anew.
 */
export function cardsOfFormat1(state: Json): Json {
  return {
    cards: each(state.cards, ({ memory, ...card }) => ({ ...card, data: remembered(card.passcode, memory) ?? null })),
    lingering: each(state.lingering, ({ value, ...lasting }) => ({
      ...lasting,
      ...dataOf(lastingData(lasting.passcode, value)),
    })),
    lastBatch: each(state.lastBatch, event),
    occasion: isObject(state.occasion) ? { ...state.occasion, events: each(state.occasion.events, event) } : state.occasion,
    pending: each(state.pending, trigger),
    chain: each(state.chain, link),
    situations: each(state.situations, situation),
  };
}

/** Damaged parts stay as they are, to be found when the position is looked through. */
const each = (list: unknown, retold: (one: Json) => Json): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? retold(one) : one)) : list;

const dataOf = (data: Data | undefined): { readonly data?: Data } => (data === undefined ? {} : { data });

const event = ({ memory, ...same }: Json): Json => ({ ...same, ...dataOf(remembered(same.passcode, memory)) });

const eventIn = (holder: Json): Json => (isObject(holder.event) ? { ...holder, event: event(holder.event) } : holder);

const trigger = eventIn;

const link = (one: Json): Json => ({
  ...eventIn(one),
  payments: each(one.payments, (payment) => {
    const { amount, ...paid } = payment;
    return payment.kind === 'toGraveyard' ? { ...paid, ...dataOf(remembered(one.passcode, amount)) } : payment;
  }),
});

function situation(here: Json): Json {
  switch (here.kind) {
    case 'window':
      return isObject(here.occasion)
        ? { ...here, occasion: { ...here.occasion, events: each(here.occasion.events, event) } }
        : here;
    case 'afterChain':
      return { ...here, events: each(here.events, event) };
    case 'triggers':
      return { ...here, queue: each(here.queue, trigger) };
    default:
      return here;
  }
}

type Named = (number: number) => Data;

/** Cards that remembered something else than a turn. */
const REMEMBERED: ReadonlyMap<unknown, Named> = new Map<unknown, Named>([
  [38992735, (turns) => ({ turns })],
  [72302403, (turns) => ({ turns })],
  [74701381, (number) => ({ race: RACES[number - 1]! })],
  [22359980, (moment) => ({ moment })],
  [84926738, () => ({ flipped: true })],
]);

function remembered(passcode: unknown, number: unknown): Data | undefined {
  if (typeof number !== 'number' || number === 0) return undefined;
  return REMEMBERED.get(passcode)?.(number) ?? { turn: number };
}

/** Cards whose lasting effect remembered something else than points. */
const LASTING_DATA: ReadonlyMap<unknown, Named> = new Map<unknown, Named>([
  [26376390, (passcode) => ({ passcode })],
  [95308449, (turn) => ({ turn })],
  [41006930, (number) => ({ placement: number === 1 ? 'attack' : 'defense' })],
  [22959079, (number) => ({ zone: Math.floor(number / 3), placement: PLACEMENTS[number % 3]! })],
]);

function lastingData(passcode: unknown, number: unknown): Data | undefined {
  if (typeof number !== 'number') return undefined;
  return LASTING_DATA.get(passcode)?.(number) ?? (number === 0 ? undefined : { amount: number });
}
