import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Seat as Player } from '../../../engine/table';
import type { ShownCard, ShownSeat, TableView } from '../../../engine/table';
import { CardInfoProvider, type CardInfo } from '../../base/card/card-info';
import { useDock } from '../../base/shared/dock-store';
import type { GameFace } from '../field/face';
import { narrowSpot, openPiles } from '../field/layout';
import { GameTable } from './GameTable';

/** A card of a game that knows nothing but sleep. */
interface Dreamer extends ShownCard {
  readonly sleeps: boolean;
}

const face: GameFace<Dreamer> = {
  layout: {
    rows: [
      [{ zone: 'meadow' }, { zone: 'river', shows: 'face', opens: { key: 'v' }, beside: { zone: 'sky', opens: { key: 'y' } } }],
      [
        { zone: 'hearth', isAside: true },
        { zone: 'well', shows: 'backs' },
      ],
    ],
    columns: 4,
    narrow: {
      columns: 3,
      rows: ['meadow'],
      chips: [
        { zone: 'hearth', column: 1 },
        { zone: 'well', column: 2, span: 2 },
      ],
    },
    entrance: { zone: 'meadow', index: 1 },
    hand: 'pocket',
    plate: { figure: 'warmth', sizes: [] },
    phases: ['dawn', 'noon', 'dusk'],
  },
  draw: (card) => <i data-drawn={card.place}>{card.sleeps ? 'zzz' : 'awake'}</i>,
  liesAcross: (card) => card.sleeps,
  says: (card) => [card.sleeps ? 'asleep' : 'awake'],
  flag: () => undefined,
  figure: ({ sleeps }) => (sleeps ? undefined : 40),
  countersOn: () => 0,
  phase: (phase) => ({ name: `the ${phase}`, short: phase, sign: phase.slice(0, 2) }),
};

function dreamer(seat: Player, zone: string, index: number, sleeps = false): Dreamer {
  const nobody = { faceUp: true, known: true, passcode: 7, links: [], targetedBy: [] };
  return { place: `${seat}:${zone}:${index}`, owner: seat, controller: seat, sleeps, ...nobody };
}

const side = (seat: Player): ShownSeat<Dreamer> => ({
  zones: {
    meadow: { kind: 'row', cards: [dreamer(seat, 'meadow', 0), null, dreamer(seat, 'meadow', 2, true)], closed: [1] },
    hearth: { kind: 'row', cards: [null] },
    pocket: { kind: 'hand', cards: [dreamer(seat, 'pocket', 0)] },
    well: { kind: 'pile', size: 11, cards: [] },
    river: { kind: 'pile', size: 1, cards: [dreamer(seat, 'river', 0)] },
    sky: { kind: 'pile', size: 0, cards: [] },
  },
  counters: { warmth: 23 + seat },
});

const view: TableView<Dreamer> = {
  game: 'dreams',
  viewer: 0,
  turn: 2,
  turnPlayer: 1,
  phase: 'noon',
  seats: [side(0), side(1)],
  stack: [{ number: 1, player: 1, passcode: 7, place: '1:meadow:0', targets: [], state: 'waiting', negated: false }],
  priority: 0,
  decision: null,
  result: null,
  log: [],
};

const info: CardInfo = (passcode) => ({
  name: 'Dreamer',
  facts: { id: passcode, en: 'Dreamer', ja: 'Dreamer', kind: 'spell', subtype: 'normal' },
});
const ignore = (): void => undefined;

const page = (shown = view, stack = { open: 1, stands: true }): string =>
  renderToStaticMarkup(
    <CardInfoProvider value={info}>
      <GameTable
        view={shown}
        face={face}
        aim={{ from: '1:meadow:0', to: '0:seat' }}
        panels={{ card: null, chain: <p>two stones</p>, log: null }}
        stack={stack}
        step={undefined}
        bottomSeat={0}
        names={['REN', 'AYA']}
        dock={null}
        onPlace={ignore}
        onInspect={ignore}
        onInspectCard={ignore}
        onPile={ignore}
      />
    </CardInfoProvider>,
  );

const placesIn = (html: string): string[] => [...html.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place!);

describe('the table of a game with zones, counters and phases of its own', () => {
  test('lays its rows as the layout says, each half as its player reads it, and the hands at the edges', () => {
    expect(placesIn(page())).toEqual([
      ...['1:pocket:0', '1:meadow:0', '1:meadow:1', '1:meadow:2', '1:river', '1:sky', '1:hearth:0', '1:well'],
      ...['0:meadow:0', '0:meadow:1', '0:meadow:2', '0:river', '0:sky', '0:hearth:0', '0:well', '0:pocket:0'],
    ]);
  });

  test('numbers the squares of a half, so that style can lay the far one the other way round', () => {
    const html = page();
    expect([...html.matchAll(/--at:(\d+)/g)].map(([, at]) => Number(at))).toEqual([...[0, 1, 2, 3, 4, 5], ...[0, 1, 2, 3, 4, 5]]);
    expect(html.match(/half--near/g)).toHaveLength(1);
    expect(html.match(/half--far half--across/g)).toHaveLength(1);
  });

  test('draws and reads out its cards by its own face', () => {
    const html = page();
    for (const place of ['0:meadow:0', '0:meadow:2', '0:river:0', '0:pocket:0']) expect(html).toContain(`data-drawn="${place}"`);
    expect(html).toContain('Dreamer, gone, asleep');
    expect(html.match(/lying--wide/g)).toHaveLength(2);
  });

  test('says beside the name of a card that stands aside the number that counts of it', () => {
    const at = (sleeps: boolean): TableView<Dreamer> => {
      const zones = { ...side(0).zones, hearth: { kind: 'row', cards: [dreamer(0, 'hearth', 0, sleeps)] } as const };
      return { ...view, seats: [{ ...side(0), zones }, side(1)] };
    };
    expect(page(at(false))).toContain('<b data-writing="40"></b> Dreamer</span>');
    expect(page(at(true))).not.toContain('<b data-writing="40"></b> Dreamer');
  });

  test('shows its counter, its phases, its closed cells and what lies on its stack', () => {
    const html = page();
    expect(html).toContain('AYA: 24');
    expect([...html.matchAll(/data-phase="(\w+)"/g)].map(([, phase]) => phase)).toEqual(['dawn', 'noon', 'dusk']);
    expect(html).toContain('aria-label="noon, the noon, now"');
    expect(html.match(/cell--closed/g)).toHaveLength(2);
    expect(html).toContain('two stones');
  });

  test('on a phone its cells keep their rows and the rest are chips behind them', () => {
    expect(narrowSpot(face.layout, 'meadow', 0, false)).toEqual({ row: 1, column: 'auto' });
    expect(narrowSpot(face.layout, 'well', 0, false)).toEqual({ row: 2, column: '2 / span 2' });
    expect(narrowSpot(face.layout, 'well', 0, true)).toEqual({ row: 1, column: '2 / span 2' });
  });

  test('gives the whole column to the log where that is wished, but not while something lies on the stack', () => {
    const isWhole = (stack: { open: number; stands: boolean }): boolean => page(view, stack).includes('class="right right--log"');
    expect(isWhole({ open: 0, stands: true })).toBe(false);
    useDock.getState().stretchLog();
    expect(isWhole({ open: 0, stands: false })).toBe(true);
    expect(isWhole({ open: 0, stands: true })).toBe(true);
    expect(isWhole({ open: 2, stands: true })).toBe(false);
    useDock.getState().stretchLog();
    expect(isWhole({ open: 0, stands: false })).toBe(false);
  });

  test('the piles that can be looked through have keys', () => {
    expect(openPiles(face.layout).map(({ zone, opens }) => [zone, opens?.key])).toEqual([
      ['river', 'v'],
      ['sky', 'y'],
    ]);
  });
});
