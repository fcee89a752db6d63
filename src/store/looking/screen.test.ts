import { describe, expect, test } from 'vitest';
import type { DecisionView, Player } from '../../engine/duel';
import { answered, NOBODY_LOOKED, opened, screenFor, wantsToLook, type ScreenMemory } from './screen';
import { chooses, idle, window } from '../testing/scripted-session';

const moment = (decision: DecisionView | null, turn = 1, turnPlayer: Player = 0) => ({ turn, turnPlayer, decision });
const renHolds: ScreenMemory = opened(NOBODY_LOOKED, 0, moment(idle(0)));

describe('the screen', () => {
  test('waits behind the curtain for the turn player when the duel is opened', () => {
    expect(screenFor(moment(idle(0)), 0, NOBODY_LOOKED, 'curtain')).toEqual({ viewer: 'public', curtain: 0, asks: 'nothing' });
  });

  test('shows the turn player its own cards once the curtain was opened', () => {
    expect(screenFor(moment(idle(0)), 0, renHolds, 'curtain')).toEqual({ viewer: 0, curtain: null, asks: 'choice' });
  });

  test('is public while the opponent is asked, with the plain window', () => {
    expect(screenFor(moment(window(1, 'chainLink')), 3, renHolds, 'curtain')).toEqual({
      viewer: 'public',
      curtain: null,
      asks: 'window',
    });
  });

  test('goes back to the turn player without a curtain after No response', () => {
    const after = answered(renHolds, 1, moment(window(1, 'chainLink')));
    expect(screenFor(moment(idle(0)), 4, after, 'curtain')).toMatchObject({ viewer: 0, curtain: null });
  });

  test('keeps its own view when the turn player is asked a window in its own turn', () => {
    expect(screenFor(moment(window(0, 'summonSuccess')), 3, renHolds, 'curtain')).toMatchObject({ viewer: 0, asks: 'choice' });
  });

  test('drops the curtain for Let me look, and again for the turn player afterwards', () => {
    const looking = wantsToLook(renHolds, 1, 3);
    expect(screenFor(moment(window(1, 'chainLink')), 3, looking, 'curtain')).toMatchObject({ viewer: 'public', curtain: 1 });
    const looked = opened(looking, 1, moment(window(1, 'chainLink')));
    expect(screenFor(moment(window(1, 'chainLink')), 3, looked, 'curtain')).toMatchObject({ viewer: 1, asks: 'choice' });
    const after = answered(looked, 1, moment(window(1, 'chainLink')));
    expect(screenFor(moment(idle(0)), 4, after, 'curtain')).toMatchObject({ viewer: 'public', curtain: 0 });
  });

  test('is not given back to a seat that only looked in once the other one has answered', () => {
    const looked = opened(wantsToLook(renHolds, 1, 3), 1, moment(window(1, 'chainLink')));
    const passed = answered(answered(looked, 1, moment(null)), 0, moment(null));
    expect(screenFor(moment(chooses(1, 'discard', true)), 5, passed, 'curtain')).toMatchObject({ viewer: 'public', curtain: 1 });
  });

  test('drops the curtain for a decision that shows hidden cards of the other seat', () => {
    expect(screenFor(moment(chooses(1, 'discard', true)), 3, renHolds, 'curtain')).toMatchObject({
      viewer: 'public',
      curtain: 1,
    });
    expect(screenFor(moment(chooses(1, 'target')), 3, renHolds, 'curtain')).toMatchObject({
      viewer: 'public',
      curtain: null,
      asks: 'choice',
    });
  });

  test('drops the curtain when the turn player changes, even if that seat had looked before', () => {
    const ayaHolds = opened(renHolds, 1, moment(window(1, 'chainLink')));
    expect(screenFor(moment(idle(1), 2, 1), 9, ayaHolds, 'curtain')).toMatchObject({ viewer: 'public', curtain: 1 });
  });

  test('is public at the end', () => {
    expect(screenFor(moment(null), 9, renHolds, 'curtain')).toEqual({ viewer: 'public', curtain: null, asks: 'nothing' });
  });
});
