import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { duelTale } from '../../../games/duel/page/log/duel-tale';
import { tableTexts } from '../../../i18n/table-texts';
import { folded } from './folded-windows';
import { WindowList } from './WindowsSheet';

const noCard = (): never => {
  throw new Error('no card is named');
};
const tale = duelTale({ names: ['Ren', 'Aya'], table: tableTexts.en, info: noCard }, [
  { number: 0, verb: 'turn', player: 0, turn: 3, amount: 3 },
]);
const at = (answers: number, window: string, part?: string) => ({
  player: 1 as const,
  answers,
  window,
  turn: 3,
  phase: 'battle',
  ...(part && { part }),
  line: 1,
  learned: null,
});
const oldestFirst = [
  at(4, 'attackDeclared'),
  at(5, 'damageStep', 'start'),
  at(6, 'damageStep', 'before'),
  at(7, 'damageStep', 'end'),
  at(8, 'attackDeclared'),
  at(9, 'damageStep', 'start'),
];

test('the windows of one Damage Step are one entry, those of the next attack another', () => {
  expect(folded([...oldestFirst].reverse()).map((fold) => fold.map(({ answers }) => answers))).toEqual([
    [9],
    [8],
    [7, 6, 5],
    [4],
  ]);
});

test('a Damage Step is listed by its name and how many chances it had, a single one by its part', () => {
  const table = { windows: [[], oldestFirst], askableWindows: [[], []], closedWindows: [[], []] } as const;
  const html = renderToStaticMarkup(<WindowList table={table} tale={tale} seat={1} />);
  const entries = [...html.matchAll(/<button.*?<b>(.*?)<\/b><span>(.*?)<\/span>/g)].map(([, name, said]) => [name, said]);
  expect(entries.map(([name]) => name)).toEqual([
    'Damage Step, start',
    'After an attack is declared',
    'In the Damage Step',
    'After an attack is declared',
  ]);
  expect(entries[2]![1]).toContain('3 chances to respond');
  expect(html).toContain('aria-expanded="false"');
});
