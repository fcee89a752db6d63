import type { VisionTable } from '../table';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EventView } from '../../../engine/vision';
import { visionTexts } from '../texts';
import type { TableEvent } from '../../../store/running/table-events';
import { storyBeside } from '../../../ui/table/log/tale';
import { WindowList } from '../../../ui/table/dock/WindowsSheet';
import { WentBackBanner } from '../../../ui/table/review/WentBackBanner';
import { ReviewDock } from '../../../ui/table/review/ReviewDock';
import { book, CHILD, combatView, noting, OGRE, tableOf, WIND } from './testing/fixture';
import { LaidTable, SceneOf } from '../../../ui/screens/game/LaidTable';
import { visionPage } from './';
import { VisionBookProvider } from './vision-context';
import { visionTale } from './vision-tale';

const LOG: readonly EventView[] = [
  { number: 0, verb: 'turn', player: 0, turn: 8, amount: 8 },
  { number: 1, verb: 'phase', player: 0, turn: 8, phase: 'draw' },
  { number: 2, verb: 'draw', player: 0, turn: 8 },
  { number: 3, verb: 'phase', player: 0, turn: 8, phase: 'main' },
  { number: 4, verb: 'play', player: 0, turn: 8, passcode: WIND },
  { number: 5, verb: 'pay', player: 0, turn: 8, passcode: WIND, amount: 1, paid: [1, 0] },
  { number: 6, verb: 'attack', player: 0, turn: 8, passcode: OGRE },
];
const words = {
  names: ['REN', 'AYA'],
  texts: visionTexts.en,
  cardName: (passcode: number) => book.card(passcode)!.facts.en,
} as const;
const tale = visionTale(words, LOG);
const window = { player: 1, answers: 12, window: 'phase', turn: 8, phase: 'draw', line: 2 } as const;
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '·').replaceAll(/·+/g, '·');

describe('the tale of a game of VISION', () => {
  test('says what had happened when a window passed and what came next, in its own words', () => {
    expect(tale.before(window)).toBe('REN draws a card');
    expect(tale.after(window)).toEqual({ text: 'Main Phase', isPhase: true });
    expect(tale.after({ ...window, line: 3, phase: 'main' })).toEqual({ text: 'REN plays Second Wind', isPhase: false });
    expect(tale.phase('end')).toBe('End of turn');
    // The window is named beside it: its phase is not said twice.
    expect(storyBeside(tale.before({ ...window, line: 1 }), 'draw', tale)).toBeUndefined();
  });

  test('says what going back would take back, and counts cards that were drawn without naming them', () => {
    const { told, drawn } = tale.since(2);
    expect(told.map(({ text }) => text)).toEqual(['REN plays Second Wind', 'Bell Ogre attacks AYA']);
    expect(drawn).toBe(1);
  });
});

const open = { ...window, learned: 'answered' } as const;
const desk = {
  windows: [[], []],
  askableWindows: [[], [open]],
  closedWindows: [[], []],
  blocked: [false, false],
  sitters: ['person', 'person'],
  standstill: null,
  request: null,
} as unknown as VisionTable;
const moment = {
  player: 0,
  kind: 'priority',
  window: 'answer',
  turn: 8,
  turnPlayer: 0,
  phase: 'main',
  extra: false,
  interference: 3,
  told: 5,
} as const;
const review = { kind: 'review', answers: 11, branch: null, of: 30, moment, told: 4, turnPlayerNow: 0 } as const;

describe('going back in VISION', () => {
  test('lists the windows of a seat, each by what it is, with what happened and whose consent they need', () => {
    const html = plain(renderToStaticMarkup(<WindowList table={desk} tale={tale} seat={1} />));
    expect(html).toContain('·In the Draw Phase·REN draws a card · before the Main Phase·');
    expect(html).toContain('AYA has acted since – REN must agree.');
  });

  test('says in the dock where the review stands and who proposes to go back there', () => {
    const scene = { table: tableOf(combatView({})), acts: noting(), near: 0, game: visionPage } as const;
    const html = plain(
      renderToStaticMarkup(
        <VisionBookProvider value={book}>
          <SceneOf page={visionPage} scene={scene}>
            <ReviewDock table={desk} review={review} tale={tale} />
          </SceneOf>
        </VisionBookProvider>,
      ),
    );
    expect(html).toContain('Turn 8 · Main Phase');
    expect(html).toContain('Step 12 of 31 · REN · During the interference');
    expect(html).toContain('AYA: ask to go back');
  });

  test('tells both players that play went back, to which window and why', () => {
    const wentBack: TableEvent = {
      kind: 'objected',
      by: 1,
      line: 2,
      turn: 8,
      to: { answers: 12, taken: 4, phase: 'draw', window: 'phase' },
    };
    expect(renderToStaticMarkup(<WentBackBanner table={{ wentBack }} tale={tale} />)).toContain(
      'AYA goes back. In the Draw Phase: REN draws a card',
    );
  });

  test('keeps in the log what happened at the table, and leads from each line to its position', () => {
    const table = tableOf(combatView({ log: LOG }));
    const events: readonly TableEvent[] = [{ kind: 'refused', by: 1, line: 4, turn: 8, of: 'undo' }];
    const html = renderToStaticMarkup(
      <VisionBookProvider value={book}>
        <SceneOf page={visionPage} scene={{ table, acts: noting(), near: 0, game: visionPage }}>
          <LaidTable page={visionPage} dock={null} events={events} onLine={() => undefined} />
        </SceneOf>
      </VisionBookProvider>,
    );
    expect(html).toContain('data-event="refused"');
    expect(html).toContain('aria-label="Look back from here: REN plays Second Wind"');
    expect(html).not.toContain(`Look back from here: REN draws ${book.card(CHILD)!.facts.en}`);
  });
});
