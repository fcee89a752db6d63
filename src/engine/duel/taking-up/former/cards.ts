import { isObject } from '../../../kernel/shape';
import type { Data } from '../../model/data';
import { PLACEMENTS, RACES } from '../../model/vocabulary';

type Json = Readonly<Record<string, unknown>>;

/**
 * What a position of the first format says of cards and of what is remembered of them. There a card remembered one number, and so
 * did a lasting effect; what it meant, only the card's code knew. -1 stood for no card, and -2 in a zone for one that is closed.
 * @returns the fields of the state that are told anew.
 */
export function cardsOfFormat1(state: Json): Json {
  return {
    players: each(state.players, side),
    cards: each(state.cards, card),
    battle: isObject(state.battle) ? battle(state.battle) : state.battle,
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

const orNull = (value: unknown): unknown => (value === -1 ? null : value);

const orNulls = (holder: Json, keys: readonly string[]): Json =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(holder, key)).map((key) => [key, orNull(holder[key])]));

const card = ({ memory, ...same }: Json): Json => ({
  ...same,
  ...orNulls(same, ['slot', 'equippedTo', 'linkedTo', 'heldSlot']),
  data: remembered(same.passcode, memory) ?? null,
});

function side(one: Json): Json {
  const zones = (row: unknown): unknown =>
    Array.isArray(row) ? row.map((id: unknown) => (id === -1 || id === -2 ? null : id)) : row;
  const closed = (row: unknown): readonly number[] =>
    Array.isArray(row) ? row.flatMap((id: unknown, slot) => (id === -2 ? [slot] : [])) : [];
  return {
    ...one,
    monsters: zones(one.monsters),
    spellsTraps: zones(one.spellsTraps),
    closed: { monster: closed(one.monsters), spellTrap: closed(one.spellsTraps) },
    field: orNull(one.field),
  };
}

const battle = (one: Json): Json => ({ ...one, ...orNulls(one, ['target', 'noDamageTo']) });

const event = ({ memory, other, ...same }: Json): Json => ({
  ...same,
  // A token comes from nowhere.
  ...(same.fromPlace === '' && { fromPlace: 'gone' }),
  ...dataOf(remembered(same.passcode, memory)),
  ...(other !== undefined && { [same.verb === 'battled' ? 'foe' : 'other']: other }),
});

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
    case 'forcedBattle':
      return isObject(here.battle) ? { ...here, battle: battle(here.battle) } : here;
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
