import { boolean, fallback, object, optional, parse, record, string } from 'valibot';
import { create } from 'zustand';
import { readShelf, writeShelf } from '../storage/shelf';

/** What a single key can do, with the key that it has until somebody gives it another. */
export const COMMANDS = {
  acts: 'a',
  pass: 'p',
  next: 'n',
  end: 'e',
  takeBack: 'z',
  look: 'l',
  respond: 'r',
  dock: 'd',
  hand: 'h',
  field: 'j',
  turn: 'f',
  graveyard: 'g',
  banished: 'b',
  extraDeck: 'x',
  inspect: 'i',
  timeline: 'v',
  stepBack: '[',
  stepOn: ']',
  turnBack: '{',
  turnOn: '}',
  stops: 's',
  menu: 'm',
  whyNot: 'w',
  rules: '/',
  help: '?',
  tryIt: 't',
} as const;
export type Command = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly Command[];

type OwnKeys = Readonly<Partial<Record<Command, string>>>;

interface KeysStore {
  /** Keys of one character do something; without them Tab, Enter, Space, Escape and the arrows are left. */
  readonly areOn: boolean;
  readonly own: OwnKeys;
  readonly turn: (areOn: boolean) => void;
  /** Gives a command another key. @returns why not: it is no such key, or the command that has it */
  readonly give: (command: Command, key: string) => 'noKey' | Command | null;
  readonly reset: () => void;
}

const SHELF = 'kusari.keys';
const schema = object({ areOn: fallback(boolean(), true), own: fallback(optional(record(string(), string()), {}), {}) });

/** A letter or a sign. The digits are the buttons of the prompt, and Space is pressed on what has the focus. */
const isKey = (key: string): boolean => [...key].length === 1 && !/[\s\d]/.test(key);

const sign = (key: string): string => key.toLowerCase();

function kept(): Pick<KeysStore, 'areOn' | 'own'> {
  try {
    const { areOn, own } = parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
    const known = COMMAND_NAMES.flatMap((command) => {
      const key = own[command];
      return key !== undefined && isKey(key) ? [[command, sign(key)] as const] : [];
    });
    return { areOn, own: Object.fromEntries(known) };
  } catch {
    return { areOn: true, own: {} };
  }
}

export const keyOf = (command: Command, own: OwnKeys): string => own[command] ?? COMMANDS[command];

const commandAt = (key: string, own: OwnKeys): Command | undefined =>
  COMMAND_NAMES.find((command) => keyOf(command, own) === key);

/** The keys of this browser. */
export const useKeys = create<KeysStore>()((set, get) => {
  const keep = (change: Partial<Pick<KeysStore, 'areOn' | 'own'>>): void => {
    set(change);
    const { areOn, own } = get();
    writeShelf(SHELF, JSON.stringify({ areOn, own }));
  };
  return {
    ...kept(),
    turn: (areOn) => keep({ areOn }),
    give: (command, typed) => {
      const key = sign(typed);
      if (!isKey(key)) return 'noKey';
      const { own } = get();
      const other = commandAt(key, own);
      if (other !== undefined && other !== command) return other;
      const { [command]: _, ...others } = own;
      keep({ own: key === COMMANDS[command] ? others : { ...others, [command]: key } });
      return null;
    },
    reset: () => keep({ own: {} }),
  };
});

/** A key of one character while these do nothing. */
export const isSwitchedOff = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  !useKeys.getState().areOn && key !== ' ' && [...key].length === 1;

/**
 * The key that somebody means who presses this one: that which its command has until it is given another. Keys of more than one
 * character (Enter, Escape, arrows) mean themselves. Null: it means nothing.
 */
export function meantKey(event: Pick<KeyboardEvent, 'key'>): string | null {
  const typed = sign(event.key);
  if (typed === ' ' || [...typed].length !== 1) return typed;
  if (isSwitchedOff(event)) return null;
  const { own } = useKeys.getState();
  const command = commandAt(typed, own);
  if (command) return COMMANDS[command];
  return commandAt(typed, {}) === undefined ? typed : null;
}

/** How a key that stands in a sentence or on a button is called now; null where it does nothing. */
export function signOf(usual: string, { areOn, own }: Pick<KeysStore, 'areOn' | 'own'>): string | null {
  if (!areOn && usual.search(CHARACTERS) >= 0) return null;
  return usual.replace(CHARACTERS, (_, before: string, key: string) => {
    const command = commandAt(sign(key), {});
    return `${before}${command ? keyOf(command, own).toUpperCase() : key}`;
  });
}

/** Single characters: `A`, `⇧R`, `[ ]`, the letter of “hold A”. */
const CHARACTERS = /(^|\s|⇧)([^\s⇧…←↑↓→])(?=\s|$)/gu;

/** What a control does, with its key where it has one. */
export function useKeyTitle(): (what: string, key: string) => string {
  const called = useKeySigns();
  return (what, key) => [what, called(key) ?? []].flat().join('  ');
}

export const useKeySigns = (): ((key: string) => string | null) => {
  const { areOn, own } = useKeys();
  return (key) => signOf(key, { areOn, own });
};
