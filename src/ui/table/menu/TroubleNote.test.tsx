import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Trouble } from '../../../store/desk/table-store';
import { TroubleNote } from './TroubleNote';

const said = (trouble: Trouble): string => renderToStaticMarkup(<TroubleNote trouble={trouble} />);

test('what the engine says of the duel of this table may name cards: the note does not repeat it', () => {
  const detail = 'in effect 1 of Cyber Jar: expected choose1:4, got choose1:5';
  expect(said({ kind: 'lostHistory', detail })).not.toContain('Cyber Jar');
  expect(said({ kind: 'cannotOpen', problem: { why: 'refused', detail }, isAside: true })).not.toContain('Cyber Jar');
});

test('what is wrong with a file that somebody has brought is said in full', () => {
  expect(
    said({ kind: 'cannotOpen', problem: { why: 'refused', detail: '$.origin: a setup expected' }, isAside: false }),
  ).toContain('$.origin: a setup expected');
});

test.each(['broken', 'fault', 'notFetched'] as const)('a fault (%s) is told in a sentence, and can be dismissed', (kind) => {
  expect(said({ kind })).toMatch(/<p>[A-Z][^<]{40,}<\/p>.*OK/);
});
