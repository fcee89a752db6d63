import { boolean, fallback, object, optional, parse, record, string } from 'valibot';
import { create } from 'zustand';
import { readShelf, writeShelf } from '../storage/shelf';

/** What a single key can do on a screen, with the key that it has until somebody gives it another. */
export const COMMANDS = {
  table: {
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
    log: 'c',
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
  },
  decks: {
    search: '/',
    results: 'c',
    deck: 'd',
    add: '+',
    remove: '-',
    main: 'm',
    side: 's',
    testHand: 't',
    undo: 'u',
  },
} as const;

/** The screens that have keys of their own: one key may mean one thing here and another there. */
export type KeyScreen = keyof typeof COMMANDS;
export type CommandOn<S extends KeyScreen> = keyof (typeof COMMANDS)[S];
export type Command = CommandOn<'table'> | CommandOn<'decks'>;

const USUAL: Readonly<Record<Command, string>> = { ...COMMANDS.table, ...COMMANDS.decks };
const ALL = Object.keys(USUAL) as readonly Command[];

const screenOf = (command: Command): KeyScreen => (Object.hasOwn(COMMANDS.decks, command) ? 'decks' : 'table');
export const commandsOn = (screen: KeyScreen): readonly Command[] => ALL.filter((command) => screenOf(command) === screen);

type OwnKeys = Readonly<Partial<Record<Command, string>>>;

interface KeysStore {
  /** Keys of one character do something; without them Tab, Enter, Space, Escape and the arrows are left. */
  readonly areOn: boolean;
  readonly own: OwnKeys;
  readonly turn: (areOn: boolean) => void;
  /** Gives a command another key. @returns why not: it is no such key, or the command of the same screen that has it */
  readonly give: (command: Command, key: string) => 'noKey' | Command | null;
  /** Gives the commands of a screen their usual keys again. */
  readonly reset: (screen: KeyScreen) => void;
}

const SHELF = 'kusari.keys';
const schema = object({ areOn: fallback(boolean(), true), own: fallback(optional(record(string(), string()), {}), {}) });

/** A letter or a sign. The digits are the buttons of the prompt, and Space is pressed on what has the focus. */
const isKey = (key: string): boolean => [...key].length === 1 && !/[\s\d]/.test(key);

const sign = (key: string): string => key.toLowerCase();

function kept(): Pick<KeysStore, 'areOn' | 'own'> {
  try {
    const { areOn, own } = parse(schema, JSON.parse(readShelf(SHELF) ?? '{}'));
    const known = ALL.flatMap((command) => {
      const key = own[command];
      return key !== undefined && isKey(key) ? [[command, sign(key)] as const] : [];
    });
    return { areOn, own: Object.fromEntries(known) };
  } catch {
    return { areOn: true, own: {} };
  }
}

export const usualKey = (command: Command): string => USUAL[command];
export const keyOf = (command: Command, own: OwnKeys): string => own[command] ?? USUAL[command];

/** How a key is written: a minus is no hyphen. */
export const written = (key: string): string => (key === '-' ? '−' : key.toUpperCase());

/** A key that somebody gave goes before a usual one: a command that is new since then does not take it. */
const commandAt = (screen: KeyScreen, key: string, own: OwnKeys): Command | undefined => {
  const [given, usual] = [commandsOn(screen).filter((command) => own[command] !== undefined), commandsOn(screen)];
  return [...given, ...usual].find((command) => keyOf(command, own) === key);
};

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
      const other = commandAt(screenOf(command), key, own);
      if (other !== undefined && other !== command) return other;
      const { [command]: _, ...others } = own;
      keep({ own: key === USUAL[command] ? others : { ...others, [command]: key } });
      return null;
    },
    reset: (screen) =>
      keep({ own: Object.fromEntries(Object.entries(get().own).filter(([command]) => screenOf(command as Command) !== screen)) }),
  };
});

/**
 * The key that somebody means who presses this one: that which its command on this screen has until it is given another. Keys of
 * more than one character (Enter, Escape, arrows) mean themselves. Null: it means nothing.
 */
export function meantKey(event: Pick<KeyboardEvent, 'key'>, screen: KeyScreen = 'table'): string | null {
  const typed = sign(event.key);
  if (typed === ' ' || [...typed].length !== 1) return typed;
  const { areOn, own } = useKeys.getState();
  if (!areOn) return null;
  // Where the plus is typed with Shift, its key means the same without.
  const command = commandAt(screen, typed, own) ?? (typed === '=' ? commandAt(screen, '+', own) : undefined);
  if (command) return USUAL[command];
  return commandAt(screen, typed, {}) === undefined ? typed : null;
}

/** How a key that stands in a sentence or on a button of a screen is called now; null where it does nothing. */
export function signOf(
  usual: string,
  { areOn, own }: Pick<KeysStore, 'areOn' | 'own'>,
  screen: KeyScreen = 'table',
): string | null {
  if (!areOn && usual.search(CHARACTERS) >= 0) return null;
  return usual.replace(CHARACTERS, (_, before: string, key: string) => {
    const command = commandAt(screen, sign(key), {});
    return `${before}${written(command ? keyOf(command, own) : key)}`;
  });
}

/** Single characters: `A`, `⇧R`, `[ ]`, the letter of “hold A”; not that of `Ctrl Z`, which stays what it is. */
const CHARACTERS = /(^|(?<!Ctrl)\s|⇧)([^\s⇧…←↑↓→])(?=\s|$)/gu;

/** What a control does, with its key where it has one. */
export function useKeyTitle(): (what: string, key: string) => string {
  const called = useKeySigns();
  return (what, key) => [what, called(key) ?? []].flat().join('  ');
}

export const useKeySigns = (screen: KeyScreen = 'table'): ((key: string) => string | null) => {
  const { areOn, own } = useKeys();
  return (key) => signOf(key, { areOn, own }, screen);
};
