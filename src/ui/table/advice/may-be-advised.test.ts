import { expect, test } from 'vitest';
import type { Table } from '../../../store/desk/table';
import { mayBeAdvised } from './AdviceTool';

const asked = { player: 0, form: 'choice', decision: { player: 0, kind: 'idle', options: [] } };
const at = (change: object = {}): boolean =>
  mayBeAdvised({ game: 'duel', match: null, review: null, viewer: 0, question: asked, ...change } as unknown as Table);

test('whoever is asked may be advised, to the own eyes alone', () => {
  expect(at()).toBe(true);
  expect(at({ viewer: 'public' })).toBe(false);
  expect(at({ viewer: 1 })).toBe(false);
  expect(at({ question: { ...asked, form: 'window' } })).toBe(false);
  expect(at({ question: null })).toBe(false);
});

test('nobody is advised in a match, while an earlier position is looked at', () => {
  expect(at({ match: {} })).toBe(false);
  expect(at({ review: {} })).toBe(false);
});
