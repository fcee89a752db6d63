import { expect, test } from 'vitest';
import { tryRules } from '../../kernel/reasons';
import { against, type Reasons } from './reasons';
import { cardId } from '../model/vocabulary';

const stated = (): Reasons => {
  const why: Reasons = [];
  against(why, 'tributes', cardId(3));
  against(why, 'normal-summon-once');
  return why;
};

test('asked quickly the first reason is a no; asked fully all are collected', () => {
  expect(against(undefined, 'tributes')).toBe(true);
  expect(stated()).toEqual([
    { rule: 'tributes', card: 3, amount: undefined },
    { rule: 'normal-summon-once', card: undefined, amount: undefined },
  ]);
});

test('a rule that is switched off is no reason, asked quickly or fully', () => {
  const heard: string[] = [];
  tryRules(
    (rule) => heard.push(rule) > 0 && rule === 'tributes',
    () => {
      expect(against(undefined, 'tributes')).toBe(false);
      expect(against(undefined, 'normal-summon-once')).toBe(true);
      expect(stated().map(({ rule }) => rule)).toEqual(['normal-summon-once']);
    },
  );
  expect(heard).toEqual(['tributes', 'normal-summon-once', 'tributes', 'normal-summon-once']);
});

test('what was switched off is a reason again, also after an error', () => {
  expect(() =>
    tryRules(
      () => true,
      () => {
        throw new Error('stop');
      },
    ),
  ).toThrow('stop');
  expect(stated()).toHaveLength(2);
});
