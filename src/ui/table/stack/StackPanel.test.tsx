import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TableGroundProvider, type TableGround } from '../field/table-context';
import { StackPanel } from './StackPanel';
import type { StackTold } from './stack-told';

const told: StackTold = {
  title: 'Chain of 1',
  note: 'resolved',
  idle: 'Nothing lies here.',
  stage: 'over',
  look: 'links',
  entries: [
    {
      number: 1,
      player: 0,
      passcode: 7,
      name: 'Dreamer',
      label: 'Link 1, Dreamer',
      state: 'resolved',
      isBroken: false,
      kind: 'fast',
      lines: [],
    },
  ],
};

/** Nobody looks at a card of it. */
const ground = { onInspectCard: () => undefined } as unknown as TableGround;
const html = (now: StackTold): string =>
  renderToStaticMarkup(
    <TableGroundProvider value={ground}>
      <StackPanel told={now} />
    </TableGroundProvider>,
  );

test('what is over stands whole until play goes on; then it is a line that opens it again', () => {
  const [fresh, past] = [html(told), html({ ...told, isPast: true })];
  expect(fresh).toContain('Dreamer');
  expect(fresh).not.toContain('aria-expanded');
  expect(past).toContain('Chain of 1');
  expect(past).not.toContain('Dreamer');
  expect(past).toContain('aria-expanded="false"');
});

test('where nothing lies one line says so', () => {
  const empty = html({ ...told, stage: 'none', entries: [] });
  expect(empty).toContain('Nothing lies here.');
  expect(empty).not.toContain('<ol');
});
