import { beforeEach, describe, expect, test } from 'vitest';
import { quickShelf } from '../testing/quick-shelf';
import { COMMAND_NAMES, COMMANDS, meantKey, signOf, useKeys } from './keys';

const { texts: shelf } = quickShelf();
const { give, reset, turn } = useKeys.getState();
const sign = (key: string) => signOf(key, useKeys.getState());

beforeEach(() => {
  reset();
  turn(true);
});

describe('a key', () => {
  test('means what it always meant until its command is given another', () => {
    for (const command of COMMAND_NAMES) expect(meantKey({ key: COMMANDS[command] })).toBe(COMMANDS[command]);
    expect(new Set(Object.values(COMMANDS)).size).toBe(COMMAND_NAMES.length);
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

describe('the signs of keys', () => {
  test('follow the keys', () => {
    give('respond', 'k');
    give('stepOn', ';');
    expect(['R', '⇧R', '⇧ R', 'hold R', '[ ]', 'N', '1 … 9', 'Esc'].map(sign)).toEqual([
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
});

describe('keys of one character', () => {
  test('do nothing when they are switched off, and have no signs; the others do', () => {
    turn(false);
    for (const key of ['n', '3', '/', '+']) expect(meantKey({ key })).toBeNull();
    for (const key of ['Enter', ' ', 'Escape', 'ArrowUp']) expect(meantKey({ key })).toBe(key.toLowerCase());
    expect([sign('N'), sign('3'), sign('Esc'), sign('Space')]).toEqual([null, null, 'Esc', 'Space']);
  });
});
