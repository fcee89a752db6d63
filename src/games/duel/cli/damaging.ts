import {
  ATTRIBUTES,
  CAUSES,
  COIN_SIDES,
  CONTROL_LASTING,
  DAMAGE_STEPS,
  DECISION_KINDS,
  LASTING,
  PHASES,
  PLACEMENTS,
  PROFILES,
  PROMPTS,
  RACES,
  SUMMONS,
  VERBS,
  WINDOWS,
  ZONES,
} from '../../../engine/duel';
import { below, type Random } from '../../../engine/kernel';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Part = { readonly holder: Json[] | { [key: string]: Json }; readonly key: string };

/** Numbers that JSON can spell and a duel cannot use; they stand in the text as they are. */
const RAW = ['1e309', '-1e309', '1e-320', '9007199254740993', '-0', 'NaN', 'Infinity'] as const;
const MARK = 'raw number ';
const LARGE = 20_000;
const DEEP = 900;
/** Of parts that are alike, the last few are enough to choose from. */
const MOST_ALIKE = 12;

const WORDS = [
  ...PHASES,
  ...ZONES,
  ...VERBS,
  ...WINDOWS,
  ...CAUSES,
  ...DAMAGE_STEPS,
  ...DECISION_KINDS,
  ...PROMPTS,
  ...RACES,
  ...ATTRIBUTES,
  'opening',
  'rockPaperScissors',
  'openGameState',
  'battleStep',
  'phaseItems',
  'window',
  'announcedEnd',
  'summon',
  'triggers',
  'chainBuilding',
  'chainResolving',
  'afterChain',
  'attack',
  'damageStep',
  'forcedBattle',
  'handLimit',
  'over',
  ...SUMMONS,
  ...LASTING,
  ...CONTROL_LASTING,
  ...COIN_SIDES,
  ...PLACEMENTS,
  '0@0',
  '1@2>3@4',
  '',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  ...Object.keys(PROFILES),
  'vision',
];

const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;
const isHolder = (value: Json | undefined): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;
const read = ({ holder, key }: Part): Json | undefined =>
  Array.isArray(holder) ? holder[Number(key)] : Object.hasOwn(holder, key) ? holder[key] : undefined;
/** Also a key such as `__proto__` becomes a key like all others. */
const write = ({ holder, key }: Part, value: Json): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

/** A part at random that fits: each field of the state is as likely as any other, however many cards have it. */
function anyPart(
  random: Random,
  root: { [key: string]: Json },
  fits: (value: Json | undefined) => boolean = () => true,
): Part | undefined {
  const fields = new Map<string, Part[]>();
  const walk = (holder: Part['holder'], path: string): void => {
    for (const key of Object.keys(holder)) {
      const part = { holder, key };
      const value = read(part);
      const field = Array.isArray(holder) ? `${path}[]` : `${path}.${key}`;
      if (fits(value)) fields.set(field, [...(fields.get(field) ?? []), part].slice(-MOST_ALIKE));
      if (isHolder(value) && path.length < 200) walk(value, field);
    }
  };
  walk(root, '');
  return fields.size === 0 ? undefined : oneOf(random, oneOf(random, [...fields.values()]));
}

function otherNumber(random: Random, number: number, cards: number, passcodes: readonly number[]): Json {
  const near = [number + 1, number - 1, number + 2, number * 2, 0, 1, 2, 3, 4, -1, -2, cards, cards - 1, below(random, cards)];
  const far = [0.5, -0.5, 99, 1000, 2147483648, 1e9, 1e15, 9007199254740991, -1e9, oneOf(random, passcodes)];
  return below(random, 10) === 0 ? MARK + oneOf(random, RAW) : oneOf(random, below(random, 4) === 0 ? far : near);
}

const nested = (depth: number): Json => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json;
const ofOtherType = (random: Random): Json =>
  oneOf<() => Json>(random, [
    () => null,
    () => [],
    () => ({}),
    () => true,
    () => false,
    () => 'card',
    () => 7,
    () => [0],
    () => ({ kind: 'window' }),
    () => [[]],
    () => ({ length: 3 }),
  ])();

type State = { [key: string]: Json };
/** One damage; false when it cannot be done to this position. `other` is another rest point of the same duel. */
type Damage = (state: State, random: Random, other: State) => boolean;

const cardsOf = (state: State): { [key: string]: Json }[] =>
  (Array.isArray(state.cards) ? (state.cards as { [key: string]: Json }[]) : []).filter(
    (card) => isHolder(card) && !Array.isArray(card),
  );
const pilesOf = (state: State): Json[][] =>
  (Array.isArray(state.players) ? state.players : []).flatMap((side) =>
    isHolder(side) ? Object.values(side).filter((pile): pile is Json[] => Array.isArray(pile)) : [],
  );

function changed(
  change: (random: Random, value: never, state: State) => Json,
  fits: (value: Json | undefined) => boolean,
): Damage {
  return (state, random) => {
    const part = anyPart(random, state, fits);
    if (part !== undefined) write(part, change(random, read(part) as never, state));
    return part !== undefined;
  };
}

/** Moves a card from one place to another, in the piles alone or in what the card itself believes too. */
const movedCard =
  (knows: boolean): Damage =>
  (state, random) => {
    const sides = state.players as { [key: string]: Json }[];
    const from = pilesOf(state).filter((pile) => pile.some((id) => typeof id === 'number'));
    if (from.length === 0 || !Array.isArray(sides)) return false;
    const pile = oneOf(random, from);
    const at = pile.findIndex((id) => typeof id === 'number');
    const id = pile[at] as number;
    const player = below(random, 2);
    const zone = oneOf(random, ['deck', 'hand', 'graveyard', 'banished', 'monsters', 'spellsTraps'] as const);
    const target = sides[player]?.[zone];
    if (!Array.isArray(target)) return false;
    if (pile.length === 5 && pile.some((one) => one === null)) pile[at] = null;
    else pile.splice(at, 1);
    const slot = zone === 'monsters' || zone === 'spellsTraps' ? target.indexOf(null) : -1;
    if (slot >= 0) target[slot] = id;
    else target.push(id);
    const card = cardsOf(state)[id];
    if (knows && card !== undefined) {
      const face = { faceUp: below(random, 2) === 0, position: oneOf(random, ['attack', 'defense']) };
      const place = { monsters: 'monster', spellsTraps: 'spellTrap' }[zone as string] ?? zone;
      Object.assign(
        card,
        { zone: place, slot: slot < 0 ? null : slot, controller: player, ...face },
        slot < 0 && { owner: player, equippedTo: null, linkedTo: null, counters: 0, heldSlot: null },
      );
    }
    return true;
  };

const inFrames =
  (change: (frames: Json[], random: Random, other: Json[]) => void): Damage =>
  (state, random, other) => {
    if (!Array.isArray(state.frames) || state.frames.length === 0 || !Array.isArray(other.frames)) return false;
    change(state.frames, random, other.frames);
    return true;
  };

const isNumber = (value: Json | undefined): value is number => typeof value === 'number';
const isText = (value: Json | undefined): value is string => typeof value === 'string' && !value.startsWith(MARK);

/** What may be damaged; a number or a card may become one of these passcodes. */
const damagesWith = (passcodes: readonly number[]): Readonly<Record<string, Damage>> => ({
  'a number': changed((random, number: number, state) => otherNumber(random, number, cardsOf(state).length, passcodes), isNumber),
  'a number of a card': (state, random) => {
    const cards = cardsOf(state);
    const card = cards.length > 0 ? oneOf(random, cards) : undefined;
    const keys = Object.keys(card ?? {}).filter((key) => isNumber(card![key]));
    if (keys.length === 0) return false;
    const key = oneOf(random, keys);
    card![key] = otherNumber(random, card![key] as number, cards.length, passcodes);
    return true;
  },
  'a word': changed((random) => oneOf(random, WORDS), isText),
  'a truth': changed(
    (_, truth: boolean) => !truth,
    (value) => typeof value === 'boolean',
  ),
  'a type': changed(
    (random) => ofOtherType(random),
    () => true,
  ),
  'a long text': changed((random) => oneOf(random, WORDS).repeat(LARGE / 10), isText),
  'a key that is gone': (state, random) => {
    const part = anyPart(random, state);
    if (part === undefined) return false;
    if (Array.isArray(part.holder)) part.holder.splice(Number(part.key), 1);
    else delete part.holder[part.key];
    return true;
  },
  'a strange key': (state, random) => {
    const part = anyPart(random, state, (value) => isHolder(value) && !Array.isArray(value));
    const holder = part === undefined ? state : (read(part) as { [key: string]: Json });
    write(
      { holder, key: oneOf(random, ['__proto__', 'constructor', 'length', 'toString', '0', 'kind', 'extra'.repeat(30)]) },
      oneOf<Json>(random, [{}, null, 0, { isMonster: true }, []]),
    );
    return true;
  },
  'a list item twice': changed(
    (random, list: Json[]) => (list.length > 0 ? [...list, oneOf(random, list)] : [0]),
    (value) => Array.isArray(value),
  ),
  'a list turned round': changed(
    (_, list: Json[]) => [...list].reverse(),
    (value) => Array.isArray(value) && value.length > 1,
  ),
  'a huge list': changed(
    (random, list: Json[]) => Array<Json>(LARGE).fill(isHolder(list[0]) ? {} : (list[0] ?? below(random, 9))),
    (value) => Array.isArray(value),
  ),
  'a deep nest': changed(
    (random) => nested(oneOf(random, [40, DEEP])),
    () => true,
  ),
  'a card in another place': movedCard(false),
  'a card that knows its other place': movedCard(true),
  'another card': (state, random) => {
    const cards = cardsOf(state);
    if (cards.length > 0) oneOf(random, cards).passcode = oneOf(random, passcodes);
    return cards.length > 0;
  },
  'a part of another time': (state, random, other) => {
    const key = oneOf(random, Object.keys(other));
    state[key] = structuredClone(other[key]!);
    return true;
  },
  'a frame too many': inFrames((frames, random, other) => frames.push(structuredClone(oneOf(random, [...frames, ...other])))),
  'a frame too few': inFrames((frames, random) => frames.splice(below(random, frames.length), 1)),
  'another step': inFrames((frames, random) => {
    const here = oneOf(random, frames);
    const [step] = [oneOf(random, frames)].filter(isHolder);
    if (isHolder(here) && step !== undefined) (here as { [key: string]: Json }).at = (step as { [key: string]: Json }).at!;
  }),
});

/** Damages a copy of the position in one to three ways. @returns it as text, and what was done. */
export function damaged(
  position: State,
  other: State,
  random: Random,
  passcodes: readonly number[],
): { readonly text: string; readonly how: string } {
  const damages = Object.entries(damagesWith(passcodes));
  const state = structuredClone(position);
  const how: string[] = [];
  for (let left = 1 + below(random, 3), tries = 0; left > 0 && tries < 20; tries++) {
    const [name, damage] = oneOf(random, damages);
    if (!damage(state, random, other)) continue;
    how.push(name);
    left -= 1;
  }
  return { text: JSON.stringify(state).replaceAll(new RegExp(`"${MARK}([^"]+)"`, 'g'), '$1'), how: how.join(', ') };
}
