import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CurvePanel } from './CurvePanel';
import { EditingProvider, type Editing } from './editing';
import { DeckSubjectProvider, type DeckSubject } from './subject';

const subject = {
  curve: () => ({ title: 'Levels', bars: [] }),
  groups: ['red', 'blue'].map((key) => ({ key, label: key, colour: key })),
  groupOf: () => 'red',
} as unknown as DeckSubject;
const editing = { cards: { main: [1, 2, 3] } } as unknown as Editing;

test('a kind of which the deck has no card takes no part of the bar', () => {
  const html = renderToStaticMarkup(
    <DeckSubjectProvider value={subject}>
      <EditingProvider value={editing}>
        <CurvePanel about={undefined} />
      </EditingProvider>
    </DeckSubjectProvider>,
  );
  const kinds = [...html.matchAll(/flex-grow:(\d+)[^>]*><i[^>]*background:(\w+)/g)].map(([, share, colour]) => [share, colour]);
  expect(kinds).toEqual([
    ['3', 'red'],
    ['0', 'none'],
  ]);
});
