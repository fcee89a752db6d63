import { describe, expect, test } from 'vitest';
import type { DecisionView, Player } from '../../engine/duel';
import {
  aloneScreen,
  answered,
  covered,
  doesNotLook,
  NOBODY_LOOKED,
  opened,
  screenFor,
  takesUp,
  tookUp,
  wantsToLook,
  type ScreenMemory,
} from './screen';
import { chooses, idle, window } from '../testing/scripted-session';

const moment = (decision: DecisionView | null, turn = 1, turnPlayer: Player = 0) => ({ turn, turnPlayer, decision });
const renHolds: ScreenMemory = opened(NOBODY_LOOKED, 0, moment(idle(0)));

describe('the screen of one person', () => {
  test('shows the own view all the time, without a curtain, and asks nothing for the other seat', () => {
    expect(aloneScreen(moment(idle(0)), 0, 'curtain', false)).toEqual({ viewer: 0, curtain: null, asks: 'choice' });
    expect(aloneScreen(moment(window(0, 'chainLink'), 2, 1), 0, 'peek', false)).toEqual({
      viewer: 0,
      curtain: null,
      asks: 'choice',
    });
    expect(aloneScreen(moment(idle(1), 2, 1), 0, 'curtain', false)).toEqual({ viewer: 0, curtain: null, asks: 'nothing' });
    expect(aloneScreen(moment(idle(0)), 0, 'curtain', true).asks).toBe('nothing');
  });

  test('opens the hands where that was wished, and shows what everybody sees where nobody sits', () => {
    expect(aloneScreen(moment(idle(1), 2, 1), 0, 'open', false).viewer).toBe('open');
    expect(aloneScreen(moment(idle(1), 2, 1), 'nobody', 'curtain', false)).toEqual({
      viewer: 'public',
      curtain: null,
      asks: 'nothing',
    });
  });
});

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

  describe('after No response of the other player', () => {
    const after = answered(renHolds, 1, moment(window(1, 'chainLink')));

    test('keeps the cards of the turn player covered, without a curtain, until that player takes them up', () => {
      expect(screenFor(moment(idle(0)), 4, after, 'curtain')).toEqual({ viewer: 'public', curtain: null, asks: 'look' });
      expect(takesUp(after, 0, 0)).toBe(true);
      expect(screenFor(moment(idle(0)), 4, tookUp(after), 'curtain')).toEqual({ viewer: 0, curtain: null, asks: 'choice' });
    });

    test('asks the turn player its own window in public, and it stays covered when that is passed too', () => {
      const asked = { viewer: 'public', curtain: null, asks: 'window' };
      expect(screenFor(moment(window(0, 'summonSuccess')), 4, after, 'curtain')).toEqual(asked);
      const passed = answered(after, 0, moment(window(0, 'summonSuccess')));
      expect(screenFor(moment(idle(0)), 5, passed, 'curtain')).toMatchObject({ viewer: 'public', asks: 'look' });
    });

    test('asks a choice of hidden cards the same way, and one that everybody may see as it is', () => {
      expect(screenFor(moment(chooses(0, 'discard', true)), 4, after, 'curtain')).toMatchObject({
        viewer: 'public',
        asks: 'look',
      });
      expect(screenFor(moment(chooses(0, 'target')), 4, after, 'curtain')).toMatchObject({ viewer: 'public', asks: 'choice' });
    });

    test('takes up nothing for the other player, in whose turn there is the curtain', () => {
      expect(takesUp(after, 1, 0)).toBe(false);
      expect(takesUp(after, 0, 1)).toBe(false);
      expect(screenFor(moment(chooses(0, 'discard', true), 2, 1), 4, after, 'curtain')).toMatchObject({ curtain: 0 });
    });

    test('changes nothing where hands are open, and nothing where they lie face-down anyway', () => {
      expect(screenFor(moment(idle(0)), 4, after, 'open')).toMatchObject({ viewer: 'open', asks: 'choice' });
      expect(screenFor(moment(idle(0)), 4, after, 'peek')).toEqual(screenFor(moment(idle(0)), 4, renHolds, 'peek'));
    });

    test('is over with the next curtain', () => {
      const again = opened(covered(after), 0, moment(idle(0)));
      expect(screenFor(moment(idle(0)), 4, again, 'curtain')).toMatchObject({ viewer: 0, asks: 'choice' });
    });
  });

  test('shows the turn player its own cards still after an answer of its own', () => {
    const after = answered(renHolds, 0, moment(idle(0)));
    expect(screenFor(moment(idle(0)), 4, after, 'curtain')).toMatchObject({ viewer: 0, asks: 'choice' });
  });

  test('keeps them covered where the other player left the curtain closed', () => {
    const left = doesNotLook(wantsToLook(renHolds, 1, 3));
    expect(screenFor(moment(idle(0)), 3, left, 'curtain')).toEqual({ viewer: 'public', curtain: null, asks: 'look' });
    const stays = doesNotLook(wantsToLook(renHolds, 0, 3));
    expect(screenFor(moment(idle(0)), 3, stays, 'curtain')).toMatchObject({ viewer: 0 });
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
