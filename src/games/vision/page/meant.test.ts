import { beforeEach, expect, test } from 'vitest';
import type { AnswerView, CardFacts, Place, WishView } from '../../../engine/vision';
import { visionTexts } from '../texts';
import { useDock } from '../../../ui/base/shared/dock-store';
import { mayDrag as mayBeDragged } from '../../../ui/screens/game/may-drag';
import type { ShownVision } from '../table';
import { letGo } from '../../../ui/table/dock/drop';
import { meantAt } from './meant';
import { visionReasons } from './reasons';
import { visionPage } from './';
import { asked, book, combatView, WIND, noting, question, tableOf } from './testing/fixture';

const open = asked({ isOpen: true });
const mayDrag = (place: Place, table: ShownVision): boolean => mayBeDragged(place, table, visionPage);
const tableFor = (decision = open) => tableOf(combatView({ decision, stack: [] }), { question: question(decision) });

/** What is answered when a card is dropped, with these wishes at it. */
function dropped(
  from: `0:${string}`,
  to: `${0 | 1}:${string}`,
  wishes: readonly WishView[],
  decision = open,
  facts?: CardFacts,
): AnswerView[] {
  const answers: AnswerView[] = [];
  const acts = { ...noting(answers), wishesAt: () => wishes };
  const names = (passcode: number) => ({ name: book.card(passcode)?.facts.en ?? '' });
  const meant = meantAt(from, to, {
    table: tableFor(decision),
    acts,
    book: facts ? { ...book, card: () => ({ facts, texts: { en: [], ja: [] } }) } : book,
    because: (reasons, asked) => visionReasons(reasons as never, { book, language: 'en', names }, asked),
    otherSide: visionTexts.en.prompt.whyNot.otherSide,
  });
  if (meant) letGo(from, to, meant, acts);
  return answers;
}

const offer = (act: WishView['do'], ...indexes: number[]): WishView => ({
  do: act,
  options: indexes.map((index) => ({ index, do: act })),
  reasons: [],
});
const refusal = (): readonly string[] =>
  useDock.getState().refusal.map((line) => (typeof line === 'string' ? line : `${line.rule} ${line.numbers?.join(' ')}`));

beforeEach(() => useDock.getState().begin(`${Math.max(0, Number(useDock.getState().question ?? 0)) + 1}`));

test('cards of the own hand and own characters may be taken up while their player is asked for acts, and no others', () => {
  const table = tableFor();
  expect(mayDrag('0:hand:0', table)).toBe(true);
  expect(mayDrag('0:field:0', table)).toBe(true);
  for (const place of ['1:field:0', '1:hand:0', '0:node', '0:underworld:0'] as const) expect(mayDrag(place, table)).toBe(false);
  expect(mayDrag('0:hand:0', { ...table, question: question(open, { form: 'look' }) })).toBe(false);
  expect(mayDrag('0:hand:0', { ...table, curtain: 1 })).toBe(false);
  expect(
    mayDrag('0:hand:0', {
      ...table,
      review: { kind: 'review', answers: 0, branch: null, of: 1, moment: null, told: 0, turnPlayerNow: 0 },
    }),
  ).toBe(false);
});

test('a card of the hand becomes a node in the Node Area and is played on the field', () => {
  const wishes = [offer('playCard', 3), offer('node', 5)];
  expect(dropped('0:hand:1', '0:node', wishes)).toEqual([{ kind: 'option', index: 5 }]);
  expect(dropped('0:hand:1', '0:field', wishes)).toEqual([{ kind: 'option', index: 3 }]);
  expect(dropped('0:hand:1', '0:deck', wishes)).toEqual([]);
});

test('a card with several texts stays where it was dropped, and asks which one is meant', () => {
  expect(dropped('0:hand:0', '0:field', [offer('playCard', 1, 2)])).toEqual([]);
  expect(useDock.getState()).toMatchObject({ selected: '0:hand:0', dropped: { at: '0:field' } });
});

test('nobody sets nodes or plays characters on the other side; what is set on a character may go there', () => {
  expect(dropped('0:hand:1', '1:node', [offer('node', 5)])).toEqual([]);
  expect(refusal()).toEqual(['That goes to REN’s own side.']);
  expect(dropped('0:hand:1', '1:field', [offer('playCard', 3)])).toEqual([]);
  expect(refusal()).toEqual(['That goes to REN’s own side.']);
  expect(dropped('0:hand:0', '1:field:0', [offer('playCard', 3)])).toEqual([{ kind: 'option', index: 3 }]);
  for (const subtype of ['phantom', 'worldCharm', 'equipmentField'] as const) {
    const spell = { ...book.card(WIND)!.facts, kind: 'spell', subtype } as const;
    expect(dropped('0:hand:0', '1:field', [offer('playCard', 3)], open, spell)).toEqual([]);
    expect(refusal()).toEqual(['That goes to REN’s own side.']);
  }
});

test('a character dragged across attacks; in answer to an attack it defends', () => {
  const wishes = [offer('attack', 7), offer('defend', 8)];
  expect(dropped('0:field:0', '1:seat', wishes)).toEqual([{ kind: 'option', index: 7 }]);
  expect(dropped('0:field:0', '1:field:0', wishes, asked({}))).toEqual([{ kind: 'option', index: 8 }]);
  expect(dropped('0:field:0', '0:field', wishes)).toEqual([]);
});

test('a drop that cannot be says why, with the rule and its numbers', () => {
  const wishes: readonly WishView[] = [{ do: 'node', options: [], reasons: [{ rule: 'node-once' }] }];
  expect(dropped('0:hand:0', '0:node', wishes)).toEqual([]);
  expect(useDock.getState().selected).toBe('0:hand:0');
  expect(refusal()).toEqual(['node-once V28']);
});
