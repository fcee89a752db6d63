import type { DuelQuestion } from '../../../games/duel/table';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DecisionView, ViewCard } from '../../../engine/duel';
import type { Place } from '../../../engine/table';
import { useDock } from '../../base/shared/dock-store';
import { canConfirm, completePick, togglePick } from './picking';

const [a, b, c] = ['0:hand:0', '0:hand:1', '0:hand:2'] as const;

const card = (place: Place): ViewCard => ({
  place,
  owner: 0,
  controller: 0,
  faceUp: true,
  links: [],
  targetedBy: [],
  attackedThisTurn: false,
  arrivedThisTurn: false,
  known: false,
});

function asks(kind: DecisionView['kind'], min: number, max: number): DuelQuestion {
  const from = [a, b, c].map(card);
  const decision: DecisionView = { player: 0, kind, showsHidden: false, pick: { from, min, max, ordered: kind === 'order' } };
  return { id: 'q', player: 0, form: 'choice', decision, canGoBack: false, isReopened: false };
}

const picked = () => useDock.getState().picked;

beforeEach(() => useDock.getState().begin('q'));

describe('picking', () => {
  test('takes cards up to the most and gives them back', () => {
    const question = asks('choose', 1, 2);
    expect(togglePick(question, a) && togglePick(question, b)).toBe(true);
    expect(togglePick(question, c)).toBe(false);
    expect(picked()).toEqual([a, b]);
    togglePick(question, a);
    expect(picked()).toEqual([b]);
  });

  test('one of one changes its mind with a tap', () => {
    const question = asks('choose', 1, 1);
    togglePick(question, a);
    togglePick(question, c);
    expect(picked()).toEqual([c]);
  });

  test('confirms between the least and the most', () => {
    const question = asks('discard', 2, 2);
    expect(canConfirm(question, [a])).toBe(false);
    expect(canConfirm(question, [a, c])).toBe(true);
    expect(canConfirm(asks('choose', 0, 1), [])).toBe(true);
  });

  test('takes the last card of an order as read', () => {
    const question = asks('order', 3, 3);
    expect(canConfirm(question, [b])).toBe(false);
    expect(completePick(question, [c, a])).toEqual([c, a, b]);
  });

  test('a new question begins with nothing picked', () => {
    togglePick(asks('choose', 1, 2), a);
    useDock.getState().begin('another');
    expect(picked()).toEqual([]);
  });
});
