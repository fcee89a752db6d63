import { describe, expect, test } from 'vitest';
import { declaredNames, namesLike } from './declared-names';

const VALUES = ['Sangan', 'Kuriboh', 'Mirror Force', 'Pot of Greed'];

describe('declaring a card name', () => {
  test('the names are written and ordered in the language of the table, and given in English', () => {
    expect(declaredNames(VALUES, 'en').map(({ label }) => label)).toEqual(['Kuriboh', 'Mirror Force', 'Pot of Greed', 'Sangan']);
    const japanese = declaredNames(VALUES, 'ja');
    expect(japanese.map(({ value }) => value).sort()).toEqual([...VALUES].sort());
    expect(japanese.map(({ label }) => label)).toContain('クリボー');
  });

  test('a name is found by a part of it, in either language and either kana', () => {
    const names = declaredNames(VALUES, 'en');
    const found = (search: string): string[] => namesLike(names, search).map(({ label }) => label);
    expect(found('greed POT')).toEqual(['Pot of Greed']);
    expect(found('くりぼ')).toEqual(['Kuriboh']);
    expect(found('')).toHaveLength(4);
    expect(found('no such card')).toEqual([]);
  });
});
