import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusIsComing, focusNow, focusWithPicture } from './focus-with-picture';

/** As much of a page as a focus needs. */
const page = { hidden: false, body: {} as unknown, activeElement: null as unknown };
const frames: (() => void)[] = [];

const part = (isConnected = true): HTMLElement => {
  const made = { isConnected, focus: () => void (page.activeElement = made) };
  return made as unknown as HTMLElement;
};

beforeEach(() => {
  frames.length = 0;
  page.hidden = false;
  page.activeElement = page.body;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
});

afterEach(() => {
  focusNow();
  vi.unstubAllGlobals();
});

const nextPicture = (): void => frames.splice(0).forEach((act) => act());

test('the keyboard goes there with the next picture, and not before', () => {
  const heading = part();
  focusWithPicture(heading);
  expect([page.activeElement, focusIsComing()]).toEqual([page.body, true]);
  nextPicture();
  expect([page.activeElement === heading, focusIsComing()]).toEqual([true, false]);
});

test('asked twice before a picture, the last one counts', () => {
  const [heading, act] = [part(), part()];
  focusWithPicture(heading);
  focusWithPicture(act);
  nextPicture();
  expect(page.activeElement).toBe(act);
});

test('a key that comes before the picture finds the keyboard where it was asked to go', () => {
  const heading = part();
  focusWithPicture(heading);
  focusNow();
  expect(page.activeElement).toBe(heading);
});

test('who has taken the keyboard meanwhile keeps it, unless that has gone from the page', () => {
  const [heading, sheet] = [part(), part()];
  focusWithPicture(heading);
  sheet.focus();
  nextPicture();
  expect(page.activeElement).toBe(sheet);
  focusWithPicture(heading);
  page.activeElement = page.body;
  nextPicture();
  expect(page.activeElement).toBe(heading);
});

test('what has gone from the page, or was never there, takes nothing', () => {
  focusWithPicture(part(false));
  focusWithPicture(null);
  nextPicture();
  expect(page.activeElement).toBe(page.body);
});

test('a page that is hidden has no picture to wait for', () => {
  page.hidden = true;
  const heading = part();
  focusWithPicture(heading);
  expect([page.activeElement === heading, frames.length]).toEqual([true, 0]);
});
