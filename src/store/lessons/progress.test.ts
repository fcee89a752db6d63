import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearLessonsAway, layLessonsOut } from '../testing/lessons-beside-the-page';
import { fetchLessons } from './lesson-file';
import { useLessons } from './lessons';
import { reachedIn, useProgress } from './progress';

const NAMES = ['Ren', 'Aya'] as const;
const reached = (id: string) => reachedIn(useProgress.getState().reached, id);

beforeEach(() => {
  layLessonsOut();
  vi.stubGlobal('fetch', withIndex(fetch));
});
afterEach(() => {
  useProgress.setState({ reached: {}, newlyDone: null });
  clearLessonsAway();
});

/** The index is made by the build. */
const withIndex = (others: typeof fetch) => async (path: string) => {
  if (!path.endsWith('scenario-index.json')) return others(path);
  const build = (await import(new URL('../../../.ci/scenario-index.mjs', import.meta.url).href)) as {
    scenarioIndex: () => unknown;
  };
  return new Response(JSON.stringify(build.scenarioIndex()), { headers: { 'content-type': 'application/json' } });
};

test('a lesson that was begun keeps the farthest stop, whichever way one walks, and is done at its end', async () => {
  await useLessons.getState().open('three-link-chain', NAMES);
  expect(reached('three-link-chain')).toBe(0);
  const { next, back } = useLessons.getState();
  next();
  next();
  back();
  expect(reached('three-link-chain')).toBe(2);
  while (useLessons.getState().lesson!.at < useLessons.getState().lesson!.count - 1) next();
  expect(reached('three-link-chain')).toBe('done');
  expect(useProgress.getState().newlyDone).toBe('three-link-chain');
  back();
  expect(reached('three-link-chain')).toBe('done');
  expect(JSON.parse(localStorage.getItem('kusari.lessons')!)).toEqual({ 'three-link-chain': 'done' });
});

test('a lesson that was left is gone on with at that stop, and a stop that it does not have is said to be missing', async () => {
  const { open } = useLessons.getState();
  await open('mirror-force', NAMES, 2);
  expect(useLessons.getState().lesson!.at).toBe(2);
  await open('mirror-force', NAMES, 99);
  expect(useLessons.getState()).toMatchObject({ lesson: null, problem: { why: 'noMoment', at: 99 } });
});

test('nobody keeps count of scenarios of the rules', async () => {
  await useLessons.getState().open('rules/r245-three-links', NAMES, 3);
  expect(useProgress.getState().reached).toEqual({});
});

test('the list tells how many stops a lesson makes, and cards that it is known by', async () => {
  const fetched = await fetchLessons();
  const lessons = fetched.ok ? fetched.value : [];
  expect(lessons.length).toBeGreaterThan(80);
  expect(lessons.filter(({ cards }) => cards.length === 0)).toEqual([]);
  await useLessons.getState().open('vision-graze', NAMES);
  expect(lessons.find(({ id }) => id === 'vision-graze')?.stops).toBe(useLessons.getState().lesson!.count);
});
