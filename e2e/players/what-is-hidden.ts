import type { Page } from '@playwright/test';
import { engine } from './engine';
import { drawn } from './table';
import type { DuelRun as Run, DuelView } from '../../src/engine/duel';
import type { Viewer } from '../../src/engine/table';

/** The duel that the page has kept in this browser. */
export async function keptDuel(page: Page): Promise<Run> {
  const { duelGame } = await engine();
  const text = await page.evaluate(() => localStorage.getItem('kusari.duel'));
  const result = duelGame.load((JSON.parse(text!) as { recording: unknown }).recording);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.run;
}

/** The cards that a view shows anywhere, by passcode. */
function shownIn(view: DuelView): Set<number> {
  const known = new Set<number>();
  const add = (passcode: number | undefined): void => void (passcode !== undefined && known.add(passcode));
  for (const seat of view.seats) for (const { cards } of Object.values(seat.zones)) for (const card of cards) add(card?.passcode);
  for (const line of view.log) [line.passcode, line.other].forEach(add);
  for (const card of view.decision?.pick?.from ?? []) add(card.passcode);
  return known;
}

async function namesOf(passcodes: Iterable<number>): Promise<string[]> {
  const { cardFacts } = await engine();
  return [...passcodes].flatMap((passcode) => [cardFacts(passcode)!.en, cardFacts(passcode)!.ja]);
}

/** Names, in both languages, of all cards of the duel, and of those that the viewer may know, with what is printed on these. */
export async function namesFor(
  page: Page,
  viewer: Viewer,
): Promise<{ readonly all: readonly string[]; readonly known: readonly string[]; readonly mayBeSaid: string }> {
  const { cardTexts } = await engine();
  const run = await keptDuel(page);
  const passcodes = shownIn(run.view(viewer));
  const known = await namesOf(passcodes);
  const printed = [...passcodes].flatMap((passcode) => Object.values(cardTexts(passcode) ?? {}).flat());
  return {
    all: await namesOf(new Set(run.duel.state.cards.map((card) => card.passcode))),
    known,
    mayBeSaid: [...known, ...printed].join('\n'),
  };
}

/** Names, in both languages, of cards that the viewer may not know, less those that also stand for a card that it may. */
export async function hiddenNames(page: Page, viewer: Viewer): Promise<readonly string[]> {
  // The name of one card may be part of another's (Trap Hole and Bottomless Trap Hole), or printed on it.
  const { all, mayBeSaid } = await namesFor(page, viewer);
  return all.filter((name) => !mayBeSaid.includes(name));
}

/** Everything that the page says, in its markup, its title and its accessibility tree. */
export async function everythingSaid(page: Page): Promise<string> {
  await drawn(page);
  const tree = await page.locator('body').ariaSnapshot();
  // The hash in the name of a file may spell anything.
  const markup = (await page.content()).replaceAll(/\/assets\/[^"]+/g, '');
  return `${await page.title()}\n${markup}\n${tree}`;
}
