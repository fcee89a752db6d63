import { beforeEach, describe, expect, test, vi } from 'vitest';
import { quickShelf } from '../testing/quick-shelf';
import { COMMANDS, commandsOn, meantKey, signOf, useKeys, usualKey, type KeyScreen } from './keys';

const { texts: shelf } = quickShelf();
const { give, reset, turn } = useKeys.getState();
const sign = (key: string, screen?: KeyScreen) => signOf(key, useKeys.getState(), screen);
const SCREENS = Object.keys(COMMANDS) as readonly KeyScreen[];

beforeEach(() => {
  for (const screen of SCREENS) reset(screen);
  turn(true);
});

describe('a key', () => {
  test('means what it always meant until its command is given another', () => {
    for (const screen of SCREENS) {
      const usual = commandsOn(screen).map(usualKey);
      for (const key of usual) expect(meantKey({ key }, screen)).toBe(key);
      expect(new Set(usual).size).toBe(Object.keys(COMMANDS[screen]).length);
    }
  });

  test('that a command was given means it, and the one it had means nothing any more', () => {
    expect(give('next', 'K')).toBeNull();
    expect(meantKey({ key: 'k' })).toBe('n');
    expect(meantKey({ key: 'K' })).toBe('n');
    expect(meantKey({ key: 'n' })).toBeNull();
    expect(JSON.parse(shelf.get('kusari.keys')!)).toEqual({ areOn: true, own: { next: 'k' } });
  });

  test('that another command has is not taken from it', () => {
    expect(give('next', 'e')).toBe('end');
    expect(meantKey({ key: 'n' })).toBe('n');
    expect(meantKey({ key: 'e' })).toBe('e');
  });

  test('that was given goes before the usual one of a command that is new since then', () => {
    useKeys.setState({ own: { help: 'c' } });
    expect(meantKey({ key: 'c' })).toBe('?');
  });

  test('that has become free can be given, and the usual one comes back by itself', () => {
    give('next', 'k');
    expect(give('end', 'n')).toBeNull();
    expect(meantKey({ key: 'n' })).toBe('e');
    expect(give('end', 'e')).toBeNull();
    expect(useKeys.getState().own).toEqual({ next: 'k' });
  });

  test('is one letter or sign: no digit, no space, no word', () => {
    for (const key of ['1', ' ', 'Enter', 'ArrowUp', '']) expect(give('next', key)).toBe('noKey');
    expect(give('next', ';')).toBeNull();
    expect(give('end', 'あ')).toBeNull();
  });

  test('that no command has means itself', () => {
    for (const key of ['Enter', 'ArrowUp', ' ', '3', '+']) expect(meantKey({ key })).toBe(key.toLowerCase());
  });
});

describe('the keys of the deck screen', () => {
  test('are its own: a key that a command of the table has can be given there, and means that only there', () => {
    expect(give('testHand', 'e')).toBeNull();
    expect(meantKey({ key: 'e' }, 'decks')).toBe('t');
    expect(meantKey({ key: 't' }, 'decks')).toBeNull();
    expect([meantKey({ key: 'e' }), meantKey({ key: 't' })]).toEqual(['e', 't']);
    expect([sign('T', 'decks'), sign('T')]).toEqual(['E', 'T']);
    expect(give('next', 'u')).toBeNull();
    expect(meantKey({ key: 'u' }, 'decks')).toBe('u');
  });

  test('are taken by what has them on the deck screen', () => {
    expect(give('testHand', 'u')).toBe('undo');
    expect(meantKey({ key: 't' }, 'decks')).toBe('t');
  });

  test('are the usual ones again without those of the table, and the other way round', () => {
    give('undo', 'q');
    give('next', 'k');
    reset('decks');
    expect([meantKey({ key: 'u' }, 'decks'), meantKey({ key: 'k' })]).toEqual(['u', 'n']);
    give('undo', 'q');
    reset('table');
    expect([meantKey({ key: 'q' }, 'decks'), meantKey({ key: 'n' })]).toEqual(['u', 'n']);
  });

  test('add a card by the key of the plus without Shift too, as long as the plus does', () => {
    expect(meantKey({ key: '=' }, 'decks')).toBe('+');
    give('add', 'k');
    expect(meantKey({ key: '=' }, 'decks')).not.toBe('+');
    expect(meantKey({ key: 'k' }, 'decks')).toBe('+');
    give('undo', '=');
    expect(meantKey({ key: '=' }, 'decks')).toBe('u');
  });

  test('do nothing when keys of one character are switched off; those with Ctrl go on', () => {
    turn(false);
    for (const key of ['/', 'c', '+', '=', '-']) expect(meantKey({ key }, 'decks')).toBeNull();
    expect(meantKey({ key: 'Delete' }, 'decks')).toBe('delete');
    expect(['U', '-', 'Delete', 'Ctrl Z'].map((key) => sign(key, 'decks'))).toEqual([null, null, 'Delete', 'Ctrl Z']);
  });
});

describe('what the browser keeps', () => {
  const reopened = async (kept: object) => {
    shelf.set('kusari.keys', JSON.stringify(kept));
    vi.resetModules();
    return (await import('./keys')).useKeys.getState();
  };

  test('are the keys of both screens side by side', async () => {
    give('next', 'k');
    give('undo', 'k');
    const kept = JSON.parse(shelf.get('kusari.keys')!) as object;
    expect(kept).toEqual({ areOn: true, own: { next: 'k', undo: 'k' } });
    expect(await reopened(kept)).toMatchObject(kept);
  });

  test('from before the deck screen had keys of its own is read as ever, and what is no command or no key is left out', async () => {
    expect(await reopened({ areOn: false, own: { next: 'k' } })).toMatchObject({ areOn: false, own: { next: 'k' } });
    expect((await reopened({ own: { next: 'Enter', shout: 'y', undo: 'Q' } })).own).toEqual({ undo: 'q' });
  });
});

describe('the signs of keys', () => {
  test('follow the keys', () => {
    give('respond', 'k');
    give('stepOn', ';');
    expect(['R', '⇧R', '⇧ R', 'hold R', '[ ]', 'N', '1 … 9', 'Esc'].map((key) => sign(key))).toEqual([
      'K',
      '⇧K',
      '⇧ K',
      'hold K',
      '[ ;',
      'N',
      '1 … 9',
      'Esc',
    ]);
  });

  test('write the minus as one', () => expect(sign('-', 'decks')).toBe('−'));
});

describe('keys of one character', () => {
  test('do nothing when they are switched off, and have no signs; the others do', () => {
    turn(false);
    for (const key of ['n', '3', '/', '+']) expect(meantKey({ key })).toBeNull();
    for (const key of ['Enter', ' ', 'Escape', 'ArrowUp']) expect(meantKey({ key })).toBe(key.toLowerCase());
    expect([sign('N'), sign('3'), sign('Esc'), sign('Space')]).toEqual([null, null, 'Esc', 'Space']);
  });
});
