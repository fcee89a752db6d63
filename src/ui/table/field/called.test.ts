import { expect, test } from 'vitest';
import { calledBy } from './called';

test('a control is called by the word that is written on it, and that comes first', () => {
  expect(calledBy('Cards out of play', 'Removed', ', ')).toBe('Removed, Cards out of play');
  expect(calledBy('Main Phase 1', 'Main 1', ', ')).toBe('Main 1, Main Phase 1');
  expect(calledBy('メインフェイズ1', 'メイン1', '、')).toBe('メイン1、メインフェイズ1');
});

test('a name that begins with that word stays as it is', () => {
  expect(calledBy('Removed cards', 'Removed', ', ')).toBe('Removed cards');
  expect(calledBy('融合デッキ', '融合', '、')).toBe('融合デッキ');
});

test('a name in which that word is only a part of the first one does not begin with it', () => {
  expect(calledBy('Endings', 'End', ', ')).toBe('End, Endings');
  expect(calledBy('スタンバイフェイズ', 'スタンバイ', '、')).toBe('スタンバイ、スタンバイフェイズ');
});
