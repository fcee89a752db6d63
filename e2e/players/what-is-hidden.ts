import type { Page } from '@playwright/test';
import { engine } from './engine';
import type { DuelRun as Run, Viewer } from '../../src/engine/index';

/** The duel that the page has kept in this browser. */
export async function keptDuel(page: Page): Promise<Run> {
  const { DuelRun, expertPool } = await engine();
  const text = await page.evaluate(() => localStorage.getItem('kusari.duel'));
  const result = DuelRun.load(expertPool, (JSON.parse(text!) as { recording: unknown }).recording);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.run;
}

/** Names, in both languages, of cards that the viewer may not know, less those that also stand for a card that it may. */
export async function hiddenNames(page: Page, viewer: Viewer): Promise<readonly string[]> {
  const { cardFacts } = await engine();
  const run = await keptDuel(page);
  const view = run.view(viewer);
  const known = new Set<number>();
  const add = (passcode: number | undefined): void => void (passcode !== undefined && known.add(passcode));
  for (const seat of view.seats) for (const card of [...seat.hand, ...seat.graveyard, ...seat.banished, ...seat.monsters, ...seat.spellsTraps, seat.field]) add(card?.passcode);
  for (const line of view.log) [line.passcode, line.other].forEach(add);
  for (const card of view.decision?.pick?.from ?? []) add(card.passcode);
  const hidden = new Set(run.duel.state.cards.map((card) => card.passcode).filter((passcode) => !known.has(passcode)));
  const namesOf = (passcodes: ReadonlySet<number>): string[] => [...passcodes].flatMap((passcode) => [cardFacts(passcode)!.en, cardFacts(passcode)!.ja]);
  // The name of one card may be part of another's: Trap Hole and Bottomless Trap Hole.
  const mayBeSaid = namesOf(known).join('\n');
  return namesOf(hidden).filter((name) => !mayBeSaid.includes(name));
}

/** Everything that the page says, in its markup, its title and its accessibility tree. */
export async function everythingSaid(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot();
  return `${await page.title()}\n${await page.content()}\n${tree}`;
}
