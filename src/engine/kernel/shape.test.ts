import { describe, expect, test } from 'vitest';
import { either, lastingly, flag, list, nullable, object, oneOf, optional, quoted, text, tuple, variant, whole } from './shape';

interface Seat {
  readonly name: string;
  readonly points: number;
  readonly note?: string;
}
const seat = object<Seat>({ name: text(5), points: whole(0, 9), note: optional(text(3)) });
const table = object<{ seats: readonly [Seat, Seat]; tags: readonly string[] }>({
  seats: tuple(seat, seat),
  tags: list(oneOf<string>(['a', 'b']), 2),
});
const sound = {
  seats: [
    { name: 'Ren', points: 3 },
    { name: 'Aya', points: 0, note: undefined },
  ],
  tags: ['a'],
};

describe('a shape', () => {
  test('takes what looks so', () => {
    expect(table.misfit(sound)).toBeUndefined();
    expect(nullable(flag).misfit(null)).toBeUndefined();
    expect(either(flag, whole(1, 2)).misfit(2)).toBeUndefined();
  });

  test.each([
    [{ ...sound, seats: [sound.seats[0]] }, '.seats', 'a list of 2', 'a list of 1'],
    [
      { ...sound, seats: [sound.seats[0], { name: 'Aya', points: Infinity }] },
      '.seats[1].points',
      'a whole number from 0 to 9',
      'Infinity',
    ],
    [{ ...sound, seats: [{ points: 1 }, sound.seats[1]] }, '.seats[0].name', 'a text of at most 5 characters', 'undefined'],
    [{ ...sound, tags: ['c'] }, '.tags[0]', '"a" or "b"', '"c"'],
    [{ ...sound, tags: ['a', 'b', 'a'] }, '.tags', 'a list of at most 2', 'a list of 3'],
    [JSON.parse('{"seats":[],"tags":[],"__proto__":{}}'), '.__proto__', 'no key of that name', '{}'],
    [[], '', 'an object', '[]'],
  ])('names the first part that does not: %#', (value, where, expected, got) => {
    expect(table.misfit(value, true)).toEqual({ where, expected, got });
  });

  test('that is not strict passes over what it does not list', () => {
    expect(seat.misfit({ name: 'Ren', points: 1, deck: 'x' })).toBeUndefined();
  });

  test('of several kinds goes by the kind, and by no name that every object has', () => {
    const act = variant<{ kind: 'draw'; count: number } | { kind: 'pass' }>({ draw: { count: whole(1, 2) }, pass: {} });
    expect(act.misfit({ kind: 'draw', count: 2 })).toBeUndefined();
    expect(act.misfit({ kind: 'draw' })).toMatchObject({ where: '.count' });
    expect(act.misfit({ kind: 'constructor' })).toMatchObject({ where: '.kind', expected: 'one of draw, pass' });
  });

  test('looks once at what lies in several positions, where it is strict', () => {
    let looks = 0;
    const counting = { ...seat, misfit: (...asked: Parameters<typeof seat.misfit>) => (looks++, seat.misfit(...asked)) };
    const once = lastingly(counting);
    const [aya, ren] = [
      { name: 'Aya', points: 1 },
      { name: 'Ren', points: 100 },
    ];
    for (const _ of [1, 2]) expect([once.misfit(aya, true), once.misfit(ren, true)?.where]).toEqual([undefined, '.points']);
    expect(looks, 'what does not fit is looked at again').toBe(3);
    expect([once.misfit(aya), once.misfit(aya)]).toEqual([undefined, undefined]);
    expect(looks, 'what comes from outside may be another by then').toBe(5);
  });

  test('quotes little of what it found, however large or deep that is', () => {
    expect(quoted('x'.repeat(1e6)).length).toBeLessThan(70);
    expect(quoted(JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)))).toBe('a list of 1');
    expect(object<object>({}).misfit({ ['k'.repeat(1e6)]: 1 }, true)!.where.length).toBeLessThan(70);
  });
});
