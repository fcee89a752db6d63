import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { desk, useTable } from '../desk/table-store';
import { useLessons } from './lessons';
import { clearLessonsAway, layLessonsOut } from '../testing/lessons-beside-the-page';
import { nextWay } from './next-way';

const names = ['Ren', 'Aya'] as const;

beforeEach(layLessonsOut);
afterEach(clearLessonsAway);

const lesson = () => useLessons.getState().lesson!;
const tableNow = () => useTable.getState().table!;
const shown = () => nextWay(lesson(), tableNow());

/** What is shown at each stop of a lesson, by the step that comes next; stops without a way left out. */
async function shownAlong(id: string): Promise<readonly (readonly [step: number, from: string, to?: string])[]> {
  await useLessons.getState().open(id, names);
  const all: (readonly [number, string, string?])[] = [];
  for (;;) {
    const way = shown();
    if (way) all.push(way.to === undefined ? [lesson().stop.moment, way.from] : [lesson().stop.moment, way.from, way.to]);
    if (lesson().stop.kind === 'outro') return all;
    useLessons.getState().next();
  }
}

/** Opens a lesson at the stop before the step with this index. */
async function openAt(id: string, step: number): Promise<void> {
  await useLessons.getState().open(id, names);
  while (lesson().stop.kind !== 'step' || lesson().stop.moment < step) useLessons.getState().next();
}

const option = (act: string): number => tableNow().view.decision!.options!.find((one) => one.do === act)!.index;

describe('the way of the card that comes next', () => {
  test('is shown in the first duel at each act of the learner with a card, and at none of the opponent', async () => {
    expect(await shownAlong('first-duel')).toEqual([
      [5, '0:hand:0', '0:monster:0'],
      [6, '0:hand:0', '0:spellTrap:0'],
      [8, '0:monster:0', '1:monster:2'],
      [10, '0:spellTrap:2'],
      [15, '0:spellTrap:0'],
      [18, '0:monster:0', '1:seat'],
    ]);
  });

  test('is shown in the first game of VISION likewise', async () => {
    expect(await shownAlong('vision-first-game')).toEqual([
      [5, '0:hand:2', '0:node'],
      [6, '0:hand:0', '0:field'],
      [8, '0:hand:0', '0:field:0'],
      [12, '0:field:0', '1:seat'],
      [16, '0:field:1', '1:seat'],
    ]);
  });

  test('is shown in other lessons for whoever does the step, and not where an act is refused', async () => {
    expect(await shownAlong('one-normal-summon')).toEqual([
      [0, '0:hand:1', '0:monster:1'],
      [3, '0:monster:0'],
    ]);
    expect(await shownAlong('vision-interference')).toEqual([
      [0, '0:hand:0', '1:field:0'],
      [1, '1:hand:0', '1:field:0'],
    ]);
  });

  test('goes with the step: while its Tributes or its cost are asked, and once something else was done', async () => {
    await openAt('vision-first-game', 8);
    expect(shown()).not.toBeNull();
    useTable.getState().answer({ kind: 'option', index: option('playCard') });
    expect(lesson()).toMatchObject({ isOff: false, stop: { moment: 8 } });
    expect(shown()).toBeNull();
    await openAt('first-duel', 5);
    useTable.getState().answer({ kind: 'option', index: option('setSpellTrap') });
    expect(lesson().isOff).toBe(true);
    expect(shown()).toBeNull();
  });

  test('is seen by nobody who is not asked: not by the public, not behind a curtain, not over a past position', async () => {
    await openAt('first-duel', 5);
    const now = tableNow();
    expect(nextWay(lesson(), now)).not.toBeNull();
    const { session } = desk.open!.running;
    for (const viewer of ['public', 1] as const) expect(nextWay(lesson(), { ...now, view: session.view(viewer) })).toBeNull();
    expect(nextWay(lesson(), { ...now, curtain: 0 })).toBeNull();
    await openAt('first-duel', 6);
    expect(shown()).not.toBeNull();
    useTable.getState().reviewLine(tableNow().publicLog.at(-1)!.number);
    expect(tableNow().review).not.toBeNull();
    expect(shown()).toBeNull();
  });
});
