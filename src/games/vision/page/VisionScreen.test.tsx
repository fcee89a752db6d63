import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisionTable } from '../table';
import type { OpenWindow } from '../../../store/desk/table';
import { useTable } from '../../../store/desk/table-store';
import '../../testing/on-this-page';
import { visionTable } from '../testing/on-table';
import { quickShelf } from '../../../store/testing/quick-shelf';
import { tableSheets } from '../../../ui/screens/game/table-sheet';
import { useDock, type Sheet } from '../../../ui/base/shared/dock-store';
import { GameScreen } from '../../../ui/screens/game/GameScreen';
import { pageOf } from '../../../ui/screens/game/game-page';

quickShelf();

const { start, leave, dismissTrouble, askSurrender, reply } = useTable.getState();

const screen = (more: Partial<VisionTable> = {}): string =>
  renderToStaticMarkup(<GameScreen table={{ ...visionTable(), ...more }} />);
/** From the curtain on: what lies behind it does not count. */
const curtain = (more: Partial<VisionTable>): string => {
  const html = screen({ curtain: 1, ...more });
  return html.slice(html.indexOf('class="curtain '));
};

beforeAll(async () => {
  await pageOf('vision').ahead();
});
beforeEach(() =>
  start({
    game: 'vision',
    seats: [
      { name: 'Ren', deck: '' },
      { name: 'Aya', deck: '' },
    ],
    modes: ['strict', 'strict'],
    seed: 'what the curtain says',
    first: 0,
  }),
);
afterEach(() => {
  useDock.getState().open(null);
  leave();
});

describe('the curtain of a game of VISION', () => {
  const passed: OpenWindow = { player: 1, answers: 2, window: 'phase', turn: 1, phase: 'main', line: 0, learned: null };

  test('lets its player respond to what has passed before looking', () => {
    expect(curtain({ windows: [[], []] })).not.toContain('data-act="respond"');
    expect(curtain({ windows: [[], [passed]] })).toContain('data-act="respond"');
    // Whoever has looked already has the way back instead.
    expect(curtain({ windows: [[], [passed]], canLeaveCurtain: true })).not.toContain('data-act="respond"');
  });

  test('lists the windows of its player in the place of what has happened', () => {
    useDock.getState().open({ kind: 'windows', seat: 1 });
    const html = curtain({ windows: [[], [passed]] });
    expect(html).toContain('data-window="phase"');
    expect(html).not.toContain('curtain__lp');
  });

  test('says that play went back, and who wanted it', () => {
    const html = curtain({
      wentBack: { kind: 'tookBack', by: 0, line: 0, turn: 1, to: { phase: 'main', answers: 1, taken: 1 } },
    });
    expect(html).toContain('data-went-back="tookBack"');
  });
});

describe('the end of a game of VISION', () => {
  test('has beside it what is wrong with its file', () => {
    askSurrender(0);
    reply(true);
    expect(visionTable().view.result).not.toBeNull();
    useTable.setState({ trouble: { kind: 'notKept', how: 'not' } });
    expect(screen()).toContain('data-trouble="notKept"');
    dismissTrouble();
    expect(screen()).not.toContain('data-trouble');
  });
});

describe('beside the field of VISION', () => {
  // A sheet remembers what had the focus.
  beforeAll(async () => {
    vi.stubGlobal('document', { activeElement: null });
    await Promise.all(tableSheets.map((sheet) => sheet.ahead()));
  });
  afterAll(() => void vi.unstubAllGlobals());

  test.each<Sheet['kind']>(['menu', 'keys', 'timeline', 'save'])(
    '%s waits for nothing once it has been fetched ahead',
    (kind) => {
      useDock.getState().open({ kind } as Sheet);
      const html = screen({ curtain: null });
      expect(html).toContain('class="sheet tray"');
      expect(html).not.toContain('animate-told" role="status"');
    },
  );
});
