import { describe, expect, test } from 'vitest';
import { Drawing } from './drawing';

/** A page on paper: what is called back when, and what has been done, in order. */
function page() {
  const done: string[] = [];
  const callbacks = { soon: [] as (() => void)[], afterPicture: [] as (() => void)[] };
  const run = (when: keyof typeof callbacks): void => callbacks[when].splice(0).forEach((act) => act());
  const drawing = new Drawing({
    soon: (act) => void callbacks.soon.push(act),
    afterPicture: (act) => void callbacks.afterPicture.push(act),
    draw: (act) => {
      done.push('draw');
      act();
    },
    hear: () => done.push('hear'),
    letGo: () => done.push('let go'),
  });
  const leaves = ['field', 'prompt'].map((name) => drawing.join({ draw: () => done.push(name) }));
  /** What was done since it was last asked. */
  const since = (): readonly string[] => done.splice(0);
  return { drawing, since, leaves, endOfCode: () => run('soon'), picture: () => run('afterPicture') };
}

describe('what a press changed', () => {
  test('is drawn after the next picture, which shows that the press was heard', () => {
    const { drawing, since, endOfCode, picture } = page();
    drawing.tableChanged();
    endOfCode();
    expect(since()).toEqual(['hear']);
    picture();
    expect(since()).toEqual(['let go', 'draw', 'field', 'prompt']);
  });

  test('is drawn once, however often the table changed meanwhile', () => {
    const { drawing, since, picture } = page();
    drawing.tableChanged();
    drawing.tableChanged();
    picture();
    expect(since().filter((what) => what === 'draw' || what === 'hear')).toEqual(['hear', 'draw']);
  });

  test('stands before the next press counts', () => {
    const { drawing, since, picture } = page();
    drawing.tableChanged();
    drawing.now();
    expect(since()).toEqual(['hear', 'let go', 'draw', 'field', 'prompt']);
    picture();
    expect(since(), 'nothing waits any more').toEqual([]);
  });

  test('costs an input nothing where nothing has changed', () => {
    const { drawing, since } = page();
    drawing.now();
    expect(since()).toEqual([]);
  });
});

describe('a selection', () => {
  test('is drawn before the next picture', () => {
    const { drawing, since, endOfCode } = page();
    drawing.partChanged();
    expect(since()).toEqual([]);
    endOfCode();
    expect(since()).toEqual(['draw', 'field', 'prompt']);
  });

  test.each([
    ['before', ['partChanged', 'tableChanged']],
    ['after', ['tableChanged', 'partChanged']],
  ] as const)('that ends %s the table changes is drawn with the table', (_, changes) => {
    const { drawing, since, endOfCode, picture } = page();
    for (const change of changes) drawing[change]();
    endOfCode();
    expect(since()).toEqual(['hear']);
    picture();
    expect(since()).toEqual(['let go', 'draw', 'field', 'prompt']);
  });
});

test('a part that has left the page is not drawn', () => {
  const { drawing, since, leaves, picture } = page();
  leaves[0]?.();
  drawing.tableChanged();
  picture();
  expect(since()).toEqual(['hear', 'let go', 'draw', 'prompt']);
});
